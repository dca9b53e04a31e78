import { LocalUpstream, type LocalService, wholeRequest } from "@edge-gateway/http";
import { toleratesNoSession } from "../federation/client-faults.ts";
import { isOfSessions, isSessionless, unsupportedVersion } from "../federation/sessionless.ts";
import { CODES, errorResponse } from "../json/error.ts";
import { readBody, type Body } from "../json/message.ts";
import type { Exchange } from "../exchange.ts";
import { CONTINUE, type Outcome } from "@edge-gateway/kernel/refusal";
import { isOfLegacy } from "./legacy-path.ts";
import { checkOrigin } from "./origin.ts";
import { mcpRefusal, SESSION_NOT_FOUND } from "./refusals.ts";
import { BeginSession } from "./begin-session.ts";
import { EndSession } from "./end-session.ts";
import type { Federation } from "../session/federation.ts";
import { LegacyPost, LegacyStream, streamOf } from "./legacy-stream.ts";
import type { OpenSession } from "../session/open-session.ts";
import { OpenStream } from "./open-stream.ts";
import { PostMessages } from "./post-messages.ts";
import { isOfSessionless, receiveSessionless } from "./receive-sessionless.ts";
import type { FederationService } from "./service.ts";
import { StatelessPost } from "./stateless.ts";
import { EVENT_ID_HEADER, SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";

const NOT_ACCEPTABLE = 406;
const UNSUPPORTED_MEDIA_TYPE = 415;
const JSON_TYPE = "application/json";
const STREAM_TYPE = "text/event-stream";
/** Whether a list of media ranges matches a media type. */
const ACCEPTS = {
  [JSON_TYPE]: /(?:^|,)[ \t]*(?:application\/json|application\/\*|\*\/\*)[ \t]*(?:[;,]|$)/i,
  [STREAM_TYPE]: /(?:^|,)[ \t]*(?:text\/event-stream|text\/\*|\*\/\*)[ \t]*(?:[;,]|$)/i,
};
type AcceptedType = keyof typeof ACCEPTS;
const NAME = "mcp";

/** Validates a client's request, and selects the handler for it. */
export function receive(federation: Federation, exchange: Exchange): Outcome | Promise<Outcome> {
  const refusal = checkOrigin(exchange);
  if (refusal !== undefined) return refusal;
  const { pages } = federation.parts;
  if (pages?.serves(exchange) === true)
    return pages.respond(exchange).then((page) => serve(exchange, page));
  if (isOfLegacy(exchange)) return receiveLegacy(federation, exchange);
  const { method } = exchange.request;
  const version = exchange.request.get(VERSION_HEADER);
  const hasNoSessions = federation.parts.isStateless || isSessionless(version);
  if (hasNoSessions && method !== "POST") return METHOD_NOT_ALLOWED;
  if (isUnknown(version)) return receiveUnknown(federation, exchange);
  switch (method) {
    case "POST":
      return receivePost(federation, exchange);
    case "GET":
      return receiveGet(federation, exchange);
    case "DELETE":
      return inSession(federation, exchange, (open) => new EndSession(federation, exchange, open));
    default:
      return METHOD_NOT_ALLOWED;
  }
}

const UNKNOWN_EVENT = mcpRefusal("bad_request", {
  code: CODES.server,
  message: "Bad request: unknown event id",
});

const METHOD_NOT_ALLOWED = mcpRefusal("method_not_allowed", {
  code: CODES.server,
  message: "Method not allowed",
});

function receivePost(federation: Federation, exchange: Exchange): Outcome | Promise<Outcome> {
  if (!accepts(exchange, JSON_TYPE, STREAM_TYPE))
    return notAcceptable(`${JSON_TYPE} and ${STREAM_TYPE}`);
  return withBody(federation, exchange, receiveBody);
}

/**
 * Handles a request of the 2024-11-05 transport: a GET opens a stream, and the response to each POST arrives
 * on the stream.
 */
function receiveLegacy(federation: Federation, exchange: Exchange): Outcome | Promise<Outcome> {
  if (exchange.request.method === "POST") return withBody(federation, exchange, receiveLegacyBody);
  if (!accepts(exchange, STREAM_TYPE)) return notAcceptable(STREAM_TYPE);
  return serve(exchange, new LegacyStream(federation, exchange));
}

function receiveLegacyBody(
  federation: Federation,
  exchange: Exchange,
  bytes: Uint8Array | undefined,
): Outcome {
  const { refusal } = bodyOf(bytes);
  if (refusal !== undefined) return refusal;
  const stream = streamOf(federation, exchange);
  if (stream === undefined) return SESSION_NOT_FOUND;
  return serve(
    exchange,
    new LegacyPost(federation, exchange, stream, Buffer.from(bytes ?? []).toString()),
  );
}

type Receiver = (
  federation: Federation,
  exchange: Exchange,
  bytes: Uint8Array | undefined,
) => Outcome;

function withBody(
  federation: Federation,
  exchange: Exchange,
  receiver: Receiver,
): Outcome | Promise<Outcome> {
  const type = exchange.request.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== JSON_TYPE)
    return badRequest(`Unsupported media type: Content-Type must be ${JSON_TYPE}`, {
      status: UNSUPPORTED_MEDIA_TYPE,
    });
  const whole = wholeRequest(exchange, federation.parts.maxBodyBytes);
  if (!(whole instanceof Promise)) return receiver(federation, exchange, whole);
  return whole.then((body) => receiver(federation, exchange, body));
}

/** The messages of a body, or the error if they cannot be read. */
function bodyOf(
  bytes: Uint8Array | undefined,
):
  | { readonly found: Body; readonly refusal?: never }
  | { readonly found?: never; readonly refusal: Outcome } {
  if (bytes === undefined) {
    const error = { code: CODES.server, message: "Request body too large" };
    return { refusal: mcpRefusal("body_too_large", error) };
  }
  const { found, error } = readBody(bytes);
  return error === undefined ? { found } : { refusal: mcpRefusal("bad_request", error) };
}

function receiveBody(
  federation: Federation,
  exchange: Exchange,
  bytes: Uint8Array | undefined,
): Outcome {
  const { found: body, refusal: unreadable } = bodyOf(bytes);
  if (body === undefined) return unreadable;
  if (isOfSessionless(exchange, body)) {
    const { service, refusal } = receiveSessionless(federation, exchange, body);
    return service === undefined ? refusal : serve(exchange, service);
  }
  const first = body.messages.find(
    (message) => message.kind === "request" && message.method === "initialize",
  );
  const isAlone =
    federation.parts.isStateless ||
    (!exchange.request.has(SESSION_HEADER) && toleratesNoSession(body));
  if (first?.kind !== "request" && isAlone)
    return serve(exchange, new StatelessPost(federation, exchange, body));
  if (first?.kind !== "request")
    return inSession(
      federation,
      exchange,
      (open) => new PostMessages(federation, exchange, open, body),
    );
  if (body.messages.length > 1)
    return mcpRefusal("bad_request", {
      code: CODES.invalidRequest,
      message: "Invalid request: initialize must be alone",
    });
  if (exchange.request.has(SESSION_HEADER))
    return mcpRefusal("bad_request", {
      code: CODES.invalidRequest,
      message: "Invalid request: the session has already begun",
    });
  return serve(exchange, new BeginSession(federation, exchange, first));
}

function isUnknown(version: string | undefined): boolean {
  return version !== undefined && !isSessionless(version) && !isOfSessions(version);
}

/** An unsupported version is refused with the list of supported versions. */
function receiveUnknown(federation: Federation, exchange: Exchange): Outcome | Promise<Outcome> {
  const { request } = exchange;
  if (request.method === "POST" && !request.has(SESSION_HEADER))
    return withBody(federation, exchange, refuseVersion);
  return badRequest("Bad request: unsupported MCP-Protocol-Version");
}

function refuseVersion(
  _federation: Federation,
  exchange: Exchange,
  bytes: Uint8Array | undefined,
): Outcome {
  const { found, refusal } = bodyOf(bytes);
  if (found === undefined) return refusal;
  const error = unsupportedVersion(exchange.request.get(VERSION_HEADER) ?? "");
  const id = found.messages.find((message) => message.kind === "request")?.id;
  return { ...mcpRefusal("bad_request", error), body: Buffer.from(errorResponse(error, id)) };
}

function receiveGet(federation: Federation, exchange: Exchange): Outcome {
  if (!accepts(exchange, STREAM_TYPE)) return notAcceptable(STREAM_TYPE);
  return inSession(federation, exchange, (open) => {
    const id = exchange.request.get(EVENT_ID_HEADER);
    const from = id === undefined ? undefined : federation.eventIds.read(id, open.session.id);
    const isUnknown = id !== undefined && from === undefined;
    return isUnknown ? undefined : new OpenStream(federation, exchange, open, from);
  });
}

function inSession(
  federation: Federation,
  exchange: Exchange,
  serviceFor: (open: OpenSession) => FederationService | undefined,
): Outcome {
  const id = exchange.request.get(SESSION_HEADER);
  if (id === undefined) return badRequest("Bad request: Mcp-Session-Id header is required");
  const open = federation.sessions.find(id, exchange);
  if (open === undefined) return SESSION_NOT_FOUND;
  const service = serviceFor(open);
  return service === undefined ? UNKNOWN_EVENT : serve(exchange, service);
}

function serve(exchange: Exchange, service: LocalService): Outcome {
  exchange.server = new LocalUpstream(NAME, service);
  return CONTINUE;
}

/** Whether `Accept` matches all these media types, by name or wildcard (RFC 9110 section 12.5.1). */
function accepts({ request }: Exchange, ...types: readonly AcceptedType[]): boolean {
  const accept = request.get("accept");
  return accept === undefined || types.every((type) => ACCEPTS[type].test(accept));
}

function notAcceptable(types: string): Outcome {
  return badRequest(`Not acceptable: the client must accept ${types}`, { status: NOT_ACCEPTABLE });
}

function badRequest(message: string, more: { readonly status?: number } = {}): Outcome {
  return { ...mcpRefusal("bad_request", { code: CODES.server, message }), ...more };
}
