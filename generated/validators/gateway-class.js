// Generated from schemas/ by `npm run generate`: do not edit.

import { GatewayClass } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateGatewayClass(value) {
  return violationsOf(GatewayClass, value, { isResource: true });
}
