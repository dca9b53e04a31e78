// Generated from schemas/ by `npm run generate`: do not edit.

import { GrpcRoute } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateGrpcRoute(value) {
  return violationsOf(GrpcRoute, value, { isResource: true });
}
