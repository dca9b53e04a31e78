import type { AdminCall } from "@edge-gateway/admin-client";
import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { admin } from "./client.ts";

/** Which requests are traced; empty: the next one. */
export type ChosenRequests = Omit<NonNullable<AdminCall<"traceRequests">["query"]>, "detail">;

/**
 * Waits for the next requests of the gateway that match, and yields the records of their traces.
 * @param opened called when the gateway traces what comes next
 * @throws Error that says why the gateway does not trace
 */
export function nextTraces(
  chosen: ChosenRequests,
  signal: AbortSignal,
  opened: () => void,
): AsyncGenerator<TraceRecord> {
  const query = { ...chosen, detail: true };
  return admin.stream("traceRequests", { query, signal, opened });
}
