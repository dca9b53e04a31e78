// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigDiff } from "./types/admin-config-diff.js";

export function validateAdminConfigDiff(value) {
  return violationsOf(isAdminConfigDiff, value);
}
