// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCrdsValues } from "./types/crds-values.js";

export function validateCrdsValues(value) {
  return violationsOf(isCrdsValues, value);
}
