// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminEndpoints } from "./types/admin-endpoints.js";

export function validateAdminEndpoints(value) {
  return violationsOf(isAdminEndpoints, value);
}
