// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGrpcRoute } from "./types/grpc-route.js";

export function validateGrpcRoute(value) {
  return violationsOf(isGrpcRoute, value, { isResource: true });
}
