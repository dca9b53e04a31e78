import { randomUUID } from "node:crypto";

const KEPT = 40;

/**
 * The id of a tool call to which the vendor gave none. Histories contain calls of several
 * responses, so it differs from the ids in others.
 */
export function madeCallId(responseId: string, index: number): string {
  const own = responseId.replaceAll(/[^a-zA-Z0-9]/g, "").slice(-KEPT);
  return `call_${own === "" ? randomUUID() : own}_${index}`;
}
