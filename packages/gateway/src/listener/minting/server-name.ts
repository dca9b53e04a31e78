import { isIP } from "node:net";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";

const { maxLength, pattern } = LIMITS.preciseHostname;
const PATTERN = new RegExp(pattern);
/** Maximum length of a label (RFC 1035 section 2.3.4). */
const LONGEST_LABEL = 63;

/**
 * Whether a host can have this name, which must be in lower case. An IP address is not a name (RFC 6066
 * section 3).
 */
export function isServerName(name: string): boolean {
  if (name.length > maxLength || !PATTERN.test(name) || isIP(name) !== 0) return false;
  return name.split(".").every((label) => label.length <= LONGEST_LABEL);
}
