// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isStandaloneValues } from "./types/standalone-values.js";

export function validateStandaloneValues(value) {
  return violationsOf(isStandaloneValues, value);
}
