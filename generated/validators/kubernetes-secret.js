// Generated from schemas/ by `npm run generate`: do not edit.

import { KubernetesSecret } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateKubernetesSecret(value) {
  return violationsOf(KubernetesSecret, value, { isResource: true });
}
