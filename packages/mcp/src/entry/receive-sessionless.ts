import type { Refusal } from "@edge-gateway/kernel/http/refusal";
import {
  claimedVersion,
  completedResponse,
  DISCOVER,
  discovered,
  isSessionless,
  judgeEnvelope,
  LISTEN,
  SESSION_VERSIONS,
  SESSIONLESS_VERSION,
  unsupportedVersion,
} from "../federation/sessionless.ts";
import { CODES, errorResponse, resultResponse } from "../json/error.ts";
import type { Body, JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import type { Exchange } from "../exchange.ts";
import { mcpRefusal } from "./refusals.ts";
import { BeginSession, type IntroductionAnswer } from "./begin-session.ts";
import type { ClientService } from "./client-service.ts";
import { Listening } from "./listening.ts";
import { ownParams, StatelessPost, versionForTargets } from "./stateless.ts";
import { METHOD_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { Gateway } from "./gateway.ts";

/** The handler for a request, or the error if there is none. */
export type Reception =
  | { readonly service: ClientService; readonly refusal?: never }
  | { readonly service?: never; readonly refusal: Refusal };

/** Whether a body has a protocol version without sessions. */
export function isOfSessionless({ request }: Exchange, { messages }: Body): boolean {
  if (isSessionless(request.get(VERSION_HEADER))) return true;
  const [first] = messages;
  return first?.kind === "request" && isSessionless(claimedVersion(first));
}

/** Validates the only message of a body that has a protocol version without sessions. */
export function receiveSessionless(gateway: Gateway, exchange: Exchange, body: Body): Reception {
  const [message] = body.messages;
  if (body.isBatch || message === undefined)
    return refused({ code: CODES.invalidRequest, message: "Invalid request: a batch" });
  if (message.kind !== "request") return { service: new StatelessPost(gateway, exchange, body) };
  const { request } = exchange;
  const fault = judgeEnvelope(message, {
    version: request.get(VERSION_HEADER),
    method: request.get(METHOD_HEADER),
    name: request.get("mcp-name"),
  });
  if (fault !== undefined) {
    const body = Buffer.from(errorResponse(fault.error, message.id));
    return { refusal: { ...mcpRefusal("bad_request", fault.error), status: fault.status, body } };
  }
  if (message.method === DISCOVER) return { service: discovery(gateway, exchange, message) };
  if (message.method === LISTEN) return { service: new Listening(gateway, exchange, message) };
  return { service: new StatelessPost(gateway, exchange, body, completedResponse) };
}

function refused(error: Parameters<typeof mcpRefusal>[1]): Reception {
  return { refusal: mcpRefusal("bad_request", error) };
}

/** Reads the capabilities of targets; for targets with sessions, a temporary session is begun. */
function discovery(gateway: Gateway, exchange: Exchange, request: JsonRpcRequest) {
  const object = RawObject.with({
    jsonrpc: '"2.0"',
    id: request.id,
    method: '"initialize"',
    params: ownParams(versionForTargets(exchange)),
  });
  const write = (result: string, id: string): string => {
    const introduction = RawObject.of(result) ?? RawObject.with({});
    const response = resultResponse(discovered(introduction).toString(), id);
    return completedResponse(DISCOVER, response).json;
  };
  const { targets, isStateless } = gateway.parts;
  const [only] = targets;
  const isOne = targets.length === 1 && only?.protocol !== "OpenAPI" && !isStateless;
  const refuse = isOne ? versionsOf(request) : undefined;
  const answer = { isAlone: true, canListen: true, write, ...(refuse && { refuse }) };
  return new BeginSession(gateway, exchange, { ...request, object }, answer);
}

/**
 * Refuses the request if the only target has sessions: clients that know several versions then use one with
 * which the target can ask them something.
 */
function versionsOf({ id }: JsonRpcRequest): IntroductionAnswer["refuse"] {
  return ([member]) => {
    if (member === undefined || isSessionless(member.version)) return undefined;
    const supported = SESSION_VERSIONS.filter((version) => version <= member.version);
    const error = unsupportedVersion(SESSIONLESS_VERSION, supported);
    return completedResponse(DISCOVER, errorResponse(error, id));
  };
}
