// Generated from schemas/ by `npm run generate`: do not edit.

import { KubernetesConfigMap } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateKubernetesConfigMap(value) {
  return violationsOf(KubernetesConfigMap, value, { isResource: true });
}
