// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEdgePolicy } from "./types/edge-policy.js";

export function validateEdgePolicy(value) {
  return violationsOf(isEdgePolicy, value, { isResource: true });
}
