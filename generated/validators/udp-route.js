// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isUdpRoute } from "./types/udp-route.js";

export function validateUdpRoute(value) {
  return violationsOf(isUdpRoute, value, { isResource: true });
}
