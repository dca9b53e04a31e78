// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isXbackend } from "./types/xbackend.js";

export function validateXbackend(value) {
  return violationsOf(isXbackend, value, { isResource: true });
}
