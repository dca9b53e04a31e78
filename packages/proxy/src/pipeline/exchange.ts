import type { Bindings } from "@edge-gateway/cel";
import type { CallRecord, CallSize, JsonObject, PathFacts } from "@edge-gateway/llm";
import type { Memo } from "./exchange-memo.ts";
import type { Refusal } from "./refusal.ts";
import type { RequestEdits } from "./request-edits.ts";
import type { MessagePolicy } from "@edge-gateway/mcp/federation/message-policy";
import type { ItemKind } from "@edge-gateway/mcp/federation/naming";
import type { GuardCheck, PromptGuards } from "./prompt-guards.ts";
import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import type {
  RequestHead,
  ResponseHead,
  Stream,
  StreamEnd,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";

/** A value, or how it is made from the response; an empty one adds nothing. */
export type AddedValue = string | ((response: ResponseHead) => string);

/** How often, and after what, a request is sent again. */
export interface RetryPlan {
  /** Tries after the first one. */
  readonly attempts: number;
  /** Milliseconds before each of them. */
  readonly backoff: number;
  /** Whether the response that arrived calls for another try. */
  wants(exchange: Exchange): boolean;
  /** Whether a failed call asks for another try. */
  wantsAfter(failure: UpstreamFailure["kind"]): boolean;
  /** Whether there is room for another try, which then follows. */
  isAllowed(exchange: Exchange): boolean;
}

/** The endpoint of several that takes a try. Of each try `left` is called last, and once. */
export interface ChosenEndpoint {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  /** One of those that it consists of, where it is told of a try, too; unset: it is one server. */
  readonly server?: ChosenEndpoint;
  /** The head of its response is here. */
  responded(exchange: Exchange): void;
  /** The call has failed, or the response was cut. */
  failed(exchange: Exchange, failure: UpstreamFailure["kind"]): void;
  /** The endpoint has no part in the request any longer. */
  left(): void;
}

/** A call of an agent, as far as it is known; names are those that clients and agents write. */
export interface A2aCall {
  method?: string | undefined;
  /** `success`, `error` or `stream`. */
  outcome?: string | undefined;
  errorCode?: string | undefined;
  /** `task` or `message`. */
  resultKind?: string | undefined;
  taskState?: string | undefined;
  contextId?: string | undefined;
}

/** What is known of the first request of MCP in an exchange. */
export interface McpCall {
  method: string;
  /** As JSON. */
  id?: string | undefined;
  /** The target that it went to; undefined where it went to several or none. */
  target?: string | undefined;
  /** What it concerns, by the target's own name. */
  kind?: ItemKind | undefined;
  name?: string | undefined;
  /** Of the error that the client got. */
  errorCode?: number | undefined;
  /** Whether a tool says that it has failed. */
  toolFailed?: boolean | undefined;
}

/** The first part of URLs at which clients reach the gateway. */
export interface PublicOrigin {
  /** `http` or `https`. */
  readonly scheme: string;
  /** Host and port. */
  readonly authority: string;
}

/** What a client asks a model for, where the model decides which backend takes the request. */
export interface ModelRequest {
  readonly facts: PathFacts;
  /** The body without its coding; undefined: there is none. */
  readonly bytes: Uint8Array | undefined;
  /** Undefined where it is not a JSON object. */
  readonly body: JsonObject | undefined;
  /** The model that the client names. */
  readonly asked: string;
  /** What the provider of this try is asked for instead; undefined: the same. */
  readonly model: string | undefined;
}

/** Where the requests of a session go. */
export interface SessionPlace {
  /** Key of the backend. */
  readonly backend: string;
  /** Name of the endpoint; empty where the backend has only one. */
  readonly endpoint: string;
}

/** Why a model is not called. */
export interface LimitRefusal {
  readonly code: "rate_limited" | "budget_exceeded";
  /** For the client. */
  readonly message: string;
}

/** A limit of tokens, for calls that follow each other in one exchange. */
export interface TurnLimit {
  isSpent(): boolean;
  spend(tokens: number): void;
}

/** Sets something aside for a call, once; a refusal where there is not enough. */
export type TokenLimit = (size: CallSize) => LimitRefusal | undefined;

/** The beginning of a response without which it counts as failed. */
export interface AwaitedBeginning {
  /** Milliseconds from the head of the response. */
  readonly timeout: number;
  /** Whether what has come of the body is enough. */
  isHere(body: Uint8Array): boolean;
}

/** One request and its response, as policies and backends see it. */
export interface Exchange {
  readonly stream: Stream;
  readonly request: RequestHead;
  /** From the moment a response exists, the upstream's or the gateway's. */
  readonly response: ResponseHead | undefined;
  /** Whether `response` comes from the upstream, not from the gateway. */
  readonly isUpstreamResponse: boolean;
  /** Whether the request was handed to an upstream that could be reached, however it ended. */
  readonly reachedUpstream: boolean;
  /** Address of the client as a trusted proxy has told it; undefined: that of the connection. */
  readonly client: string | undefined;
  /** What expressions can read; resolves names lazily. */
  readonly bindings: Bindings;
  /** Claims of the verified token (`jwt.<claim>` in expressions). */
  jwt: Readonly<Record<string, unknown>> | undefined;
  /** The token that `jwt` was read from; it may have been removed from the request. */
  jwtToken: string | undefined;
  /** Whether a policy of the backend has put credentials into the request. */
  showsCredentials: boolean;
  /** SHA-256 of the verified API key. */
  apiKeyDigest: string | undefined;
  /** What is known of the verified API key (`apiKey.<field>` in expressions). */
  apiKey: Readonly<Record<string, unknown>> | undefined;
  /** The verified user of basic authentication. */
  basicAuth: { readonly username: string } | undefined;
  /** What the authorization server has said (`extauthz.<name>` in expressions). */
  extauthz: Readonly<Record<string, unknown>> | undefined;
  /** What judges the messages of this request, where it is one of MCP. */
  messagePolicies: readonly MessagePolicy<Exchange>[] | undefined;
  /** What transformations have noted (`metadata.<name>` in expressions). */
  metadata: Readonly<Record<string, unknown>> | undefined;
  /** Where the backend is an agent: for logs, spans and metrics. */
  a2a: A2aCall | undefined;
  /** The same where it is an MCP server. */
  mcp: McpCall | undefined;
  /** What the client has called, as far as a trusted proxy before the gateway says it. */
  readonly publicOrigin: PublicOrigin;
  /** What is known of the call, where the backend is a language model. */
  llm: CallRecord | undefined;
  /** What sets tokens aside before the model is called. */
  tokenLimits: TokenLimit[] | undefined;
  /** What is asked and charged for each call of a WebSocket. */
  turnLimits: TurnLimit[] | undefined;
  /** How it has ended; undefined while it is under way. */
  readonly end: StreamEnd | undefined;
  /** The body of that call (`llmRequest` in expressions), while it is edited. */
  llmRequest: JsonObject | undefined;
  /** What was read of it to choose the model; undefined where no model is chosen by name. */
  modelRequest: ModelRequest | undefined;
  /** The changes that the configuration makes to the request. */
  requestEdits: RequestEdits | undefined;
  /** What looks at its prompts and responses. */
  promptGuards: PromptGuards<Exchange> | undefined;
  /** What guards of prompts have said so far; undefined while there are none. */
  guardChecks: GuardCheck[] | undefined;
  /** Where a policy reads it: the body of the upstream's response as collected. */
  responseBody: Uint8Array | "too large" | undefined;
  /** Sends another body with the response, whoever made it. */
  replaceResponseBody(body: Uint8Array): void;
  /** Whether a CORS policy decides which pages may read the response. */
  hasCors: boolean;
  /** Whether that policy lets the page of the request read it. */
  originIsAllowed: boolean;
  /** What the client gets where a policy gives up on a body that is on its way. */
  lateRefusal: Refusal | undefined;
  /** Where a policy reads it: the body as collected before that policy. */
  requestBody: Uint8Array | "too large" | undefined;
  /** Set where the request may be sent again. */
  retry: RetryPlan | undefined;
  /** Milliseconds for each try; 0 = no limit but that of the backend. */
  tryTimeout: number;
  /** What the response of this try has to begin with in time; undefined: it may take any time. */
  awaitedBeginning: AwaitedBeginning | undefined;
  /** Which of several servers of the backend takes this try; undefined leaves it to the backend. */
  server: Upstream | undefined;
  /** The endpoint of several that takes this try, and is told what becomes of it. */
  endpoint: ChosenEndpoint | undefined;
  /** Where the session of the request has gone before; it goes there again while it can. */
  session: SessionPlace | undefined;
  /** Where this try goes; undefined before a backend has been chosen. */
  readonly backendPlace: SessionPlace | undefined;
  /** Those of the tries before; undefined while there are none. */
  readonly tried: readonly ChosenEndpoint[] | undefined;
  /** Authority and target as the client sent them, with the path normalized, before any rewrite. */
  readonly original: { readonly authority: string; readonly target: string; readonly path: string };
  /** What policies and backends remember of it, by {@link ExchangeMemo}. */
  memos: Memo<unknown> | undefined;
  /** Undefined before a route has been chosen. */
  readonly routeName: string | undefined;
  /** Set while someone watches this request. */
  readonly trace: TraceRecorder | undefined;
  /** Calls this when the request body has ended, or will not come any more. */
  afterRequestBody(call: () => void): void;
  /** Whether the exchange is over: its heads are not touched any more. */
  readonly finished: boolean;
  /** Calls this when the exchange is over, however it ends; what was asked for last is called first. */
  afterEnd(call: () => void): void;
  /** Adds a field to whatever response is given in the end; a function makes its value from all other fields. */
  addResponseHeader(name: string, value: AddedValue): void;
}
