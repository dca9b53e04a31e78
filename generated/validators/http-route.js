// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpRoute } from "./types/http-route.js";

export function validateHttpRoute(value) {
  return violationsOf(isHttpRoute, value, { isResource: true });
}
