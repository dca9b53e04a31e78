// Generated from schemas/ by `npm run generate`: do not edit.

import { EdgeBackend } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateEdgeBackend(value) {
  return violationsOf(EdgeBackend, value, { isResource: true });
}
