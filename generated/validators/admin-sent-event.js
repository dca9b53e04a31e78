// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminSentEvent } from "./types/admin-sent-event.js";

export function validateAdminSentEvent(value) {
  return violationsOf(isAdminSentEvent, value);
}
