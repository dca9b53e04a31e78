// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrResource } from "./types/ir-resource.js";

export function validateIrResource(value) {
  return violationsOf(isIrResource, value);
}
