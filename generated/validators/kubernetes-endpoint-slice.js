// Generated from schemas/ by `npm run generate`: do not edit.

import { KubernetesEndpointSlice } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateKubernetesEndpointSlice(value) {
  return violationsOf(KubernetesEndpointSlice, value, { isResource: true });
}
