// Generated from schemas/ by `npm run generate`: do not edit.

import { DelegationLimits } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateDelegationLimits(value) {
  return violationsOf(DelegationLimits, value);
}
