// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isModelCatalog } from "./types/model-catalog.js";

export function validateModelCatalog(value) {
  return violationsOf(isModelCatalog, value);
}
