import { hasDuplicates, hasSimilarNames } from "@edge-gateway/kernel/json/json-duplicates";
import type { Verdict } from "@edge-gateway/mcp/federation/message-policy";
import { CODES } from "@edge-gateway/mcp/json/error";

/**
 * The error for JSON in which a server might use another member than a policy has read: one that occurs twice, or
 * one whose name differs in its case only.
 * @param place of the JSON in the message
 */
export function ambiguousMembers(text: string, place: string): Verdict {
  if (hasDuplicates(text)) return refusal(`duplicate member in ${place}`);
  if (hasSimilarNames(text)) return refusal(`members in ${place} that differ in their case only`);
  return undefined;
}

function refusal(reason: string): Verdict {
  return { code: CODES.invalidParams, message: `Invalid params: ${reason}` };
}
