// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminModels } from "./types/admin-models.js";

export function validateAdminModels(value) {
  return violationsOf(isAdminModels, value);
}
