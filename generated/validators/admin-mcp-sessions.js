// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpSessions } from "./types/admin-mcp-sessions.js";

export function validateAdminMcpSessions(value) {
  return violationsOf(isAdminMcpSessions, value);
}
