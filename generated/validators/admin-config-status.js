// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigStatus } from "./types/admin-config-status.js";

export function validateAdminConfigStatus(value) {
  return violationsOf(isAdminConfigStatus, value);
}
