// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmKeyRemoval } from "./types/admin-llm-key-removal.js";

export function validateAdminLlmKeyRemoval(value) {
  return violationsOf(isAdminLlmKeyRemoval, value);
}
