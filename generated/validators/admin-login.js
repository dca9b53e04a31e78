// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLogin } from "./types/admin-login.js";

export function validateAdminLogin(value) {
  return violationsOf(isAdminLogin, value);
}
