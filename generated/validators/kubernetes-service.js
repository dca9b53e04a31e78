// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesService } from "./types/kubernetes-service.js";

export function validateKubernetesService(value) {
  return violationsOf(isKubernetesService, value, { isResource: true });
}
