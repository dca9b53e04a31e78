// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminReplay } from "./types/admin-replay.js";

export function validateAdminReplay(value) {
  return violationsOf(isAdminReplay, value);
}
