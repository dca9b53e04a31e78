// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmKeyChange } from "./types/admin-llm-key-change.js";

export function validateAdminLlmKeyChange(value) {
  return violationsOf(isAdminLlmKeyChange, value);
}
