// Generated from schemas/ by `npm run generate`: do not edit.

import { BackendTlsPolicy } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateBackendTlsPolicy(value) {
  return violationsOf(BackendTlsPolicy, value, { isResource: true });
}
