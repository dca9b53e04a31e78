// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminAttachedPolicies } from "./types/admin-attached-policies.js";

export function validateAdminAttachedPolicies(value) {
  return violationsOf(isAdminAttachedPolicies, value);
}
