// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmBudgets } from "./types/admin-llm-budgets.js";

export function validateAdminLlmBudgets(value) {
  return violationsOf(isAdminLlmBudgets, value);
}
