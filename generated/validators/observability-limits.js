// Generated from schemas/ by `npm run generate`: do not edit.

import { ObservabilityLimits } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateObservabilityLimits(value) {
  return violationsOf(ObservabilityLimits, value);
}
