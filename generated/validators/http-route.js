// Generated from schemas/ by `npm run generate`: do not edit.

import { HttpRoute } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateHttpRoute(value) {
  return violationsOf(HttpRoute, value, { isResource: true });
}
