// Generated from schemas/ by `npm run generate`: do not edit.

import { TcpRoute } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateTcpRoute(value) {
  return violationsOf(TcpRoute, value, { isResource: true });
}
