import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { RequestHead, ResponseHead } from "./head.ts";

/** An accepted connection, as the gateway sees it. */
export interface Downstream {
  /** A number that increases with every connection that this worker accepts. */
  readonly id: number;
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
  readonly secure: boolean;
  /** Undefined for a plain connection whose client is its peer. */
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

/** Headers by lower-case name; a list for repeated names. */
export type ConnectHeaders = Readonly<Record<string, string | readonly string[]>>;

/** An endpoint with its connection pool, shared by all requests to it. */
export interface Upstream {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
}

/** How a request is sent upstream. */
export interface Dispatch {
  readonly upstream: Upstream;
  /** Milliseconds from this call until the response headers must have arrived; 0 = no limit. */
  readonly timeout: number;
  /** Keeps the body, up to a limit, so that the request can be forwarded again. */
  readonly replay?: boolean;
}

/** The gateway's own response. */
export interface LocalResponse {
  readonly status: number;
  /** Names are in lower case; without content-length, which the engine writes. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/**
 * Why the upstream sent no response. `exhausted`: the connection limit was reached; `upgrade`: it
 * switched to a protocol that was not requested; `timeout` is the dispatch's, `deadline` the
 * stream's; `processing`: the sender of a body failed.
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
  /** For logs and traces; never sent to the client. */
  readonly detail: string;
}

/** How a stream ended; `deadline`: a body made no progress for too long. */
export type StreamEnd = "complete" | "client-aborted" | "upstream-aborted" | "deadline";

/** Observes the bytes of a body; they must be read immediately, because the memory is reused. */
export type BodyTap = (chunk: Uint8Array) => void;

/** Transforms a body on its way to the client. */
export interface BodyTransform {
  /** The client's bytes for a part, possibly none; the part's memory is reused after the call. */
  add(chunk: Uint8Array): Uint8Array;
  /** The remaining bytes when the body has ended. */
  end(): Uint8Array;
  /**
   * The last bytes if the upstream disconnects before the end; unset: the client notices that the
   * body is incomplete.
   */
  cut?(): Uint8Array;
}

/** Receives a diverted body, and is told whether its replacement is accepted. */
export interface BodyReceiver {
  /** A part of the data; its memory is reused after the call. */
  received(chunk: Uint8Array): void;
  /** The body is complete; its trailers alternate names and values. */
  finished(trailers: readonly string[]): void;
  /** The other side accepts no more for now, until {@link resume}. */
  pause(): void;
  resume(): void;
}

/** Sends the replacement of a diverted body. Late calls have no effect. */
export interface BodySender {
  /** Sets the length of the whole body for the head; called before the first byte. */
  size(length: number): void;
  /** The memory must stay unchanged. */
  write(chunk: Uint8Array): void;
  end(trailers: readonly string[]): void;
  /**
   * Nothing more can be sent: leads to {@link RequestHandler.failed} with `processing`, or cuts the
   * response.
   */
  fail(detail: string): void;
  /** Reads the diverted body: needed at the start, and after {@link pause}. */
  resume(): void;
  pause(): void;
}

/** Takes what comes by a tunnel from one side. */
export interface TunnelFilter {
  /** A part of the bytes; its memory is used again after the call. */
  received(chunk: Uint8Array): void;
  /** The side sends nothing more. */
  ended(): void;
}

/** Sends to one side of a tunnel; what comes too late has no effect. */
export interface TunnelTarget {
  /** The memory must stay unchanged. */
  write(bytes: Uint8Array): void;
  end(): void;
}

/** The two sides of a tunnel. */
export interface TunnelSides<Side> {
  readonly client: Side;
  readonly upstream: Side;
}

/** Makes what takes the bytes of each side, and sends what is to pass. */
export type TunnelFilters = (targets: TunnelSides<TunnelTarget>) => TunnelSides<TunnelFilter>;

/**
 * One request and its response on the wire. The gateway makes the decisions; the stream handles
 * bytes, framing, back-pressure and time. A late call, because the client has disconnected or the
 * response is complete, has no effect. Headers can be read until {@link RequestHandler.finished}
 * returns.
 */
export interface Stream {
  readonly downstream: Downstream;
  readonly request: RequestHead;
  /** Set before {@link RequestHandler.response}; a {@link LocalResponse} sets it, too. */
  readonly response: ResponseHead | undefined;
  /**
   * When the first byte of the request arrived, by `performance.now()` of that turn of the event
   * loop.
   */
  readonly startedAt: number;
  /** When the request was sent to the upstream; 0 = not yet. */
  readonly dispatchedAt: number;
  /** When the upstream's response headers arrived; 0 = not yet. */
  readonly respondedAt: number;
  /** When it ended; set before {@link RequestHandler.finished}. */
  readonly endedAt: number;
  /** Bytes of the body so far, without framing. */
  readonly requestBytes: number;
  readonly responseBytes: number;
  /**
   * The response's trailers, alternating names and values; complete in {@link
   * RequestHandler.finished}.
   */
  readonly responseTrailers: readonly string[];
  /** Whether the request has a body at all (a content-length above 0, or chunked). */
  readonly hasRequestBody: boolean;
  /** Whether the request was received completely. */
  readonly requestComplete: boolean;
  /** The request's trailers, alternating names and values; complete with the request. */
  readonly requestTrailers: readonly string[];
  /** Whether there are trailers, or may still be. */
  readonly requestMayTrail: boolean;
  readonly responseMayTrail: boolean;
  /** Whether everything received of the request was kept, so that it can be forwarded again. */
  readonly canReplay: boolean;
  /** The request's body, if it was collected or replaced. */
  readonly collectedRequest: Uint8Array | undefined;
  /**
   * Whether the exchange switched to another protocol: then the byte counts cover everything
   * transferred.
   */
  readonly tunnelled: boolean;
  /** The gateway's own state of this exchange. */
  context: unknown;

  /**
   * Sends the request upstream. The result is {@link RequestHandler.response} or {@link
   * RequestHandler.failed}. For CONNECT it only connects, and the response is 200. Throws for
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
  /** Replaces the body of the current response; call it before {@link respond}. */
  replaceResponseBody(body: Uint8Array): void;
  /**
   * Transforms the body of the current response while it is sent; call it before {@link respond}.
   * Taps see the result.
   */
  transformResponseBody(transform: BodyTransform): void;
  /**
   * Collects the request body before it is forwarded with a content-length. `done` gets the body,
   * or undefined if it is longer than `limit` bytes (then the received part is kept and forwarded
   * first if the gateway continues). If the client waits for 100 (Continue), the engine sends it;
   * without collecting, the expectation is forwarded (RFC 9110 section 10.1.1). `done` may be
   * called before this returns, and is not called if the request ends before.
   */
  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void;
  /**
   * Sends another body with the request, with a content-length; only if the request has no body, or
   * after {@link bufferRequest} has collected it.
   */
  replaceRequestBody(body: Uint8Array): void;
  /**
   * Collects the response body; called from {@link RequestHandler.response} and before {@link
   * respond}. It is sent unchanged unless it is replaced. If the upstream disconnects before the
   * end, {@link RequestHandler.failed} follows.
   */
  bufferResponse(limit: number, done: (body: Uint8Array | undefined) => void): void;
  /**
   * Calls back once, when enough of the body of the response that is being handled is here, or all of
   * it; before {@link respond}. An upstream that fails before ends in {@link RequestHandler.failed}.
   */
  awaitResponseBody(isEnough: (body: Uint8Array) => boolean, done: () => void): void;
  /**
   * Where the client leaves while its response is awaited or sent, the response is read to its end all
   * the same, for this many milliseconds at most; the exchange ends then. 0: the request is cancelled.
   */
  readForGoneClient(milliseconds: number): void;
  /** Hands over what comes by the tunnel that the response begins; to be called before {@link respond}. */
  filterTunnel(filters: TunnelFilters): void;
  /**
   * Passes the request body to a receiver, and forwards what the sender is given instead, without a
   * content-length; before {@link forward}, and only if the request has a body.
   */
  divertRequest(receiver: BodyReceiver): BodySender;
  /** Diverts the body of the current response; before {@link respond}. */
  divertResponse(receiver: BodyReceiver): BodySender;
  /** Adds an observer of the body bytes that are forwarded from now on. */
  tapRequest(tap: BodyTap): void;
  tapResponse(tap: BodyTap): void;
  /**
   * Milliseconds from `startedAt` to the response headers, 0 = no limit; leads to {@link
   * RequestHandler.failed} with `deadline`, even before the gateway has forwarded the request.
   */
  setDeadline(milliseconds: number): void;
  /**
   * Calls back once after that many milliseconds (above 0), unless the exchange ends before; a new
   * wait replaces an earlier one.
   */
  wait(milliseconds: number, done: () => void): void;
  /** Ends both sides without a response. */
  abort(): void;
}

/** The gateway's part: the engine calls every method from an I/O event, and none may throw. */
export interface RequestHandler {
  /**
   * A request's headers are complete and valid: must lead to exactly one `forward` or
   * `respondWith`, now or later.
   */
  request(stream: Stream): void;
  /**
   * The final response's headers arrived: edit them, then `respond` (or `respondWith` instead), now
   * or later.
   */
  response(stream: Stream): void;
  /** The dispatch will get no response: `respondWith`, or `forward` again if `canReplay`. */
  failed(stream: Stream, failure: UpstreamFailure, canReplay: boolean): void;
  /** The request body was forwarded completely, or will not be read any further. */
  requestEnd?(stream: Stream): void;
  /** The exchange has ended; called exactly once per `request`. */
  finished(stream: Stream, end: StreamEnd): void;
  /**
   * A message that was not a valid request was refused, with an entry of the error catalogue: for
   * log and metrics.
   */
  refused?(downstream: Downstream, code: ErrorCode, detail: string): void;
}

/**
 * Times in milliseconds, sizes in bytes. Values come from the configuration or its generated
 * defaults.
 */
export interface EngineLimits {
  readonly maxHeadBytes: number;
  readonly maxHeaders: number;
  readonly maxTargetBytes: number;
  /** Whether header names keep their case in both directions, instead of becoming lower case. */
  readonly keepsNameCase: boolean;
  /** From the first byte of a head to its end. */
  readonly headTimeout: number;
  /** Between two requests of a connection, and before the first. */
  readonly idleTimeout: number;
  /**
   * How long a client that has closed its direction may receive no bytes of a response; 0 = its
   * request is cancelled immediately.
   */
  readonly halfClosedTimeout: number;
  /** Maximum time without progress of a body, in either direction. */
  readonly bodyIdleTimeout: number;
  readonly connectTimeout: number;
  /** Maximum lifetime of a client's connection; 0 = no limit. */
  readonly maxConnectionDuration: number;
  readonly poolIdleTimeout: number;
  /** Idle connections kept per upstream and worker. */
  readonly poolMaxIdle: number;
  /** Maximum connections to an endpoint, including idle ones. */
  readonly maxConnections: number;
  /** Maximum concurrent streams per upstream connection. */
  readonly maxUpstreamStreams: number;
  /** Maximum bytes of a request body kept for another attempt. */
  readonly maxReplayBytes: number;
  /** Maximum time without a byte in either direction of a tunnel; 0 = no limit. */
  readonly tunnelIdleTimeout: number;
  /** Maximum lifetime of a tunnel; 0 = no limit. */
  readonly maxTunnelDuration: number;
  /** Bytes in the kernel's send queue above which the other side is paused. */
  readonly highWaterMark: number;
}
