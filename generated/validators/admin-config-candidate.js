// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigCandidate } from "./types/admin-config-candidate.js";

export function validateAdminConfigCandidate(value) {
  return violationsOf(isAdminConfigCandidate, value);
}
