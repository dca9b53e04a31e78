// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMessage } from "./types/message.js";

export function validateMessage(value) {
  return violationsOf(isMessage, value);
}
