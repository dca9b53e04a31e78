// Generated from schemas/ by `npm run generate`: do not edit.

import { Gateway } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateGateway(value) {
  return violationsOf(Gateway, value, { isResource: true });
}
