// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminKeySets } from "./types/admin-key-sets.js";

export function validateAdminKeySets(value) {
  return violationsOf(isAdminKeySets, value);
}
