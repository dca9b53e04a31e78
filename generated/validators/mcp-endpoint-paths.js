// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpEndpointPaths } from "./types/mcp-endpoint-paths.js";

export function validateMcpEndpointPaths(value) {
  return violationsOf(isMcpEndpointPaths, value);
}
