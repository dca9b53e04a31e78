import type { Exchange } from "../../pipeline/exchange.ts";

/**
 * Copies the body of a request while it is forwarded to the server; undefined if the body is longer than the
 * limit.
 */
export function collected({ stream }: Exchange, limit: number): Promise<Uint8Array | undefined> {
  const { collectedRequest } = stream;
  if (collectedRequest !== undefined) return Promise.resolve(collectedRequest);
  return new Promise((resolve) => stream.bufferRequest(limit, resolve));
}
