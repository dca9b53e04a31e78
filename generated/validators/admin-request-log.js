// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminRequestLog } from "./types/admin-request-log.js";

export function validateAdminRequestLog(value) {
  return violationsOf(isAdminRequestLog, value);
}
