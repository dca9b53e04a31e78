// Generated from schemas/ by `npm run generate`: do not edit.

import { ReferenceGrant } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateReferenceGrant(value) {
  return violationsOf(ReferenceGrant, value, { isResource: true });
}
