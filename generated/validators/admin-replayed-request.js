// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminReplayedRequest } from "./types/admin-replayed-request.js";

export function validateAdminReplayedRequest(value) {
  return violationsOf(isAdminReplayedRequest, value);
}
