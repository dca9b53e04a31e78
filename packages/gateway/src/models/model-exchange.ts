import type { CallRecord, CallSize, JsonObject, PathFacts, Usage } from "@edge-gateway/llm";
import { ExchangeMemo, type Remembered } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "../exchange/exchange.ts";
import { ExchangeVariables } from "../exchange/exchange-variables.ts";
import { LlmFields } from "./llm-fields.ts";
import type { GuardCheck, PromptGuards } from "./prompt-guards.ts";
import type { RequestEdits } from "./request-edits.ts";
import type { ResponseCache } from "./response-cache.ts";

/** A client's request for a model, if the model determines the backend. */
export interface ModelRequest {
  readonly facts: PathFacts;
  /** The body in the form that was read; undefined if there is no body. */
  readonly form: Uint8Array | undefined;
  /** That form after decoding its content encoding. */
  readonly bytes: Uint8Array | undefined;
  /** The body as a JSON object; undefined if the body is not a JSON object. */
  readonly body: JsonObject | undefined;
  /** The model that the client named. */
  readonly asked: string;
  /** The model name for the provider of this attempt; undefined: the name that the client used. */
  readonly model: string | undefined;
  /** The content of a form that names another model; undefined: the body is no form. */
  readonly naming?: ((model: string) => Uint8Array) | undefined;
}

/** Why a call of a model is refused. */
export interface LimitRefusal {
  readonly code: "rate_limited" | "budget_exceeded" | "api_key_refused" | "model_not_allowed";
  /** The text of the response to the client. */
  readonly message: string;
  /** What is left of the limit, for logs, traces and the admin UI; undefined: the message says all. */
  readonly detail?: string;
  /** Milliseconds after which the call may succeed; undefined: unknown, or never. */
  readonly retryAfter?: number | undefined;
  /** Whether the call may be within the limit with another model. */
  readonly isOfModel?: boolean;
}

/** A limit of tokens or cost for several calls, one after the other, within one exchange. */
export interface TurnLimit {
  /**
   * Reserves tokens or cost for the next call; returns a refusal if not enough remains, and a promise only if it
   * must wait.
   */
  begin(
    size: CallSize,
    model: string | undefined,
  ): TurnHold | LimitRefusal | Promise<TurnHold | LimitRefusal>;
  /** Charges a call that the provider began without a request. */
  charge(usage: Usage): void;
}

/** The amounts that are reserved for one call. */
export interface TurnHold {
  /** Charges what the call used, and removes the reservation. */
  settle(usage: Usage): void;
}

/**
 * Reserves tokens or cost for a call, once; returns a refusal if not enough remains, and a promise only if it must
 * wait.
 */
export type TokenLimit = (
  size: CallSize,
) => LimitRefusal | undefined | Promise<LimitRefusal | undefined>;

/** What is known about a request that calls a model. */
export class ModelExchange {
  /** The record of the call; set if the backend is an LLM. */
  call: CallRecord | undefined;
  /** The body of the call (`llmRequest` in expressions), while the body is edited. */
  body: JsonObject | undefined;
  /**
   * What the gateway read from the request to choose the model; undefined if the model does not determine the
   * backend.
   */
  request: ModelRequest | undefined;
  /** For each key of the client that allows only some models: their names and patterns. */
  readonly allowedModels: (readonly string[])[] = [];
  /** Functions that reserve tokens before the model is called. */
  readonly tokenLimits: TokenLimit[] = [];
  /** Limits that reserve and charge tokens for each call of a WebSocket. */
  readonly turnLimits: TurnLimit[] = [];
  /** The results of prompt guards so far. */
  readonly guardChecks: GuardCheck[] = [];
}

/** The policies for the prompts and responses of a backend. */
export interface ModelPolicies {
  readonly edits: RequestEdits;
  readonly guards: PromptGuards<Exchange> | undefined;
  readonly cache: ResponseCache<Exchange> | undefined;
}

/** The {@link ModelPolicies} of the attempt; unset: the backend has none. */
export const MODEL_POLICIES = new ExchangeMemo<ModelPolicies>({ isOfAttempt: true });

const MODEL = new ExchangeVariables<ModelExchange>({
  llm: ({ call }, { stream }) => call && new LlmFields(call, stream.startedAt),
  llmRequest: ({ body }) => body,
});

/** What is known about the model that a request calls; undefined if nobody has asked or set it yet. */
export function knownModel(exchange: Remembered): ModelExchange | undefined {
  return MODEL.get(exchange);
}

/** What is known about the model that a request calls, to add to it. */
export function modelOf(exchange: Remembered): ModelExchange {
  const known = MODEL.get(exchange);
  if (known !== undefined) return known;
  const model = new ModelExchange();
  MODEL.set(exchange, model);
  return model;
}

/** The record of the model call; undefined if the backend is no LLM. */
export function callOf(exchange: Remembered): CallRecord | undefined {
  return MODEL.get(exchange)?.call;
}
