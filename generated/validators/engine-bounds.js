// Generated from schemas/ by `npm run generate`: do not edit.

import { EngineBounds } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateEngineBounds(value) {
  return violationsOf(EngineBounds, value);
}
