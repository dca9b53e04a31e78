// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isClientRegistration } from "./types/client-registration.js";

export function validateClientRegistration(value) {
  return violationsOf(isClientRegistration, value);
}
