// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIdentityLimits } from "./types/identity-limits.js";

export function validateIdentityLimits(value) {
  return violationsOf(isIdentityLimits, value);
}
