import { hasDuplicates } from "@edge-gateway/kernel/json/json-duplicates";
import type { Verdict } from "@edge-gateway/mcp/federation/message-policy";
import { CODES } from "@edge-gateway/mcp/json/error";

/**
 * The error for JSON with duplicate members: the server might use another one of them than a policy has read.
 * @param place of the JSON in the message
 */
export function duplicateMembers(text: string, place: string): Verdict {
  if (!hasDuplicates(text)) return undefined;
  return { code: CODES.invalidParams, message: `Invalid params: duplicate member in ${place}` };
}
