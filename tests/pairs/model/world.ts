import type { Call, Exchange, Fields, Request, Response } from "./message.ts";
import type { Policy, View } from "./policy.ts";

/** Longest body that the gateways of the instrument hold in memory. */
export const LIMIT = 4096;

/** The state of one exchange while the model runs it. */
export interface World {
  readonly exchange: Exchange;
  /** Longest body that is held in memory (`maxBufferSize`). */
  readonly limit: number;
  request: Request;
  response: Response | undefined;
  known: Fields;
  calls: Call[];
  mirrors: Record<string, Request>;
  /** What pages of other origins are told, in whatever response they get (Fetch, "CORS protocol"). */
  granted: Fields;
  /** Whether a policy of the backend has set a credential. */
  isAuthenticated: boolean;
  /** Whether a policy or filter decides about the host, so that a backend does not replace it. */
  isHostDecided: boolean;
  /** Whether the upstream is called. */
  isForwarded: boolean;
}

/** What expressions read now. */
export function viewOf({ request, response, known }: World): View {
  return { request, response, known };
}

/** The number of bytes of a body. */
export function sizeOf(body: string | undefined): number {
  return body?.length ?? 0;
}

const GRPC_STATUS: Readonly<Record<number, string>> = {
  400: "13",
  401: "16",
  403: "7",
  404: "12",
  407: "16",
  429: "14",
  502: "14",
  503: "14",
  504: "4",
};
const GRPC_UNKNOWN = "2";

/**
 * A response that the gateway makes. Clients of gRPC get the status in `grpc-status`, with HTTP status 200
 * and no body (gRPC over HTTP/2, "Responses"; the table is that of gRPC's http-grpc-status-mapping.md with
 * the deviations of the public reference, section 2.5).
 */
export function refusal(world: World, status: number, headers: Fields = {}): Response {
  const isGrpc = world.exchange.protocol === "grpc";
  const grpc = isGrpc ? { "grpc-status": GRPC_STATUS[status] ?? GRPC_UNKNOWN } : {};
  return {
    status: isGrpc ? 200 : status,
    headers: { ...headers, ...grpc },
    body: UNCHECKED,
    trailers: {},
    informational: [],
  };
}

/** A body whose text the specification does not say. */
export const UNCHECKED = "\u0000unchecked";

/** The value of a field that has to be there, and that the model cannot know, such as a signature. */
export const ANY = "\u0000any";

/** The value of a field that is the hash of the body that the same observer sees. */
export const HASH_OF_BODY = "\u0000hash of the body";

/** Adds, replaces or removes fields; a value of undefined removes. */
export function edited(
  headers: Fields,
  edits: Readonly<Record<string, string | undefined>>,
): Fields {
  const entries = Object.entries({ ...headers, ...edits });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** What a policy tells a page of an allowed origin. */
export function originFields({ origin, exposed }: Extract<Policy, { kind: "cors" }>): Fields {
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": exposed,
  };
}

/** Fields that describe the representation that a new body replaces (RFC 9110 sections 8.8.3 and 14.4). */
const OF_THE_OLD_BODY = { etag: undefined, "content-md5": undefined, "content-range": undefined };

/** The fields of a message whose body is replaced. */
export function withoutOldBody(headers: Fields): Fields {
  return edited(headers, OF_THE_OLD_BODY);
}

/** Gives a message another body. */
function withBody<Message extends Request | Response>(message: Message, body: string): Message {
  if (body === message.body) return message;
  return { ...message, body, headers: withoutOldBody(message.headers) };
}

/**
 * Gives a message the body that a processor returned. Whether a streamed body is another one is known only of
 * bodies that the gateway may buffer, and that have no trailers and so a length.
 */
export function returned<Message extends Request | Response>(
  message: Message,
  body: string,
  { limit, isStreamed }: { readonly limit: number; readonly isStreamed: boolean },
): Message {
  const hasTrailers = Object.keys(message.trailers).length > 0;
  const isKnown = !isStreamed || (!hasTrailers && sizeOf(message.body) <= limit);
  if (isKnown) return withBody(message, body);
  return { ...message, body, headers: withoutOldBody(message.headers) };
}

/** Gives a message a text that an expression computed, which has no content coding. */
export function withText<Message extends Request | Response>(
  message: Message,
  text: string,
): Message {
  if (text === "" && !message.body) return message;
  const made = withBody(message, text);
  return { ...made, headers: edited(made.headers, { "content-encoding": undefined }) };
}

/** Whether the response stands for one with a body (RFC 9110 sections 9.3.2 and 15.4.5). */
export function isAbsent({ exchange, response }: World): boolean {
  return exchange.request.method === "HEAD" || response?.status === 304;
}

/** Whether the response of the exchange can have a body (RFC 9110 section 6.4.1). */
export function mayHaveBody({ exchange, response }: World): boolean {
  const status = response?.status ?? 0;
  return exchange.request.method !== "HEAD" && status !== 101 && status !== 204 && status !== 304;
}
