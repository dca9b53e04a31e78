// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConversion } from "./types/admin-conversion.js";

export function validateAdminConversion(value) {
  return violationsOf(isAdminConversion, value);
}
