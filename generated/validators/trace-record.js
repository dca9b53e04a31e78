// Generated from schemas/ by `npm run generate`: do not edit.

import { TraceRecord } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateTraceRecord(value) {
  return violationsOf(TraceRecord, value);
}
