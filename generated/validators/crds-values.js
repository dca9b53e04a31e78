// Generated from schemas/ by `npm run generate`: do not edit.

import { CrdsValues } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateCrdsValues(value) {
  return violationsOf(CrdsValues, value);
}
