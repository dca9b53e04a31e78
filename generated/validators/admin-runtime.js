// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminRuntime } from "./types/admin-runtime.js";

export function validateAdminRuntime(value) {
  return violationsOf(isAdminRuntime, value);
}
