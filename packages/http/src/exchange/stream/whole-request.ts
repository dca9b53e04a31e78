import type { Stream } from "./stream.ts";

/** A request whose body can be read. */
interface BodyOwner {
  /** The body of a request that the gateway itself sends; undefined: the request is the client's. */
  readonly ownRequestBody: Uint8Array | undefined;
  readonly stream: Pick<Stream, "bufferRequest">;
}

/**
 * Returns the whole request body in its current form, without a promise if it has already arrived; undefined
 * if it is longer than the limit. A request without a body has one of no bytes.
 */
export function wholeRequest(
  { stream, ownRequestBody }: BodyOwner,
  limit: number,
): Uint8Array | undefined | Promise<Uint8Array | undefined> {
  if (ownRequestBody !== undefined) return ownRequestBody;
  let here: { readonly body: Uint8Array | undefined } | undefined;
  let later: ((body: Uint8Array | undefined) => void) | undefined;
  stream.bufferRequest(limit, (body) => {
    here = { body };
    later?.(body);
  });
  if (here !== undefined) return here.body;
  return new Promise((resolve) => (later = resolve));
}
