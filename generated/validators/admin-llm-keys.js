// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLlmKeys } from "./types/admin-llm-keys.js";

export function validateAdminLlmKeys(value) {
  return violationsOf(isAdminLlmKeys, value);
}
