// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmCalls } from "./types/admin-llm-calls.js";

export function validateAdminLlmCalls(value) {
  return violationsOf(isAdminLlmCalls, value);
}
