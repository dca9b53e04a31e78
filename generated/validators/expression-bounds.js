// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isExpressionBounds } from "./types/expression-bounds.js";

export function validateExpressionBounds(value) {
  return violationsOf(isExpressionBounds, value);
}
