import type { Bindings } from "@edge-gateway/cel";
import type { CallRecord, CallSize, JsonObject, PathFacts, Usage } from "@edge-gateway/llm";
import type { Memo } from "@edge-gateway/kernel/exchange-memo";
import type { BodyContent, DecodedForm } from "./body-content.ts";
import type { Refusal } from "@edge-gateway/kernel/refusal";
import type { RequestEdits } from "./request-edits.ts";
import type { MessagePolicy } from "@edge-gateway/mcp/federation/message-policy";
import type { McpCall } from "@edge-gateway/mcp/exchange";
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
import type { TargetSpans } from "@edge-gateway/trace/target-span";

/**
 * The value of an added header, or a function that computes it from the response. An empty result adds no
 * header.
 */
export type AddedValue = string | ((response: ResponseHead) => string);

/** How often and when a request is retried. */
export interface RetryPlan {
  /** The maximum number of retries. */
  readonly attempts: number;
  /** The delay before each retry in milliseconds. */
  readonly backoff: number;
  /** Whether a response with this status is retried. */
  wants(exchange: Exchange): boolean;
  /** Whether a call that failed in this way is retried. */
  wantsAfter(failure: UpstreamFailure["kind"]): boolean;
  /** Whether the retry budget allows a retry; after true, the caller must retry. */
  isAllowed(exchange: Exchange): boolean;
}

/**
 * The endpoint that was chosen for an attempt. `left` is called once per attempt, after all other functions.
 */
export interface ChosenEndpoint {
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  /**
   * The server that was chosen within an endpoint of several servers, and which is notified, too; unset: the
   * endpoint is a single server.
   */
  readonly server?: ChosenEndpoint;
  /** Called when the response headers have arrived. */
  responded(exchange: Exchange): void;
  /** Called when the call failed, or the response was cut off. */
  failed(exchange: Exchange, failure: UpstreamFailure["kind"]): void;
  /** Called when the request no longer uses the endpoint. */
  left(): void;
  /** Whether the backend has an endpoint besides this one and those that were tried; unset: no. */
  hasOther?(tried: readonly ChosenEndpoint[]): boolean;
}

/** What is known about an A2A call; clients and agents choose the names. */
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

/** The invocation of an agent that does not use A2A. */
export interface AgentCall {
  readonly provider: string;
  readonly id: string;
  /** The name that the client gave to its session with the agent. */
  readonly session: string | undefined;
}

/** Scheme and authority of the URL at which the client called the gateway. */
export interface PublicOrigin {
  /** The scheme of the request: `http` or `https`. */
  readonly scheme: string;
  /** The host and port of the request. */
  readonly authority: string;
}

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
}

/** The endpoint to which the requests of a session are sent. */
export interface SessionPlace {
  /** The key of the backend. */
  readonly backend: string;
  /** The endpoint's name; empty if the backend has only one endpoint. */
  readonly endpoint: string;
}

/** Why a call of a model is refused. */
export interface LimitRefusal {
  readonly code: "rate_limited" | "budget_exceeded" | "api_key_refused";
  /** The text of the response to the client. */
  readonly message: string;
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

/** The required beginning of a response: a response without such a beginning counts as failed. */
export interface AwaitedBeginning {
  /** Maximum milliseconds from the response headers to the required beginning; 0 means no limit. */
  readonly timeout: number;
  /**
   * Whether enough of the body has arrived.
   * @param body everything that has arrived so far
   */
  isHere(body: Uint8Array): boolean;
  /** Whether any part of the body has arrived; then the time limit no longer applies. */
  readonly hasBegun: boolean;
  /**
   * Whether the beginning of the response, or the whole body if it has no such beginning, shows that the
   * provider has failed.
   */
  readonly isFailure: boolean;
}

/** One request and its response, as policies and backends see it. */
export interface Exchange {
  readonly stream: Stream;
  readonly request: RequestHead;
  /** The response headers; set as soon as the upstream or the gateway has responded. */
  readonly response: ResponseHead | undefined;
  /** Whether `response` comes from the upstream instead of the gateway. */
  readonly isUpstreamResponse: boolean;
  /** Whether the request was sent to a reachable upstream, however it ended. */
  readonly reachedUpstream: boolean;
  /**
   * The client's address as reported by a trusted proxy; undefined: the address of the connection's peer is
   * used.
   */
  readonly client: string | undefined;
  /** The variables of expressions, computed when an expression uses them. */
  readonly bindings: Bindings;
  /** Claims of the verified token (`jwt.<claim>` in expressions). */
  jwt: Readonly<Record<string, unknown>> | undefined;
  /** The token with the claims `jwt`; the token may have been removed from the request. */
  jwtToken: string | undefined;
  /** Whether a backend policy has added credentials to the request. */
  showsCredentials: boolean;
  /** The headers whose values are credentials that a backend policy has added. */
  shownFields: readonly string[];
  /** SHA-256 of the verified API key. */
  apiKeyDigest: string | undefined;
  /** Metadata of the verified API key (`apiKey.<field>` in expressions). */
  apiKey: Readonly<Record<string, unknown>> | undefined;
  /** The verified user of basic authentication. */
  basicAuth: { readonly username: string } | undefined;
  /** The user's name and password as received; the request may no longer contain them. */
  basicCredential: string | undefined;
  /** The authorization server's metadata (`extauthz.<name>` in expressions). */
  extauthz: Readonly<Record<string, unknown>> | undefined;
  /** The policies for this request's MCP messages. */
  messagePolicies: readonly MessagePolicy<Exchange>[] | undefined;
  /** Values that transformations computed (`metadata.<name>` in expressions). */
  metadata: Readonly<Record<string, unknown>> | undefined;
  /** The A2A call, for logs, spans and metrics; set if the backend is an A2A agent. */
  a2a: A2aCall | undefined;
  /** The call of an agent runtime; set if the backend is an agent runtime of a cloud. */
  agent: AgentCall | undefined;
  /** The MCP call; set if the backend is an MCP server. */
  mcp: McpCall | undefined;
  /**
   * The origin that the client called, as reported by a trusted proxy; parts that are not reported are
   * missing.
   */
  readonly publicOrigin: PublicOrigin;
  /** The record of the model call; set if the backend is an LLM. */
  llm: CallRecord | undefined;
  /** Functions that reserve tokens before the model is called. */
  tokenLimits: TokenLimit[] | undefined;
  /** Limits that reserve and charge tokens for each call of a WebSocket. */
  turnLimits: TurnLimit[] | undefined;
  /** How the exchange ended; undefined while the exchange is running. */
  readonly end: StreamEnd | undefined;
  /** The body of the LLM call (`llmRequest` in expressions), while the body is edited. */
  llmRequest: JsonObject | undefined;
  /**
   * What the gateway read from the request to choose the model; undefined if the model does not determine the
   * backend.
   */
  modelRequest: ModelRequest | undefined;
  /** The configured edits of the LLM request. */
  requestEdits: RequestEdits | undefined;
  /** The guards for the prompts and responses of the LLM call. */
  promptGuards: PromptGuards<Exchange> | undefined;
  /** The cache of LLM responses; undefined if none is configured. */
  responseCache: ResponseCache<Exchange> | undefined;
  /** The results of prompt guards so far; undefined if no guard has run. */
  guardChecks: GuardCheck[] | undefined;
  /** The content of the response's body in its current form, if a policy reads the body. */
  readonly responseBody: BodyContent;
  /** What was decoded of the response's body. */
  decodedResponse: DecodedForm | undefined;
  /** Replaces the body of the response, whether it is the upstream's or the gateway's own. */
  replaceResponseBody(body: Uint8Array): void;
  /** Whether a CORS policy decides which pages may read the response. */
  hasCors: boolean;
  /** Whether the CORS policy allows the request's origin to read the response. */
  originIsAllowed: boolean;
  /** The response if a policy aborts the exchange while a body is being streamed. */
  lateRefusal: Refusal | undefined;
  /** The content of the request body in its current form, if a policy reads the body. */
  readonly requestBody: BodyContent;
  /** What was decoded of the request body. */
  decodedRequest: DecodedForm | undefined;
  /** Whether expressions read the request body. */
  isRequestRead: boolean;
  /** The body of a request that the gateway itself sends; undefined: the request is the client's. */
  readonly ownRequestBody: Uint8Array | undefined;
  /** The plan of retries; set if the request may be retried. */
  retry: RetryPlan | undefined;
  /** Maximum milliseconds of each attempt; 0 means that only the backend's own limit applies. */
  tryTimeout: number;
  /** The beginning that the response of this attempt must have in time; undefined: not required. */
  awaitedBeginning: AwaitedBeginning | undefined;
  /** The backend's server that this attempt must use; undefined: the backend chooses the server. */
  server: Upstream | undefined;
  /** The endpoint of this attempt, which is notified of the result. */
  endpoint: ChosenEndpoint | undefined;
  /** The endpoint of earlier requests of the session, which is preferred while it is available. */
  session: SessionPlace | undefined;
  /** The target of this attempt; undefined until a backend is chosen. */
  readonly backendPlace: SessionPlace | undefined;
  /** The endpoints of earlier attempts; undefined if there were none. */
  readonly tried: readonly ChosenEndpoint[] | undefined;
  /** The authority and target that the client sent, before any rewrite, but with a normalized path. */
  readonly original: { readonly authority: string; readonly target: string; readonly path: string };
  /** Values that policies and backends keep for the exchange, by {@link ExchangeMemo}. */
  memos: Memo<unknown> | undefined;
  /** The name of the route; undefined before a route has been chosen. */
  readonly routeName: string | undefined;
  /** The recorder of the trace; set if a watcher traces this request. */
  readonly trace: TraceRecorder | undefined;
  /** The span of the request; set if the request is traced. */
  readonly span: TargetSpans | undefined;
  /** Whether the request was sent to a backend, or began to be. */
  readonly isForwarded: boolean;
  /** Registers a callback that is called when the request body has ended or was aborted. */
  afterRequestBody(call: () => void): void;
  /** Whether the exchange has ended, so that its headers no longer change. */
  readonly finished: boolean;
  /**
   * Registers a callback for the end of the exchange, however it ends. Callbacks are called in reverse order.
   */
  afterEnd(call: () => void): void;
  /** Called before a backend's response is sent, after all policies have seen it. */
  whenResponding: (() => void) | undefined;
  /**
   * Adds a header to the final response, whatever that response is. A function computes the value from all
   * other headers.
   */
  addResponseHeader(name: string, value: AddedValue): void;
}
