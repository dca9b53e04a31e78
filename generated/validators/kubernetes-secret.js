// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesSecret } from "./types/kubernetes-secret.js";

export function validateKubernetesSecret(value) {
  return violationsOf(isKubernetesSecret, value, { isResource: true });
}
