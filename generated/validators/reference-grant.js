// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isReferenceGrant } from "./types/reference-grant.js";

export function validateReferenceGrant(value) {
  return violationsOf(isReferenceGrant, value, { isResource: true });
}
