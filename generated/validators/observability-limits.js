// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isObservabilityLimits } from "./types/observability-limits.js";

export function validateObservabilityLimits(value) {
  return violationsOf(isObservabilityLimits, value);
}
