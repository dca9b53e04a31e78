import { isId, type JsonRpcMessage, type RawId } from "./message.ts";

/** The method of a cancellation. */
const CANCELLED = "notifications/cancelled";

/** The id of the request that a message cancels, as JSON; undefined if it cancels none. */
export function cancelledBy({ kind, object }: JsonRpcMessage): RawId | undefined {
  const isCancellation = kind === "notification" && object.text("method") === CANCELLED;
  const id = isCancellation ? object.object("params")?.raw("requestId") : undefined;
  return isId(id) ? id : undefined;
}

/** The message that cancels a request. @param id as JSON */
export function cancellationOf(id: RawId): string {
  return `{"jsonrpc":"2.0","method":"${CANCELLED}","params":{"requestId":${id}}}`;
}
