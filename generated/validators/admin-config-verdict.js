// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigVerdict } from "./types/admin-config-verdict.js";

export function validateAdminConfigVerdict(value) {
  return violationsOf(isAdminConfigVerdict, value);
}
