// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminProblem } from "./types/admin-problem.js";

export function validateAdminProblem(value) {
  return violationsOf(isAdminProblem, value);
}
