// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminAccess } from "./types/admin-access.js";

export function validateAdminAccess(value) {
  return violationsOf(isAdminAccess, value);
}
