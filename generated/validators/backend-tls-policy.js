// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendTlsPolicy } from "./types/backend-tls-policy.js";

export function validateBackendTlsPolicy(value) {
  return violationsOf(isBackendTlsPolicy, value, { isResource: true });
}
