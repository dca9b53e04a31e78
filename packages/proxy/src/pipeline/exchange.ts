import type { Bindings } from "@edge-gateway/cel";
import type { CallRecord, CallSize, JsonObject, PathFacts, Usage } from "@edge-gateway/llm";
import type { Memo } from "./exchange-memo.ts";
import type { Refusal } from "./refusal.ts";
import type { RequestEdits } from "./request-edits.ts";
import type { MessagePolicy } from "@edge-gateway/mcp/federation/message-policy";
import type { ItemKind } from "@edge-gateway/mcp/federation/naming";
import type { GuardCheck, PromptGuards } from "./prompt-guards.ts";
import type { ResponseCache } from "./response-cache.ts";
import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import type {
  RequestHead,
  ResponseHead,
  Stream,
  StreamEnd,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";

/** A value, or a function that computes it from the response; an empty result adds nothing. */
export type AddedValue = string | ((response: ResponseHead) => string);

/** How often and when a request is retried. */
export interface RetryPlan {
  /** The maximum number of retries. */
  readonly attempts: number;
  /** The delay before each retry in milliseconds. */
  readonly backoff: number;
  /** Whether to retry after this response. */
  wants(exchange: Exchange): boolean;
  /** Whether to retry after this failed call. */
  wantsAfter(failure: UpstreamFailure["kind"]): boolean;
  /** Whether the retry budget allows a retry; if so, one must follow. */
  isAllowed(exchange: Exchange): boolean;
}

/** The endpoint chosen for an attempt. `left` is called once per attempt, as the last one. */
export interface ChosenEndpoint {
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  /**
   * The chosen server of an endpoint that consists of several, which is also notified; unset: it is
   * a single server.
   */
  readonly server?: ChosenEndpoint;
  /** Is called when the response headers have arrived. */
  responded(exchange: Exchange): void;
  /** The call failed, or the response was cut. */
  failed(exchange: Exchange, failure: UpstreamFailure["kind"]): void;
  /** The request no longer uses the endpoint. */
  left(): void;
}

/** Facts about an A2A call; the names come from clients and agents. */
export interface A2aCall {
  method?: string | undefined;
  /** The outcome of the call: `success`, `error` or `stream`. */
  outcome?: string | undefined;
  errorCode?: string | undefined;
  /** The kind of result: `task` or `message`. */
  resultKind?: string | undefined;
  taskState?: string | undefined;
  contextId?: string | undefined;
}

/** An agent that is no A2A agent, and that the request invokes. */
export interface AgentCall {
  readonly provider: string;
  readonly id: string;
  /** The name that the client gave to its session with the agent. */
  readonly session: string | undefined;
}

/** Facts about the first MCP request in an exchange. */
export interface McpCall {
  method: string;
  /** The id of the request, as JSON. */
  id?: string | undefined;
  /** The target of the request; undefined for several targets or none. */
  target?: string | undefined;
  /** The kind of the item that the call is about, by the target's own name. */
  kind?: ItemKind | undefined;
  name?: string | undefined;
  /** The code of the error that the client got. */
  errorCode?: number | undefined;
  /** Whether a tool reported an error. */
  toolFailed?: boolean | undefined;
  /** Whether the call failed and no list has the item: clients can invent names. */
  isUnlisted?: boolean | undefined;
}

/** Scheme and authority of the URLs at which clients reach the gateway. */
export interface PublicOrigin {
  /** The scheme of the request: `http` or `https`. */
  readonly scheme: string;
  /** The host and port of the request. */
  readonly authority: string;
}

/** A client's model request, if the model determines the backend. */
export interface ModelRequest {
  readonly facts: PathFacts;
  /** The body after decoding its content encoding; undefined: there is none. */
  readonly bytes: Uint8Array | undefined;
  /** The body as a JSON object; undefined if it is not one. */
  readonly body: JsonObject | undefined;
  /** The model that the client named. */
  readonly asked: string;
  /** The model name for the provider of this attempt; undefined: unchanged. */
  readonly model: string | undefined;
}

/** The endpoint that gets the requests of a session. */
export interface SessionPlace {
  /** The key of the backend. */
  readonly backend: string;
  /** The endpoint's name; empty if the backend has only one. */
  readonly endpoint: string;
}

/** Why a model call is refused. */
export interface LimitRefusal {
  readonly code: "rate_limited" | "budget_exceeded";
  /** The text that the client gets. */
  readonly message: string;
  /** Milliseconds after which the call may pass; undefined: unknown, or never. */
  readonly retryAfter?: number | undefined;
}

/** A limit of tokens or cost, for calls that follow each other in one exchange. */
export interface TurnLimit {
  /** Reserves for the next call; a refusal if not enough is left. */
  begin(size: CallSize, model: string | undefined): TurnHold | LimitRefusal;
  /** Charges a call that the provider began by itself. */
  charge(usage: Usage): void;
}

/** The amounts of budgets that are reserved for one call. */
export interface TurnHold {
  /** Charges what the call used, instead of the reservation. */
  settle(usage: Usage): void;
}

/** Reserves tokens or cost for a call, once; a refusal if not enough is left. */
export type TokenLimit = (size: CallSize) => LimitRefusal | undefined;

/** The beginning of a response without which it counts as failed. */
export interface AwaitedBeginning {
  /** Milliseconds from the head of the response; 0 = no limit. */
  readonly timeout: number;
  /** Whether enough of the body has arrived; called with all of it that is here. */
  isHere(body: Uint8Array): boolean;
  /** Whether anything has arrived, so that the time limit no longer applies. */
  readonly hasBegun: boolean;
  /**
   * Whether the beginning of the response, or the whole body without one, shows that the provider
   * has failed.
   */
  readonly isFailure: boolean;
}

/** One request and its response, as policies and backends see it. */
export interface Exchange {
  readonly stream: Stream;
  readonly request: RequestHead;
  /** The response headers; set as soon as a response of the upstream or of the gateway exists. */
  readonly response: ResponseHead | undefined;
  /** Whether `response` comes from the upstream instead of the gateway. */
  readonly isUpstreamResponse: boolean;
  /** Whether the request was sent to a reachable upstream, however it ended. */
  readonly reachedUpstream: boolean;
  /** The client's address as reported by a trusted proxy; undefined: that of the connection. */
  readonly client: string | undefined;
  /** The variables of expressions; computed on use. */
  readonly bindings: Bindings;
  /** Claims of the verified token (`jwt.<claim>` in expressions). */
  jwt: Readonly<Record<string, unknown>> | undefined;
  /** The token whose claims `jwt` holds; it may have been removed from the request. */
  jwtToken: string | undefined;
  /** Whether a backend policy has added credentials to the request. */
  showsCredentials: boolean;
  /** SHA-256 of the verified API key. */
  apiKeyDigest: string | undefined;
  /** Metadata of the verified API key (`apiKey.<field>` in expressions). */
  apiKey: Readonly<Record<string, unknown>> | undefined;
  /** The verified user of basic authentication. */
  basicAuth: { readonly username: string } | undefined;
  /** The user's name and password, as received; they may have been removed from the request. */
  basicCredential: string | undefined;
  /** The authorization server's metadata (`extauthz.<name>` in expressions). */
  extauthz: Readonly<Record<string, unknown>> | undefined;
  /** The policies for this request's MCP messages. */
  messagePolicies: readonly MessagePolicy<Exchange>[] | undefined;
  /** Values computed by transformations (`metadata.<name>` in expressions). */
  metadata: Readonly<Record<string, unknown>> | undefined;
  /** The A2A call, for logs, spans and metrics; set if the backend is an A2A agent. */
  a2a: A2aCall | undefined;
  /** The call of an agent runtime; set if the backend is an agent runtime of a cloud. */
  agent: AgentCall | undefined;
  /** The MCP call; set if the backend is an MCP server. */
  mcp: McpCall | undefined;
  /** The origin that the client called, as far as a trusted proxy reports it. */
  readonly publicOrigin: PublicOrigin;
  /** The record of the call, if the backend is an LLM. */
  llm: CallRecord | undefined;
  /** Reserve tokens before the model is called. */
  tokenLimits: TokenLimit[] | undefined;
  /** Reserves and charges tokens for each call of a WebSocket. */
  turnLimits: TurnLimit[] | undefined;
  /** How the exchange ended; undefined while it is running. */
  readonly end: StreamEnd | undefined;
  /** The call's body (`llmRequest` in expressions), while it is edited. */
  llmRequest: JsonObject | undefined;
  /**
   * What the gateway read from the request to choose the model; undefined if no model is chosen by
   * name.
   */
  modelRequest: ModelRequest | undefined;
  /** The configured edits of the request. */
  requestEdits: RequestEdits | undefined;
  /** The guards for prompts and responses of the call. */
  promptGuards: PromptGuards<Exchange> | undefined;
  /** The cache of responses; undefined if there is none. */
  responseCache: ResponseCache<Exchange> | undefined;
  /** The results of prompt guards so far; undefined if there are none. */
  guardChecks: GuardCheck[] | undefined;
  /** The buffered body of the upstream's response, if a policy reads it. */
  responseBody: Uint8Array | "too large" | undefined;
  /** Replaces the body of any response. */
  replaceResponseBody(body: Uint8Array): void;
  /** Whether a CORS policy decides which pages may read the response. */
  hasCors: boolean;
  /** Whether the CORS policy allows the request's origin to read it. */
  originIsAllowed: boolean;
  /** The response if a policy aborts while a body is being streamed. */
  lateRefusal: Refusal | undefined;
  /** The request body that was buffered before the policy that reads it. */
  requestBody: Uint8Array | "too large" | undefined;
  /** The plan of retries; set if the request may be retried. */
  retry: RetryPlan | undefined;
  /** Milliseconds per attempt; 0 = only the backend's own limit. */
  tryTimeout: number;
  /**
   * The beginning that the response of this attempt must have in time; undefined: no time limit.
   */
  awaitedBeginning: AwaitedBeginning | undefined;
  /** The backend's server for this attempt; undefined: the backend chooses. */
  server: Upstream | undefined;
  /** The endpoint for this attempt, which is notified of the result. */
  endpoint: ChosenEndpoint | undefined;
  /** Where earlier requests of the session were sent; preferred while it is available. */
  session: SessionPlace | undefined;
  /** The target of this attempt; undefined until a backend is chosen. */
  readonly backendPlace: SessionPlace | undefined;
  /** The endpoints of earlier attempts; undefined if there are none. */
  readonly tried: readonly ChosenEndpoint[] | undefined;
  /** Authority and target as the client sent them, with the path normalized, before any rewrite. */
  readonly original: { readonly authority: string; readonly target: string; readonly path: string };
  /** Values that policies and backends keep for the exchange, by {@link ExchangeMemo}. */
  memos: Memo<unknown> | undefined;
  /** The name of the route; undefined before a route has been chosen. */
  readonly routeName: string | undefined;
  /** The recorder of the trace; set while a watcher traces this request. */
  readonly trace: TraceRecorder | undefined;
  /** Registers a callback for when the request body has ended or was aborted. */
  afterRequestBody(call: () => void): void;
  /** Whether the exchange has ended, so that its headers no longer change. */
  readonly finished: boolean;
  /**
   * Registers a callback for the end of the exchange, however it ends; the last one registered is
   * called first.
   */
  afterEnd(call: () => void): void;
  /** Called before a backend's response is sent, after all policies have seen it. */
  whenResponding: (() => void) | undefined;
  /**
   * Adds a header to the final response, whatever it is; a function computes its value from all
   * other headers.
   */
  addResponseHeader(name: string, value: AddedValue): void;
}
