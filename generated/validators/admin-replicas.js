// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminReplicas } from "./types/admin-replicas.js";

export function validateAdminReplicas(value) {
  return violationsOf(isAdminReplicas, value);
}
