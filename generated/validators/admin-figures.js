// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminFigures } from "./types/admin-figures.js";

export function validateAdminFigures(value) {
  return violationsOf(isAdminFigures, value);
}
