import type { JsonRpcMessage, RawId } from "./message.ts";

/** The method of a cancellation. */
const CANCELLED = "notifications/cancelled";

/** The id of the request that a message cancels, as JSON; undefined if it cancels none. */
export function cancelledBy({ kind, object }: JsonRpcMessage): string | undefined {
  const isCancellation = kind === "notification" && object.text("method") === CANCELLED;
  return isCancellation ? object.object("params")?.raw("requestId") : undefined;
}

/** The message that cancels a request. @param id as JSON */
export function cancellationOf(id: RawId): string {
  return `{"jsonrpc":"2.0","method":"${CANCELLED}","params":{"requestId":${id}}}`;
}
