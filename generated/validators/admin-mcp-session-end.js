// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpSessionEnd } from "./types/admin-mcp-session-end.js";

export function validateAdminMcpSessionEnd(value) {
  return violationsOf(isAdminMcpSessionEnd, value);
}
