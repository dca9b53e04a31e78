// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminRequestPage } from "./types/admin-request-page.js";

export function validateAdminRequestPage(value) {
  return violationsOf(isAdminRequestPage, value);
}
