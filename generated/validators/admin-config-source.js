// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigSource } from "./types/admin-config-source.js";

export function validateAdminConfigSource(value) {
  return violationsOf(isAdminConfigSource, value);
}
