// Generated from schemas/ by `npm run generate`: do not edit.

import { Message } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateMessage(value) {
  return violationsOf(Message, value);
}
