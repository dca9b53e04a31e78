// Generated from schemas/ by `npm run generate`: do not edit.

import { StandaloneValues } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateStandaloneValues(value) {
  return violationsOf(StandaloneValues, value);
}
