import { ChatFault } from "@edge-gateway/llm";
import type { Exchange } from "../pipeline/exchange.ts";
import { decoded } from "./decoded-body.ts";

const CONTENT_ENCODING = "content-encoding";
const PAYLOAD_TOO_LARGE = 413;
const UNSUPPORTED_MEDIA_TYPE = 415;

/** The maximum length of a body, and the error if a body is longer. */
export interface BodyLimit {
  readonly bytes: number;
  readonly tooLong: string;
}

/**
 * Returns the decoded body of a model request, without a promise if the body has already arrived completely.
 * @throws ChatFault if the body is too long, or its content encoding is unknown
 */
export function collectedBody(
  { stream, request }: Exchange,
  limit: BodyLimit,
): Uint8Array | Promise<Uint8Array> {
  const coding = request.get(CONTENT_ENCODING);
  const found = (bytes: Uint8Array | undefined): Uint8Array | Promise<Uint8Array> => {
    if (bytes === undefined) throw tooLarge(limit);
    return coding === undefined ? bytes : withoutCoding(bytes, coding, limit);
  };
  const collected = collect(stream, limit.bytes);
  return collected instanceof Promise ? collected.then(found) : found(collected);
}

async function withoutCoding(
  bytes: Uint8Array,
  coding: string,
  limit: BodyLimit,
): Promise<Uint8Array> {
  const found = await decoded(bytes, coding, limit.bytes);
  if (found === "too large") throw tooLarge(limit);
  if (found === undefined) throw new ChatFault("unknown content encoding", UNSUPPORTED_MEDIA_TYPE);
  return found;
}

function tooLarge({ tooLong }: BodyLimit): ChatFault {
  return new ChatFault(tooLong, PAYLOAD_TOO_LARGE, "tooLarge");
}

/**
 * Returns the body of a request as received, without a promise if the body has already arrived completely;
 * undefined if it is too long.
 */
export function collect(
  stream: Pick<Exchange["stream"], "bufferRequest">,
  maxBodyBytes: number,
): Uint8Array | undefined | Promise<Uint8Array | undefined> {
  let here: { readonly body: Uint8Array | undefined } | undefined;
  let later: ((body: Uint8Array | undefined) => void) | undefined;
  stream.bufferRequest(maxBodyBytes, (body) => {
    here = { body };
    later?.(body);
  });
  if (here !== undefined) return here.body;
  return new Promise((resolve) => (later = resolve));
}
