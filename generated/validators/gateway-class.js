// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGatewayClass } from "./types/gateway-class.js";

export function validateGatewayClass(value) {
  return violationsOf(isGatewayClass, value, { isResource: true });
}
