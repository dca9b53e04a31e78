// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isListenerSet } from "./types/listener-set.js";

export function validateListenerSet(value) {
  return violationsOf(isListenerSet, value, { isResource: true });
}
