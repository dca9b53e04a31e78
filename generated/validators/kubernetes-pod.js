// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesPod } from "./types/kubernetes-pod.js";

export function validateKubernetesPod(value) {
  return violationsOf(isKubernetesPod, value, { isResource: true });
}
