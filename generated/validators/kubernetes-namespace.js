// Generated from schemas/ by `npm run generate`: do not edit.

import { KubernetesNamespace } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateKubernetesNamespace(value) {
  return violationsOf(KubernetesNamespace, value, { isResource: true });
}
