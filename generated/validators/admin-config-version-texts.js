// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigVersionTexts } from "./types/admin-config-version-texts.js";

export function validateAdminConfigVersionTexts(value) {
  return violationsOf(isAdminConfigVersionTexts, value);
}
