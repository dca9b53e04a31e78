// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminTopology } from "./types/admin-topology.js";

export function validateAdminTopology(value) {
  return violationsOf(isAdminTopology, value);
}
