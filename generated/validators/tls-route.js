// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTlsRoute } from "./types/tls-route.js";

export function validateTlsRoute(value) {
  return violationsOf(isTlsRoute, value, { isResource: true });
}
