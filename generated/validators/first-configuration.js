// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFirstConfiguration } from "./types/first-configuration.js";

export function validateFirstConfiguration(value) {
  return violationsOf(isFirstConfiguration, value);
}
