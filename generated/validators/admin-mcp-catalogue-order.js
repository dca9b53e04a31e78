// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpCatalogueOrder } from "./types/admin-mcp-catalogue-order.js";

export function validateAdminMcpCatalogueOrder(value) {
  return violationsOf(isAdminMcpCatalogueOrder, value);
}
