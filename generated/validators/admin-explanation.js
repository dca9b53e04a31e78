// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminExplanation } from "./types/admin-explanation.js";

export function validateAdminExplanation(value) {
  return violationsOf(isAdminExplanation, value);
}
