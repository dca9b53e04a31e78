// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmBudgetOrder } from "./types/llm-budget-order.js";

export function validateLlmBudgetOrder(value) {
  return violationsOf(isLlmBudgetOrder, value);
}
