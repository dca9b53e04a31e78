// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConversionOrder } from "./types/admin-conversion-order.js";

export function validateAdminConversionOrder(value) {
  return violationsOf(isAdminConversionOrder, value);
}
