// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEngineBounds } from "./types/engine-bounds.js";

export function validateEngineBounds(value) {
  return violationsOf(isEngineBounds, value);
}
