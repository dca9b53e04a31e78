// Generated from schemas/ by `npm run generate`: do not edit.

import { TlsRoute } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateTlsRoute(value) {
  return violationsOf(TlsRoute, value, { isResource: true });
}
