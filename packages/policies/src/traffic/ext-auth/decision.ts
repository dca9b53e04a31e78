import { ExchangeVariables } from "@edge-gateway/gateway/exchange/exchange-variables";
import type { HeaderValueOption } from "@edge-gateway/generated/proto/messages.ts";
import type { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Outcome, Refusal } from "@edge-gateway/gateway/exchange/policy";
import { applyToRequest, applyToResponse } from "../../header-mutations.ts";
import { removeParameters } from "@edge-gateway/credentials/request-fields";

/** A server's decision about a request. */
export interface Decision {
  /** The refusal of the request; undefined if the request is allowed. */
  readonly refusal?: Refusal;
  /** The value of the variable `extauthz`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly edits?: Edits;
}

/** Edits of an allowed request and of its response. */
export interface Edits {
  readonly set?: readonly HeaderValueOption[];
  readonly removed?: readonly string[];
  readonly setInResponse?: readonly HeaderValueOption[];
  readonly setParameters?: readonly (readonly [name: string, value: string])[];
  readonly removedParameters?: readonly string[];
}

/**
 * Asks an authorization server.
 * @throws OutboundError if the call fails, CelError if an expression fails
 */
export type Ask = (exchange: Exchange, body: Uint8Array | undefined) => Promise<RefusalResponse>;

/** The server's decision, and the variable `response` for expressions about it. */
export interface RefusalResponse {
  readonly decision: Decision;
  readonly response: object;
  /** Whether the server decided about this request; false if the server failed. */
  readonly isLasting: boolean;
}

/** Header edits for responses, kept until the response headers arrive. */
export type WaitingEdits = ExchangeMemo<readonly HeaderValueOption[]>;

type Metadata = Readonly<Record<string, unknown>>;
/** The variable of the authorization server's metadata (`extauthz.<name>` in expressions). */
const EXTAUTHZ = { extauthz: (metadata: Metadata) => metadata };
const METADATA = new ExchangeVariables<Metadata>(EXTAUTHZ);
const OF_ATTEMPT = new ExchangeVariables<Metadata>(EXTAUTHZ, { isOfAttempt: true });

/** Applies the decision of the authorization server. */
export function apply(decision: Decision, exchange: Exchange, waiting: WaitingEdits): Outcome {
  const { refusal, metadata, edits } = decision;
  if (metadata !== undefined) (waiting.isOfAttempt ? OF_ATTEMPT : METADATA).set(exchange, metadata);
  exchange.trace?.note("apply", refusal === undefined ? "allowed" : "denied");
  if (refusal !== undefined) return refusal;
  if (edits === undefined) return undefined;
  const { request } = exchange;
  const { setParameters = [], removedParameters = [], setInResponse = [] } = edits;
  applyToRequest(request, edits.set, edits.removed);
  const replaced = new Set([...removedParameters, ...setParameters.map(([name]) => name)]);
  if (replaced.size > 0) removeParameters(request, (name) => replaced.has(name));
  for (const [name, value] of setParameters) addParameter(exchange, name, value);
  if (setInResponse.length > 0) waiting.set(exchange, setInResponse);
  return undefined;
}

/** Applies the edits of the response that the server requested when it allowed the request. */
export function applyWaiting(exchange: Exchange, waiting: WaitingEdits): Outcome {
  const edits = waiting.get(exchange);
  if (edits !== undefined && exchange.response !== undefined)
    applyToResponse(exchange.response, edits);
  return undefined;
}

function addParameter({ request }: Exchange, name: string, value: string): void {
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  request.target += `${request.query === undefined ? "?" : "&"}${pair}`;
}
