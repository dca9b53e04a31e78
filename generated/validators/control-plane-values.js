// Generated from schemas/ by `npm run generate`: do not edit.

import { ControlPlaneValues } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateControlPlaneValues(value) {
  return violationsOf(ControlPlaneValues, value);
}
