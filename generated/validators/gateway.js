// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGateway } from "./types/gateway.js";

export function validateGateway(value) {
  return violationsOf(isGateway, value, { isResource: true });
}
