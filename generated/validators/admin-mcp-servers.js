// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpServers } from "./types/admin-mcp-servers.js";

export function validateAdminMcpServers(value) {
  return violationsOf(isAdminMcpServers, value);
}
