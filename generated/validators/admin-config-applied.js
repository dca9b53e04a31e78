// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigApplied } from "./types/admin-config-applied.js";

export function validateAdminConfigApplied(value) {
  return violationsOf(isAdminConfigApplied, value);
}
