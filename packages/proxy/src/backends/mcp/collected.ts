import type { Exchange } from "../../pipeline/exchange.ts";

/**
 * The body of a request, which is also sent to the server; undefined if it is longer than the
 * limit.
 */
export function collected({ stream }: Exchange, limit: number): Promise<Uint8Array | undefined> {
  const { collectedRequest } = stream;
  if (collectedRequest !== undefined) return Promise.resolve(collectedRequest);
  return new Promise((resolve) => stream.bufferRequest(limit, resolve));
}
