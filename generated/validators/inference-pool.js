// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isInferencePool } from "./types/inference-pool.js";

export function validateInferencePool(value) {
  return violationsOf(isInferencePool, value, { isResource: true });
}
