import { LocalUpstream, type LocalService, wholeRequest } from "@edge-gateway/http";
import { CONTINUE, type Outcome } from "@edge-gateway/kernel/http/refusal";
import { toleratesNoSession } from "../federation/client-faults.ts";
import { isOfSessions, isSessionless, unsupportedVersion } from "../federation/sessionless.ts";
import { CODES, errorResponse } from "../json/error.ts";
import { readBody, type Body } from "../json/message.ts";
import type { Exchange } from "../exchange.ts";
import { isOfLegacy } from "./legacy-path.ts";
import { checkOrigin } from "./origin.ts";
import { mcpRefusal, SESSION_NOT_FOUND } from "./refusals.ts";
import { BeginSession } from "./begin-session.ts";
import { EndSession } from "./end-session.ts";
import { LegacyPost, LegacyStream, streamOf } from "./legacy-stream.ts";
import type { OpenSession } from "../session/open-session.ts";
import { OpenStream } from "./open-stream.ts";
import { PostMessages } from "./post-messages.ts";
import { isOfSessionless, receiveSessionless } from "./receive-sessionless.ts";
import type { ClientService } from "./client-service.ts";
import { StatelessPost } from "./stateless.ts";
import { EVENT_ID_HEADER, SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { Gateway } from "./gateway.ts";

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

const UNKNOWN_EVENT = mcpRefusal("bad_request", {
  code: CODES.server,
  message: "Bad request: unknown event id",
});

const METHOD_NOT_ALLOWED = mcpRefusal("method_not_allowed", {
  code: CODES.server,
  message: "Method not allowed",
});

/** Handles a request whose body is JSON, if it is not too long. */
type BodyReceiver = (exchange: Exchange, bytes: Uint8Array | undefined) => Outcome;

/** Validates requests of clients, and selects the handler for each. */
export class Receiver {
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  receive(exchange: Exchange): Outcome | Promise<Outcome> {
    const refusal = checkOrigin(exchange);
    if (refusal !== undefined) return refusal;
    const { isStateless, parts } = this.#gateway;
    if (parts.pages?.serves(exchange) === true)
      return parts.pages.respond(exchange).then((page) => serve(exchange, page));
    if (isOfLegacy(exchange)) return this.#legacy(exchange);
    const { method } = exchange.request;
    const version = exchange.request.get(VERSION_HEADER);
    if ((isStateless || isSessionless(version)) && method !== "POST") return METHOD_NOT_ALLOWED;
    if (isUnknown(version)) return this.#unknown(exchange);
    switch (method) {
      case "POST":
        return this.#post(exchange);
      case "GET":
        return this.#get(exchange);
      case "DELETE":
        return this.#inSession(exchange, (open) => new EndSession(this.#gateway, exchange, open));
      default:
        return METHOD_NOT_ALLOWED;
    }
  }

  #post(exchange: Exchange): Outcome | Promise<Outcome> {
    if (!accepts(exchange, JSON_TYPE, STREAM_TYPE))
      return notAcceptable(`${JSON_TYPE} and ${STREAM_TYPE}`);
    return this.#withBody(exchange, (...body) => this.#body(...body));
  }

  /**
   * Handles a request of the 2024-11-05 transport: a GET opens a stream, and the response to each POST arrives
   * on the stream.
   */
  #legacy(exchange: Exchange): Outcome | Promise<Outcome> {
    if (exchange.request.method === "POST")
      return this.#withBody(exchange, (...body) => this.#legacyBody(...body));
    if (!accepts(exchange, STREAM_TYPE)) return notAcceptable(STREAM_TYPE);
    return serve(exchange, new LegacyStream(this.#gateway, exchange));
  }

  #legacyBody(exchange: Exchange, bytes: Uint8Array | undefined): Outcome {
    const { refusal } = bodyOf(bytes);
    if (refusal !== undefined) return refusal;
    const stream = streamOf(this.#gateway, exchange);
    if (stream === undefined) return SESSION_NOT_FOUND;
    const text = Buffer.from(bytes ?? []).toString();
    return serve(exchange, new LegacyPost(this.#gateway, exchange, stream, text));
  }

  #withBody(exchange: Exchange, receiver: BodyReceiver): Outcome | Promise<Outcome> {
    const type = exchange.request.get("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== JSON_TYPE)
      return badRequest(`Unsupported media type: Content-Type must be ${JSON_TYPE}`, {
        status: UNSUPPORTED_MEDIA_TYPE,
      });
    const whole = wholeRequest(exchange, this.#gateway.parts.maxBodyBytes);
    if (!(whole instanceof Promise)) return receiver(exchange, whole);
    return whole.then((body) => receiver(exchange, body));
  }

  #body(exchange: Exchange, bytes: Uint8Array | undefined): Outcome {
    const gateway = this.#gateway;
    const { found: body, refusal: unreadable } = bodyOf(bytes);
    if (body === undefined) return unreadable;
    if (isOfSessionless(exchange, body)) {
      const { service, refusal } = receiveSessionless(gateway, exchange, body);
      return service === undefined ? refusal : serve(exchange, service);
    }
    const first = body.messages.find(
      (message) => message.kind === "request" && message.method === "initialize",
    );
    const isAlone =
      gateway.isStateless || (!exchange.request.has(SESSION_HEADER) && toleratesNoSession(body));
    if (first?.kind !== "request" && isAlone)
      return serve(exchange, new StatelessPost(gateway, exchange, body));
    if (first?.kind !== "request")
      return this.#inSession(exchange, (open) => new PostMessages(gateway, exchange, open, body));
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
    return serve(exchange, new BeginSession(gateway, exchange, first));
  }

  /** An unsupported version is refused with the list of supported versions. */
  #unknown(exchange: Exchange): Outcome | Promise<Outcome> {
    const { request } = exchange;
    if (request.method === "POST" && !request.has(SESSION_HEADER))
      return this.#withBody(exchange, refuseVersion);
    return badRequest("Bad request: unsupported MCP-Protocol-Version");
  }

  #get(exchange: Exchange): Outcome {
    if (!accepts(exchange, STREAM_TYPE)) return notAcceptable(STREAM_TYPE);
    const gateway = this.#gateway;
    return this.#inSession(exchange, (open) => {
      const id = exchange.request.get(EVENT_ID_HEADER);
      const from = id === undefined ? undefined : gateway.names.eventIds.read(id, open.session.id);
      const isUnknownEvent = id !== undefined && from === undefined;
      return isUnknownEvent ? undefined : new OpenStream(gateway, exchange, open, from);
    });
  }

  #inSession(
    exchange: Exchange,
    serviceFor: (open: OpenSession) => ClientService | undefined,
  ): Outcome {
    const id = exchange.request.get(SESSION_HEADER);
    if (id === undefined) return badRequest("Bad request: Mcp-Session-Id header is required");
    const open = this.#gateway.sessions.find(id, exchange);
    if (open === undefined) return SESSION_NOT_FOUND;
    const service = serviceFor(open);
    return service === undefined ? UNKNOWN_EVENT : serve(exchange, service);
  }
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

function isUnknown(version: string | undefined): boolean {
  return version !== undefined && !isSessionless(version) && !isOfSessions(version);
}

function refuseVersion(exchange: Exchange, bytes: Uint8Array | undefined): Outcome {
  const { found, refusal } = bodyOf(bytes);
  if (found === undefined) return refusal;
  const error = unsupportedVersion(exchange.request.get(VERSION_HEADER) ?? "");
  const id = found.messages.find((message) => message.kind === "request")?.id;
  return { ...mcpRefusal("bad_request", error), body: Buffer.from(errorResponse(error, id)) };
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
