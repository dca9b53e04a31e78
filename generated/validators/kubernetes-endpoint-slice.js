// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesEndpointSlice } from "./types/kubernetes-endpoint-slice.js";

export function validateKubernetesEndpointSlice(value) {
  return violationsOf(isKubernetesEndpointSlice, value, { isResource: true });
}
