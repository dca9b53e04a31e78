// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isSettings } from "./types/settings.js";

export function validateSettings(value) {
  return violationsOf(isSettings, value);
}
