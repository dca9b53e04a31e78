import { resultResponse } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { META_KEYS } from "./sessionless.ts";

/**
 * Requests of servers with sessions, for clients of version 2026-07-28, which get them as a result
 * (`input_required`, multi round-trip requests) and repeat their own request with the responses.
 */

/** Requests that can be repeated with input, in version 2026-07-28. */
const WITH_INPUT: ReadonlySet<string> = new Set(["tools/call", "prompts/get", "resources/read"]);

/** The capability of a client that each request of a server needs. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  ["elicitation/create", "elicitation"],
  ["sampling/createMessage", "sampling"],
  ["roots/list", "roots"],
]);

/** What a client can be asked for by servers with sessions, as the capabilities of `initialize`. */
export function inputCapabilities({ method, object }: JsonRpcRequest): RawObject | undefined {
  if (!WITH_INPUT.has(method)) return undefined;
  const stated = object.object("params")?.object("_meta")?.object(META_KEYS.capabilities);
  const known = [...NEEDED.values()].map((name) => [name, stated?.object(name)] as const);
  const found = known.filter(([, capability]) => capability !== undefined);
  if (found.length === 0) return undefined;
  // Nobody would tell the server that the roots have changed.
  for (const [, capability] of found) capability?.delete("listChanged");
  return RawObject.with(Object.fromEntries(found.map(([name, value]) => [name, String(value)])));
}

/** A server's request as a client without a session gets it: JSON. Undefined: the client cannot respond. */
export function inputRequestOf(
  { method, object }: JsonRpcRequest,
  capabilities: RawObject,
): string | undefined {
  const needed = NEEDED.get(method);
  if (needed === undefined || !capabilities.has(needed)) return undefined;
  const params = object.object("params");
  // Version 2026-07-28 has neither progress of these requests nor ids of elicitations.
  params?.delete("_meta");
  params?.delete("elicitationId");
  // A client of the official library of Go cannot read `roots/list` without parameters.
  const text = params?.toString() ?? "{}";
  return RawObject.with({ method: JSON.stringify(method), params: text }).toString();
}

/** The response that asks a client for input: JSON. */
export function inputRequired(
  id: string,
  requests: Readonly<Record<string, string>>,
  state: string,
): string {
  const result = RawObject.with({
    resultType: '"input_required"',
    inputRequests: RawObject.with(requests).toString(),
    requestState: JSON.stringify(state),
  });
  return resultResponse(result.toString(), id);
}

/** What a repeated request contains in addition. */
export interface RepeatedInput {
  readonly state: string;
  /** The responses of the client, as JSON by the keys of the requests. */
  readonly responses: RawObject;
}

/** Reads the input in a repeated request; undefined if the request is not repeated. */
export function repeatedInput({ method, object }: JsonRpcRequest): RepeatedInput | undefined {
  if (!WITH_INPUT.has(method)) return undefined;
  const params = object.object("params");
  const state = params?.text("requestState");
  if (state === undefined) return undefined;
  return { state, responses: params?.object("inputResponses") ?? RawObject.with({}) };
}
