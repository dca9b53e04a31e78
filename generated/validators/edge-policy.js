// Generated from schemas/ by `npm run generate`: do not edit.

import { EdgePolicy } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateEdgePolicy(value) {
  return violationsOf(EdgePolicy, value, { isResource: true });
}
