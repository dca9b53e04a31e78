// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isControlPlaneValues } from "./types/control-plane-values.js";

export function validateControlPlaneValues(value) {
  return violationsOf(isControlPlaneValues, value);
}
