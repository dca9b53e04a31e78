// Generated from schemas/ by `npm run generate`: do not edit.

import { IdentityLimits } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateIdentityLimits(value) {
  return violationsOf(IdentityLimits, value);
}
