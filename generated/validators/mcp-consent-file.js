// Generated from schemas/ by `npm run generate`: do not edit.

import { violationsOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpConsentFile } from "./types/mcp-consent-file.js";

export function validateMcpConsentFile(value) {
  return violationsOf(isMcpConsentFile, value);
}
