// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminSpending } from "./types/admin-spending.js";

export function validateAdminSpending(value) {
  return violationsOf(isAdminSpending, value);
}
