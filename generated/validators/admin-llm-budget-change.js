// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmBudgetChange } from "./types/admin-llm-budget-change.js";

export function validateAdminLlmBudgetChange(value) {
  return violationsOf(isAdminLlmBudgetChange, value);
}
