import { ChatFault } from "@edge-gateway/llm";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { decoded } from "@edge-gateway/gateway/exchange/decoded-body";
import { wholeRequest } from "@edge-gateway/http";

const CONTENT_ENCODING = "content-encoding";
const PAYLOAD_TOO_LARGE = 413;
const UNSUPPORTED_MEDIA_TYPE = 415;

/** The maximum length of a body, and the error if a body is longer. */
export interface BodyLimit {
  readonly bytes: number;
  /** Returns the message of the error. */
  readonly tooLong: (bytes: number) => string;
}

/** The body of a model request in its current form, and its content after decoding. */
export interface ModelBody {
  readonly form: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The body of a request that may have none. */
export interface ReadBody {
  readonly form?: Uint8Array | undefined;
  readonly bytes?: Uint8Array | undefined;
}

/**
 * Returns the body of a model request, without a promise if the body has already arrived completely.
 * @throws ChatFault if the body is too long, or its content encoding is unknown
 */
export function collectedBody(
  exchange: Exchange,
  limit: BodyLimit,
): ModelBody | Promise<ModelBody> {
  const coding = exchange.request.get(CONTENT_ENCODING);
  const found = (form: Uint8Array | undefined): ModelBody | Promise<ModelBody> => {
    if (form === undefined) throw tooLarge(limit);
    return coding === undefined ? { form, bytes: form } : withoutCoding(form, coding, limit);
  };
  const whole = wholeRequest(exchange, limit.bytes);
  return whole instanceof Promise ? whole.then(found) : found(whole);
}

async function withoutCoding(
  form: Uint8Array,
  coding: string,
  limit: BodyLimit,
): Promise<ModelBody> {
  const bytes = await decoded(form, coding, limit.bytes);
  if (bytes === "too large") throw tooLarge(limit);
  if (bytes === undefined) throw new ChatFault("unknown content encoding", UNSUPPORTED_MEDIA_TYPE);
  return { form, bytes };
}

function tooLarge({ bytes, tooLong }: BodyLimit): ChatFault {
  return new ChatFault(tooLong(bytes), PAYLOAD_TOO_LARGE, "tooLarge");
}

/** Whether the body of a request has the given form: policies edit the body of each attempt anew. */
export function hasForm({ stream }: Exchange, form: Uint8Array | undefined): boolean {
  const { collectedRequest, hasRequestBody } = stream;
  if (form === undefined) return !hasRequestBody;
  return collectedRequest instanceof Uint8Array && Buffer.compare(collectedRequest, form) === 0;
}
