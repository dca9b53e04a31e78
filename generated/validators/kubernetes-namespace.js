// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesNamespace } from "./types/kubernetes-namespace.js";

export function validateKubernetesNamespace(value) {
  return violationsOf(isKubernetesNamespace, value, { isResource: true });
}
