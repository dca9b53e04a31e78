// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesConfigMap } from "./types/kubernetes-config-map.js";

export function validateKubernetesConfigMap(value) {
  return violationsOf(isKubernetesConfigMap, value, { isResource: true });
}
