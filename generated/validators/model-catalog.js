// Generated from schemas/ by `npm run generate`: do not edit.

import { ModelCatalog } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateModelCatalog(value) {
  return violationsOf(ModelCatalog, value);
}
