// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminRouteExplanation } from "./types/admin-route-explanation.js";

export function validateAdminRouteExplanation(value) {
  return violationsOf(isAdminRouteExplanation, value);
}
