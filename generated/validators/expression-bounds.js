// Generated from schemas/ by `npm run generate`: do not edit.

import { ExpressionBounds } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateExpressionBounds(value) {
  return violationsOf(ExpressionBounds, value);
}
