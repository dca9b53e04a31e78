// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminCelOrder } from "./types/admin-cel-order.js";

export function validateAdminCelOrder(value) {
  return violationsOf(isAdminCelOrder, value);
}
