// Generated from schemas/ by `npm run generate`: do not edit.

import { Settings } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateSettings(value) {
  return violationsOf(Settings, value);
}
