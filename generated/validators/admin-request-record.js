// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminRequestRecord } from "./types/admin-request-record.js";

export function validateAdminRequestRecord(value) {
  return violationsOf(isAdminRequestRecord, value);
}
