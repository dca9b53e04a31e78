// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminReplayDifference } from "./types/admin-replay-difference.js";

export function validateAdminReplayDifference(value) {
  return violationsOf(isAdminReplayDifference, value);
}
