import { randomUUID } from "node:crypto";

/** Keeps ids below 40 characters, the limit of OpenAI. */
const KEPT = 30;

/**
 * The id of a tool call without an id of its vendor. A conversation contains calls of several responses, so
 * the id differs from the ids in other responses.
 */
export function madeCallId(responseId: string, index: number): string {
  const own = responseId.replaceAll(/[^a-zA-Z0-9]/g, "").slice(-KEPT);
  return `call_${own === "" ? randomUUID().replaceAll("-", "").slice(-KEPT) : own}_${index}`;
}
