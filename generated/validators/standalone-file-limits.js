// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isStandaloneFileLimits } from "./types/standalone-file-limits.js";

export function validateStandaloneFileLimits(value) {
  return violationsOf(isStandaloneFileLimits, value);
}
