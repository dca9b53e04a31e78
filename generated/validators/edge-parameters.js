// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEdgeParameters } from "./types/edge-parameters.js";

export function validateEdgeParameters(value) {
  return violationsOf(isEdgeParameters, value, { isResource: true });
}
