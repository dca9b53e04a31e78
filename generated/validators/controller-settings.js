// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isControllerSettings } from "./types/controller-settings.js";

export function validateControllerSettings(value) {
  return violationsOf(isControllerSettings, value);
}
