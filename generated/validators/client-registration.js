// Generated from schemas/ by `npm run generate`: do not edit.

import { ClientRegistration } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateClientRegistration(value) {
  return violationsOf(ClientRegistration, value);
}
