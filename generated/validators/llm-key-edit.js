// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmKeyEdit } from "./types/llm-key-edit.js";

export function validateLlmKeyEdit(value) {
  return violationsOf(isLlmKeyEdit, value);
}
