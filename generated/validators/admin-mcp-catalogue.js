// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpCatalogue } from "./types/admin-mcp-catalogue.js";

export function validateAdminMcpCatalogue(value) {
  return violationsOf(isAdminMcpCatalogue, value);
}
