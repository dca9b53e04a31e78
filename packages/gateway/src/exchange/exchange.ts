import type { Bindings } from "@edge-gateway/cel";
import type { Memo } from "@edge-gateway/kernel/http/exchange-memo";
import type { BodyContent, DecodedForm } from "./body-content.ts";
import type { Refusal } from "@edge-gateway/kernel/http/refusal";
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
  /**
   * Called when the call failed, or the response was cut off.
   * @param goesOn whether another endpoint of the backend gets the request; unset: no
   */
  failed(exchange: Exchange, failure: UpstreamFailure["kind"], goesOn?: boolean): void;
  /** Called when the request no longer uses the endpoint. */
  left(): void;
  /**
   * Whether the backend has an endpoint besides this one and those that were tried, unless too many of it were
   * tried; unset: no.
   */
  hasOther?(tried: readonly ChosenEndpoint[]): boolean;
}

/** Scheme and authority of the URL at which the client called the gateway. */
export interface PublicOrigin {
  /** The scheme of the request: `http` or `https`. */
  readonly scheme: string;
  /** The host and port of the request. */
  readonly authority: string;
}

/** The endpoint to which the requests of a session are sent. */
export interface SessionPlace {
  /** The key of the backend. */
  readonly backend: string;
  /** The endpoint's name; empty if the backend has only one endpoint. */
  readonly endpoint: string;
}

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

/** The error of a refusal that is plain text. */
export interface PlainError {
  readonly code: Refusal["code"];
  readonly status: number;
  readonly message: string;
}

/** Writes an error as JSON that the clients of a protocol read; undefined: they read text. */
export type RefusalFormat = (exchange: Exchange, error: PlainError) => JsonError | undefined;

/** An error as JSON, and headers besides its type. */
interface JsonError {
  readonly json: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
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
  /**
   * The origin that the client called, as reported by a trusted proxy; parts that are not reported are
   * missing.
   */
  readonly publicOrigin: PublicOrigin;
  /** How the exchange ended; undefined while the exchange is running. */
  readonly end: StreamEnd | undefined;
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
  /** Writes refusals as clients of the request's protocol read them; undefined: as those of the route do. */
  refusalFormat: RefusalFormat | undefined;
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
  /**
   * Whether this attempt differs from the last one only in the endpoint, because the last endpoint has not
   * processed the request: the model and its provider are the same.
   */
  readonly changesEndpoint: boolean;
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
