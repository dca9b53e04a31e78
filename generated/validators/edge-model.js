// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEdgeModel } from "./types/edge-model.js";

export function validateEdgeModel(value) {
  return violationsOf(isEdgeModel, value, { isResource: true });
}
