import { A2A_CALL, type A2aCall } from "@edge-gateway/gateway/exchange/agent-call";
import { grpcType } from "@edge-gateway/http";
import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type { Outcome, Refusal } from "@edge-gateway/gateway/exchange/policy";
import { forgetRepresentation } from "@edge-gateway/gateway/exchange/representation";
import type { BackendDefinition } from "@edge-gateway/gateway/exchange/backend";
import { decoded } from "@edge-gateway/gateway/exchange/decoded-body";
import { authorityOf, endpointOf } from "../static/index.ts";
import { cardBase, isObject, rewriteCard } from "./agent-card.ts";
import type { CardPlace } from "./agent-card.ts";
import { givesCard, outcomeOf, parse, restMethod, rpcMethod } from "./call.ts";

const OK = 200;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
/**
 * Media types that servers use for files of unknown type: clients read an agent card whatever its media type
 * is.
 */
const UNTYPED = /^(?:$|text\/plain\b|application\/octet-stream\b)/i;
const EVENTS = /^text\/event-stream\b/i;

/**
 * An A2A agent. Messages are forwarded unchanged, but the URLs of its agent card are rewritten to those of
 * the gateway.
 */
export const a2aBackend: BackendDefinition<"a2a"> = {
  compile({ name, a2a }, context) {
    const upstream = context.upstreams.acquire(endpointOf(a2a, context));
    const { maxBufferBytes } = context;
    return {
      name,
      type: "a2a",
      protocol: "a2a",
      upstream,
      authority: authorityOf(a2a, context),
      prepare(exchange) {
        beginCall(exchange, maxBufferBytes);
        return CONTINUE;
      },
      respond: (exchange) => respond(exchange, maxBufferBytes),
      close: () => context.upstreams.release(upstream),
    };
  },
};

/** Reads the method of the call from the path, or from the body while it is forwarded. */
function beginCall(exchange: Exchange, limit: number): void {
  const { request, stream, trace } = exchange;
  if (isCard(exchange)) askForPlainCard(exchange);
  if (A2A_CALL.get(exchange) !== undefined) return;
  const grpc = grpcType(request) === undefined ? undefined : request.path.split("/").at(-1);
  const method = grpc ?? restMethod(request.method, request.path);
  const call: A2aCall = { method };
  A2A_CALL.set(exchange, call);
  const isRpc = JSON_TYPE.test(request.get("content-type") ?? "") && request.method === "POST";
  if (method !== undefined || !isRpc || request.has("content-encoding")) return;
  const body = new Sample(limit);
  stream.tapRequest(body.add);
  exchange.afterRequestBody(() => {
    call.method = rpcMethod(body.take());
    if (trace?.detail === true) trace.policy("a2a", "apply", `method ${call.method ?? "unknown"}`);
  });
}

/** Requests an uncompressed and complete agent card, because any other form could not be rewritten. */
function askForPlainCard({ request }: Exchange): void {
  for (const name of ["accept-encoding", "range", "if-range"])
    if (request.has(name)) request.remove(name);
}

function isCard({ request, original }: Exchange): boolean {
  return request.method === "GET" && cardBase(original.path) !== undefined;
}

function respond(exchange: Exchange, limit: number): Outcome | Promise<Outcome> {
  const { response, stream } = exchange;
  const call = A2A_CALL.get(exchange);
  if (response === undefined || call === undefined) return CONTINUE;
  const type = response.get("content-type") ?? "";
  const isJson = JSON_TYPE.test(type);
  if (isCard(exchange) || givesCard(call.method)) {
    const mayBeCard = response.status === OK && (isJson || UNTYPED.test(type));
    return mayBeCard ? withCard(exchange, limit) : CONTINUE;
  }
  if (EVENTS.test(type)) call.outcome = "stream";
  if (!isJson || response.has("content-encoding")) return CONTINUE;
  const { status } = response;
  const body = new Sample(limit);
  stream.tapResponse(body.add);
  exchange.afterEnd(() => Object.assign(call, outcomeOf(body.take(), status)));
  return CONTINUE;
}

const NO_URL: Refusal = { code: "agent_card_invalid", detail: "the agent card has no URL" };
const TOO_LARGE: Refusal = { code: "agent_card_invalid", detail: "the agent card is too large" };
const UNREADABLE: Refusal = {
  code: "agent_card_invalid",
  detail: "the content encoding of the agent card is not supported, or wrong",
};
/** Rewrites the agent card in the response: the card is the body, or the result in the body. */
async function withCard(exchange: Exchange, limit: number): Promise<Outcome> {
  const { response, stream } = exchange;
  const sent = await new Promise<Uint8Array | undefined>((resolve) =>
    stream.bufferResponse(limit, resolve),
  );
  if (sent === undefined) return TOO_LARGE;
  const body = await decoded(sent, response?.get("content-encoding"), limit);
  if (body === "too large") return TOO_LARGE;
  if (body === undefined) return UNREADABLE;
  const message = parse(body);
  const result = isObject(message) && isObject(message["result"]) ? message["result"] : undefined;
  const card = rewriteCard(result ?? message, placeOf(exchange));
  if (card === undefined) return isCard(exchange) ? NO_URL : CONTINUE;
  const whole = result === undefined ? card : { ...Object(message), result: card };
  if (response !== undefined) {
    forgetRepresentation(response);
    response.remove("content-encoding");
    response.set("content-type", "application/json");
  }
  exchange.replaceResponseBody(Buffer.from(writtenLike(whole, Buffer.from(body).toString())));
  exchange.trace?.note("apply", "the URLs of the agent card lead to the gateway");
  return CONTINUE;
}

/** The path prefixes that the client and the agent have before the part that both share. */
function placeOf({ original, request, publicOrigin }: Exchange): CardPlace {
  const client = cardBase(original.path) ?? original.path;
  const agent = cardBase(request.path) ?? request.path;
  let shared = 0;
  if (cardBase(original.path) === undefined)
    while (shared < agent.length && client.at(-1 - shared) === agent.at(-1 - shared)) shared += 1;
  // Only whole path segments count as the shared part.
  while (shared > 0 && agent.at(-shared) !== "/") shared -= 1;
  return {
    ...publicOrigin,
    clientBase: client.slice(0, client.length - shared),
    agentBase: agent.slice(0, agent.length - shared),
  };
}

/** Collects a body up to a limit; a longer body is not read. */
class Sample {
  readonly #limit: number;
  readonly #bytes = new ByteBuilder();
  #isWhole = true;

  constructor(limit: number) {
    this.#limit = limit;
  }

  readonly add = (chunk: Uint8Array): void => {
    this.#isWhole &&= this.#bytes.length + chunk.length <= this.#limit;
    if (this.#isWhole) this.#bytes.add(chunk);
  };

  take(): Uint8Array {
    return this.#isWhole ? this.#bytes.take() : new Uint8Array(0);
  }
}
