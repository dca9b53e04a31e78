// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEdgeBackend } from "./types/edge-backend.js";

export function validateEdgeBackend(value) {
  return violationsOf(isEdgeBackend, value, { isResource: true });
}
