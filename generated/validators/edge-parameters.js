// Generated from schemas/ by `npm run generate`: do not edit.

import { EdgeParameters } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateEdgeParameters(value) {
  return violationsOf(EdgeParameters, value, { isResource: true });
}
