// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isStandaloneConfig } from "./types/standalone-config.js";

export function validateStandaloneConfig(value) {
  return violationsOf(isStandaloneConfig, value);
}
