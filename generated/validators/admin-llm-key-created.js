// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmKeyCreated } from "./types/admin-llm-key-created.js";

export function validateAdminLlmKeyCreated(value) {
  return violationsOf(isAdminLlmKeyCreated, value);
}
