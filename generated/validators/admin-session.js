// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminSession } from "./types/admin-session.js";

export function validateAdminSession(value) {
  return violationsOf(isAdminSession, value);
}
