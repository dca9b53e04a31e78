// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminAuditRecord } from "./types/admin-audit-record.js";

export function validateAdminAuditRecord(value) {
  return violationsOf(isAdminAuditRecord, value);
}
