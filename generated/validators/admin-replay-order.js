// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminReplayOrder } from "./types/admin-replay-order.js";

export function validateAdminReplayOrder(value) {
  return violationsOf(isAdminReplayOrder, value);
}
