// Generated from schemas/ by `npm run generate`: do not edit.

import { StandaloneConfig } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateStandaloneConfig(value) {
  return violationsOf(StandaloneConfig, value);
}
