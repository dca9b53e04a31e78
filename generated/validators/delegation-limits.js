// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDelegationLimits } from "./types/delegation-limits.js";

export function validateDelegationLimits(value) {
  return violationsOf(isDelegationLimits, value);
}
