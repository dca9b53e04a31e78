import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { BodyTap, BodyTransform, BodyReceiver, BodySender } from "../body/body-handlers.ts";
import type { CurrentForm } from "../body/current-form.ts";
import type { TunnelFilters } from "./tunnel-filters.ts";
import type { RequestHead, ResponseHead } from "../head/head.ts";

/** An accepted connection, as the gateway sees it. */
export interface Downstream {
  /** A number that increases with every connection that this worker accepts. */
  readonly id: number;
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
  readonly secure: boolean;
  /** Facts about the transport; undefined for a plain connection whose client is its peer. */
  readonly transport: TransportFacts | undefined;
}

/** Facts about a connection that are known before its first request. */
export interface TransportFacts {
  /** Key of the listener that terminated TLS; undefined: each request's host selects one. */
  readonly listener: string | undefined;
  /** The TLS server name (RFC 6066 section 3). */
  readonly serverName: string | undefined;
  /** The connection's peer, if a proxy has reported another client. */
  readonly peer: { readonly address: string; readonly port: number } | undefined;
  /** The content of the verified client certificate. */
  readonly client: object | undefined;
  /** Headers of the CONNECT request whose tunnel carries the connection; undefined: no tunnel. */
  readonly connectHeaders: ConnectHeaders | undefined;
}

/** Headers by lower-case name; the value is a list if the header is repeated. */
export type ConnectHeaders = Readonly<Record<string, string | readonly string[]>>;

/** An endpoint with its connection pool, shared by all requests to it. */
export interface Upstream {
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
}

/** The parameters with which a request is sent to the upstream. */
export interface Dispatch {
  readonly upstream: Upstream;
  /** Milliseconds from this call until the response headers must have arrived; 0 = no limit. */
  readonly timeout: number;
  /** Keeps the body, up to a limit, so that the request can be forwarded again. */
  readonly replay?: boolean;
  /**
   * Whether the gateway would send the request again after a reset, whatever its method. Then the engine
   * repeats it by itself on a new connection after an idle one has failed.
   */
  readonly resends?: boolean;
}

/** A response that the gateway makes itself. */
export interface LocalResponse {
  readonly status: number;
  /** The headers, with names in lower case; without content-length, which the engine writes. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/**
 * Why the upstream sent no response. `exhausted`: the connection limit was reached; `upgrade`: the upstream
 * switched to a protocol that was not requested; `timeout`: the timeout of the dispatch expired; `deadline`:
 * the timeout of the stream expired; `processing`: the sender of a body failed.
 */
export type FailureKind =
  | "connect"
  | "exhausted"
  | "upgrade"
  | "reset"
  | "protocol"
  | "timeout"
  | "deadline"
  | "processing";

export interface UpstreamFailure {
  readonly kind: FailureKind;
  /** The detail of a failure for logs and traces; it is never sent to the client. */
  readonly detail: string;
  /**
   * Whether the connection was idle before, so that the upstream may have closed it without seeing the request
   * (RFC 9112 section 9.3.1): that is no fault of the upstream. Unset: no.
   */
  readonly onIdleConnection?: boolean;
  /**
   * Whether nothing of the request was sent, or the upstream says that it has not processed the request (RFC 9113
   * section 8.7), so that another upstream may get it, whatever its method. Unset: no.
   */
  readonly isUnprocessed?: boolean;
}

/** How a stream ended; `deadline`: a body made no progress for too long. */
export type StreamEnd = "complete" | "client-aborted" | "upstream-aborted" | "deadline";

/**
 * One request and its response on the wire. The gateway makes the decisions; the stream handles
 * bytes, framing, back-pressure and time. A late call, because the client has disconnected or the
 * response is complete, has no effect. Headers can be read until {@link RequestHandler.finished}
 * returns.
 */
export interface Stream {
  readonly downstream: Downstream;
  readonly request: RequestHead;
  /**
   * The response headers; set before {@link RequestHandler.response}, and by a {@link
   * LocalResponse}.
   */
  readonly response: ResponseHead | undefined;
  /**
   * When the first byte of the request arrived: the time of `performance.now()` in the turn of the event loop
   * with that byte.
   */
  readonly startedAt: number;
  /** When the request was sent to the upstream; 0 = not yet. */
  readonly dispatchedAt: number;
  /** When the upstream's response headers arrived; 0 = not yet. */
  readonly respondedAt: number;
  /** The time when the exchange ended; set before {@link RequestHandler.finished}. */
  readonly endedAt: number;
  /** Bytes of the body so far, without framing. */
  readonly requestBytes: number;
  readonly responseBytes: number;
  /**
   * The response's trailers, alternating names and values; complete in {@link
   * RequestHandler.finished}.
   */
  readonly responseTrailers: readonly string[];
  /** Whether the request, in its current form, has a body at all (a content-length above 0, or chunked). */
  readonly hasRequestBody: boolean;
  /** Whether the request was received completely. */
  readonly requestComplete: boolean;
  /** The request's trailers, alternating names and values; complete with the request. */
  readonly requestTrailers: readonly string[];
  /** The length of the request body in its current form; undefined: it is not known before the end. */
  readonly requestLength: number | undefined;
  /** The same for the body of the current response. */
  readonly responseLength: number | undefined;
  /** Whether the request has trailers, or may still get some. */
  readonly requestMayTrail: boolean;
  readonly responseMayTrail: boolean;
  /** Whether everything received of the request was kept, so that it can be forwarded again. */
  readonly canReplay: boolean;
  /** The request's body in its current form, as its last reader got it. */
  readonly collectedRequest: CurrentForm;
  /** The body of the current response in its current form, as its last reader got it. */
  readonly collectedResponse: CurrentForm;
  /** Whether the current response is complete without a body and without trailers. */
  readonly isResponseEmpty: boolean;
  /** Whether an observer or a transform needs the body of the current response, whatever the client gets. */
  readonly isResponseObserved: boolean;
  /**
   * Whether the exchange switched to another protocol: then the byte counts cover everything
   * transferred.
   */
  readonly tunnelled: boolean;
  /** The gateway's own state of this exchange. */
  context: unknown;

  /**
   * Sends the request upstream. The result is {@link RequestHandler.response} or {@link
   * RequestHandler.failed}. For CONNECT, only a connection is made, and the response is 200. Throws for
   * another attempt that {@link RequestHandler.failed} has declared impossible.
   */
  forward(dispatch: Dispatch): void;
  /**
   * Responds without an upstream, or instead of a failed one. Calls {@link RequestHandler.finished}
   * at the end.
   */
  respondWith(response: LocalResponse): void;
  /**
   * Discards the current response, so that the request can be forwarded again; only if {@link
   * canReplay}.
   */
  discardResponse(): void;
  /**
   * Sends `response`, as edited, and then its body; called from {@link RequestHandler.response} or
   * later.
   */
  respond(): void;
  /**
   * Replaces the body of the current response; call it before {@link respond}. The upstream's body is not
   * read any further.
   */
  replaceResponseBody(body: Uint8Array): void;
  /**
   * Transforms the body of the current response while the body is sent; call it before {@link respond}.
   * Observers that are added later see the result.
   */
  transformResponseBody(transform: BodyTransform): void;
  /**
   * Collects the request body, in its current form, before it is forwarded with a content-length. `done` gets
   * the body, or undefined if it is longer than `limit` bytes (then the received part is kept and forwarded
   * first if the gateway continues). If the client waits for 100 (Continue), the engine sends it;
   * without collecting, the expectation is forwarded (RFC 9110 section 10.1.1). `done` may be
   * called before this returns, and is not called if the request ends before.
   */
  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void;
  /**
   * Sends another body with the request, with a content-length; only if the request has no body, or
   * after {@link bufferRequest} has collected it. A request that asks to switch protocols stays without a body:
   * the server would read its bytes as the other protocol.
   */
  replaceRequestBody(body: Uint8Array): void;
  /** Returns a function that gives the request body its present form again, for another attempt. */
  markRequestBody(): () => void;
  /**
   * Copies the request body in its present form while it is received, whatever form it gets later. The
   * returned function gives the copy in {@link RequestHandler.requestEnd}, unless the body is longer than the
   * limit; undefined if it was not received completely.
   */
  copyRequest(limit: number): () => Buffer | "too large" | undefined;
  /**
   * Collects the response body, in its current form; called from {@link RequestHandler.response} and before {@link respond}. The
   * body is sent unchanged unless it is replaced. If the upstream disconnects before the end, {@link
   * RequestHandler.failed} follows.
   */
  bufferResponse(limit: number, done: (body: Uint8Array | undefined) => void): void;
  /** The length of the response's body is not known: that of the upstream's headers is not sent. */
  forgetResponseLength(): void;
  /**
   * Calls back once, when enough of the response body, or all of it, has arrived, and at once after a protocol
   * switch, which has none; call it before {@link respond}. An upstream that fails earlier leads to {@link
   * RequestHandler.failed}.
   */
  awaitResponseBody(isEnough: (body: Uint8Array) => boolean, done: () => void): void;
  /**
   * If the client disconnects before its response is complete, the response is still read to the end, for the
   * given milliseconds at most; then the exchange ends. 0: the request is cancelled.
   */
  readForGoneClient(milliseconds: number): void;
  /**
   * Passes the bytes of the tunnel that the response begins through filters; call it before {@link respond}.
   */
  filterTunnel(filters: TunnelFilters): void;
  /**
   * Passes the request body to a receiver, and forwards the bytes of the sender instead, without a
   * content-length. To be called before {@link forward}, and only if the request has a body.
   */
  divertRequest(receiver: BodyReceiver): BodySender;
  /** Diverts the body of the current response, in its current form; call it before {@link respond}. */
  divertResponse(receiver: BodyReceiver): BodySender;
  /** Adds an observer of the body bytes that are sent upstream from now on. */
  tapRequest(tap: BodyTap): void;
  /** Adds an observer of the response body in its present form, whatever form it gets later. */
  tapResponse(tap: BodyTap): void;
  /**
   * Milliseconds from `startedAt` to the response headers for the client, 0 = no limit; leads to {@link
   * RequestHandler.failed} with `deadline`, even before the gateway has forwarded the request, and while it
   * edits the response.
   */
  setDeadline(milliseconds: number): void;
  /**
   * Calls back once after the given number of milliseconds (above 0), unless the exchange ends before; a new
   * wait replaces an earlier one.
   */
  wait(milliseconds: number, done: () => void): void;
  /** Ends both sides without a response. */
  abort(): void;
}

/** The gateway's part: the engine calls every method from an I/O event, and none may throw. */
export interface RequestHandler {
  /**
   * A request's headers are complete and valid. Must lead to exactly one `forward` or `respondWith`, now or
   * later.
   */
  request(stream: Stream): void;
  /**
   * The headers of the final response have arrived: edit them, then call `respond` or `respondWith`, now or
   * later.
   */
  response(stream: Stream): void;
  /** The dispatch will get no response: call `respondWith`, or `forward` again if `canReplay`. */
  failed(stream: Stream, failure: UpstreamFailure, canReplay: boolean): void;
  /**
   * Further bytes have arrived of a body that is not complete, and is buffered for {@link Stream.bufferRequest} or
   * {@link Stream.bufferResponse}: call `respondWith` to stop that.
   */
  buffering?(stream: Stream, bytes: number): void;
  /** The request body was forwarded completely, or will not be read any further. */
  requestEnd?(stream: Stream): void;
  /** The exchange has ended; called exactly once per `request`. */
  finished(stream: Stream, end: StreamEnd): void;
  /**
   * A message that was not a valid request was refused with an entry of the error catalogue; the call is for
   * logs and metrics.
   */
  refused?(downstream: Downstream, code: ErrorCode, detail: string): void;
}
