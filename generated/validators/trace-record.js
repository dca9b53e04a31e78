// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTraceRecord } from "./types/trace-record.js";

export function validateTraceRecord(value) {
  return violationsOf(isTraceRecord, value);
}
