// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTcpRoute } from "./types/tcp-route.js";

export function validateTcpRoute(value) {
  return violationsOf(isTcpRoute, value, { isResource: true });
}
