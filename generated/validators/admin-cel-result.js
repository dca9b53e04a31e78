// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminCelResult } from "./types/admin-cel-result.js";

export function validateAdminCelResult(value) {
  return violationsOf(isAdminCelResult, value);
}
