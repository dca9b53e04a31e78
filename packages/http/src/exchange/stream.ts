import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { RequestHead, ResponseHead } from "./head.ts";

/** One accepted connection, as far as the gateway may know it. */
export interface Downstream {
  /** Rises by one with every connection that this worker accepts. */
  readonly id: number;
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
  readonly secure: boolean;
  /** Undefined where the connection is plain, and the client is its peer. */
  readonly transport: TransportFacts | undefined;
}

/** What was found out about a connection before a request was read from it. */
export interface TransportFacts {
  /** Key of the listener that TLS was spoken with; undefined: the host of each request chooses one. */
  readonly listener: string | undefined;
  /** The server name that the client asked for (RFC 6066 section 3). */
  readonly serverName: string | undefined;
  /** The other end of the connection, where a proxy has named another client. */
  readonly peer: { readonly address: string; readonly port: number } | undefined;
  /** What the verified certificate of the client says. */
  readonly client: object | undefined;
  /** Of the CONNECT request that the connection has come by; undefined: it has come by itself. */
  readonly connectHeaders: ConnectHeaders | undefined;
}

/** Fields by their names in lower case; several of one name as a list. */
export type ConnectHeaders = Readonly<Record<string, string | readonly string[]>>;

/** An endpoint with its pool of connections; made by the upstream layer, shared by all requests to it. */
export interface Upstream {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
}

/** How a request is sent upstream. */
export interface Dispatch {
  readonly upstream: Upstream;
  /** Milliseconds until the response head must have arrived, counted from this call; 0 = no limit. */
  readonly timeout: number;
  /** Keeps the body, up to a limit, so that the request can be forwarded again. */
  readonly replay?: boolean;
}

/** A response that the gateway makes itself. */
export interface LocalResponse {
  readonly status: number;
  /** Lower-case names; without content-length, which the engine writes. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** Why no response came from the upstream. `exhausted`: no more connections may be made; `upgrade`: it switched to another protocol that nobody asked for; `timeout` is that of the dispatch, `deadline` that of the stream; `processing`: what makes a body has failed. */
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

/** Bytes of a body on their way; read them at once, the memory is used again after the call. */
export type BodyTap = (chunk: Uint8Array) => void;

/** Makes other bytes of a body on its way to the client. */
export interface BodyTransform {
  /** What the client gets of a piece, maybe nothing; the memory of the piece is used again after the call. */
  add(chunk: Uint8Array): Uint8Array;
  /** What follows when the body has ended. */
  end(): Uint8Array;
  /** What ends the body where the upstream has ended before it; unset: the client sees that it is incomplete. */
  cut?(): Uint8Array;
}

/** Takes a body that was diverted, and hears whether what is sent in its place is taken. */
export interface BodyReceiver {
  /** A part of the data; its memory is used again after the call. */
  received(chunk: Uint8Array): void;
  /** All of it has come; names and values of its trailers in turn. */
  finished(trailers: readonly string[]): void;
  /** The other side takes no more for now, until {@link resume}. */
  pause(): void;
  resume(): void;
}

/** Sends what takes the place of a body that was diverted. What comes too late has no effect. */
export interface BodySender {
  /** The memory stays as it is. */
  write(chunk: Uint8Array): void;
  end(trailers: readonly string[]): void;
  /** Nothing more can be sent: ends in {@link RequestHandler.failed} with `processing`, or cuts the response. */
  fail(detail: string): void;
  /** Reads the diverted body: nothing before the first call, and no more after {@link pause}. */
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
  /** The memory stays as it is. */
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
 * One request and its response on the wire. The gateway owns the decisions, the stream the bytes,
 * framing, back-pressure and time. A call that comes too late, because the client has gone or the
 * response is complete, has no effect. The heads can be read until {@link RequestHandler.finished} returns.
 */
export interface Stream {
  readonly downstream: Downstream;
  readonly request: RequestHead;
  /** Set before {@link RequestHandler.response}; a {@link LocalResponse} sets it too. */
  readonly response: ResponseHead | undefined;
  /** By `performance.now()`, to the turn of the event loop: when the first byte of the request arrived. */
  readonly startedAt: number;
  /** When the request was handed to the upstream; 0 = not yet. */
  readonly dispatchedAt: number;
  /** When the head of the upstream's response arrived; 0 = not yet. */
  readonly respondedAt: number;
  /** When it ended; set before {@link RequestHandler.finished}. */
  readonly endedAt: number;
  /** Body bytes so far, without the framing. */
  readonly requestBytes: number;
  readonly responseBytes: number;
  /** What came behind the response's body, names and values in turn; complete in {@link RequestHandler.finished}. */
  readonly responseTrailers: readonly string[];
  /** Whether the request has a body at all (a content-length above 0, or chunked). */
  readonly hasRequestBody: boolean;
  /** Whether the request is here to its end. */
  readonly requestComplete: boolean;
  /** What came behind the request's body, names and values in turn; complete with the request. */
  readonly requestTrailers: readonly string[];
  /** Whether trailers have come, or may still come. */
  readonly requestMayTrail: boolean;
  readonly responseMayTrail: boolean;
  /** Whether all of the request that has come is still here, so that it could be forwarded again. */
  readonly canReplay: boolean;
  /** The body of the request, if it has been collected or replaced. */
  readonly collectedRequest: Uint8Array | undefined;
  /** Whether another protocol is, or was, spoken: the bytes are all that passed then. */
  readonly tunnelled: boolean;
  /** The gateway's own state of this exchange. */
  context: unknown;

  /**
   * Sends the request upstream. The response comes to {@link RequestHandler.response} or {@link RequestHandler.failed}.
   * For CONNECT it only connects, and the response is 200. Throws for another try that {@link RequestHandler.failed} has said is not possible.
   */
  forward(dispatch: Dispatch): void;
  /** Responds without an upstream, or instead of one that failed. Runs {@link RequestHandler.finished} at the end. */
  respondWith(response: LocalResponse): void;
  /**
   * Throws away the response that is being handled, so that the request can be forwarded again;
   * only if {@link canReplay}.
   */
  discardResponse(): void;
  /** Sends `response`, as edited, and then its body; called from {@link RequestHandler.response} or later. */
  respond(): void;
  /** Replaces the body of the response that is being handled; to be called before {@link respond}. */
  replaceResponseBody(body: Uint8Array): void;
  /**
   * Sends what is made of the body of the response that is being handled, as it comes; to be called
   * before {@link respond}. Taps see what is sent.
   */
  transformResponseBody(transform: BodyTransform): void;
  /**
   * Collects the request body before it is forwarded; it is then sent with a content-length.
   * `done` gets the body, or undefined if it is longer than `limit` bytes (what came so far is kept
   * and still forwarded first if the gateway continues). A client that waits for 100 (Continue) gets it
   * from the engine then; otherwise the expectation is forwarded (RFC 9110 section 10.1.1). `done` may
   * be called before this returns, and is not called at all when the request ends before.
   */
  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void;
  /**
   * Sends another body with the request, with a content-length; to be called where the request has no
   * body, or when {@link bufferRequest} has collected it.
   */
  replaceRequestBody(body: Uint8Array): void;
  /**
   * The same for the body of the response, called from {@link RequestHandler.response} and before
   * {@link respond}; it is sent as it came unless it is replaced. An upstream that ends before the
   * body does ends in {@link RequestHandler.failed}.
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
   * Hands the request body over as it comes, and forwards what the sender is given instead, without a
   * content-length; before {@link forward}, and only where the request has a body.
   */
  divertRequest(receiver: BodyReceiver): BodySender;
  /** The same for the body of the response that is being handled; before {@link respond}. */
  divertResponse(receiver: BodyReceiver): BodySender;
  /** Sees the body bytes that are forwarded from now on, beside those who see them already. */
  tapRequest(tap: BodyTap): void;
  tapResponse(tap: BodyTap): void;
  /**
   * Milliseconds from `startedAt` to the response head, 0 = no limit; ends in {@link RequestHandler.failed} with
   * `deadline`, also while the gateway has not forwarded yet.
   */
  setDeadline(milliseconds: number): void;
  /**
   * Calls back once, when that many milliseconds above 0 have passed; not if the exchange is over by
   * then, and not for an earlier wait.
   */
  wait(milliseconds: number, done: () => void): void;
  /** Ends both sides without a response. */
  abort(): void;
}

/** What the engine asks of the gateway. Every method is called from an I/O event and must not throw. */
export interface RequestHandler {
  /** A request head is complete and valid: end in exactly one `forward` or `respondWith`, now or later. */
  request(stream: Stream): void;
  /** The head of the final response is here: edit it, then `respond` (or `respondWith` instead), now or later. */
  response(stream: Stream): void;
  /** No response will come from this dispatch: `respondWith`, or `forward` again if `canReplay`. */
  failed(stream: Stream, failure: UpstreamFailure, canReplay: boolean): void;
  /** The request body has been handed on completely, or will not be read any further. */
  requestEnd?(stream: Stream): void;
  /** The exchange is over; called exactly once for each `request`. */
  finished(stream: Stream, end: StreamEnd): void;
  /** A message that never became a request was refused, by a row of the catalogue: for log and metrics. */
  refused?(downstream: Downstream, code: ErrorCode, detail: string): void;
}

/** Times in milliseconds, sizes in bytes. Values come from the configuration or its generated defaults. */
export interface EngineLimits {
  readonly maxHeadBytes: number;
  readonly maxHeaders: number;
  readonly maxTargetBytes: number;
  /** Whether names of headers are written as they came, both ways; else in lower case. */
  readonly keepsNameCase: boolean;
  /** From the first byte of a head to its end. */
  readonly headTimeout: number;
  /** Between two requests of a connection, and before the first. */
  readonly idleTimeout: number;
  /** How long a client that has ended its direction may get no bytes of a response; 0 = its request is cancelled. */
  readonly halfClosedTimeout: number;
  /** Without any progress of a body, either way. */
  readonly bodyIdleTimeout: number;
  readonly connectTimeout: number;
  /** How long a client's connection may live; 0 = no limit. */
  readonly maxConnectionDuration: number;
  readonly poolIdleTimeout: number;
  /** Idle connections kept per upstream and worker. */
  readonly poolMaxIdle: number;
  /** Connections to one endpoint, those that nobody uses among them. */
  readonly maxConnections: number;
  /** Streams of one connection to an upstream at the same time. */
  readonly maxUpstreamStreams: number;
  /** Bytes of a request body that are kept for another try. */
  readonly maxReplayBytes: number;
  /** Without a byte in either direction of a tunnel; 0 = no limit. */
  readonly tunnelIdleTimeout: number;
  /** From the beginning of a tunnel to its end; 0 = no limit. */
  readonly maxTunnelDuration: number;
  /** Bytes in the kernel's queue above which the other side is paused. */
  readonly highWaterMark: number;
}
