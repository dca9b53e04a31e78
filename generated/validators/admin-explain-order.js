// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminExplainOrder } from "./types/admin-explain-order.js";

export function validateAdminExplainOrder(value) {
  return violationsOf(isAdminExplainOrder, value);
}
