// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigTrial } from "./types/admin-config-trial.js";

export function validateAdminConfigTrial(value) {
  return violationsOf(isAdminConfigTrial, value);
}
