// Generated from schemas/ by `npm run generate`: do not edit.

import { StandaloneFileLimits } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateStandaloneFileLimits(value) {
  return violationsOf(StandaloneFileLimits, value);
}
