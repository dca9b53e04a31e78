// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigVersions } from "./types/admin-config-versions.js";

export function validateAdminConfigVersions(value) {
  return violationsOf(isAdminConfigVersions, value);
}
