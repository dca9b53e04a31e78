// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmKeyOrder } from "./types/llm-key-order.js";

export function validateLlmKeyOrder(value) {
  return violationsOf(isLlmKeyOrder, value);
}
