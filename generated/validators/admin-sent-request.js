// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminSentRequest } from "./types/admin-sent-request.js";

export function validateAdminSentRequest(value) {
  return violationsOf(isAdminSentRequest, value);
}
