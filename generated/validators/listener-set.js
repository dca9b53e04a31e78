// Generated from schemas/ by `npm run generate`: do not edit.

import { ListenerSet } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateListenerSet(value) {
  return violationsOf(ListenerSet, value, { isResource: true });
}
