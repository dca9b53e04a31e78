// Generated from schemas/ by `npm run generate`: do not edit.

import { KubernetesService } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateKubernetesService(value) {
  return violationsOf(KubernetesService, value, { isResource: true });
}
