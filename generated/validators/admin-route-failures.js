// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminRouteFailures } from "./types/admin-route-failures.js";

export function validateAdminRouteFailures(value) {
  return violationsOf(isAdminRouteFailures, value);
}
