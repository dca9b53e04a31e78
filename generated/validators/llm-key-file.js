// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmKeyFile } from "./types/llm-key-file.js";

export function validateLlmKeyFile(value) {
  return violationsOf(isLlmKeyFile, value);
}
