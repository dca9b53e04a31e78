// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminBackends } from "./types/admin-backends.js";

export function validateAdminBackends(value) {
  return violationsOf(isAdminBackends, value);
}
