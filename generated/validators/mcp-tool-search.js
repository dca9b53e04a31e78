// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpToolSearch } from "./types/mcp-tool-search.js";

export function validateMcpToolSearch(value) {
  return violationsOf(isMcpToolSearch, value);
}
