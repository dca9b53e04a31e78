// Generated from schemas/ by `npm run generate`: do not edit.

import { EdgeModel } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateEdgeModel(value) {
  return violationsOf(EdgeModel, value, { isResource: true });
}
