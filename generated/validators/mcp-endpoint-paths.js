// Generated from schemas/ by `npm run generate`: do not edit.

import { McpEndpointPaths } from "./functions.js";
import { violationsOf } from "./runtime.ts";

export function validateMcpEndpointPaths(value) {
  return violationsOf(McpEndpointPaths, value);
}
