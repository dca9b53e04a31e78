import type { FinalHead, SentRequestHead, SentResponseHead } from "../head/head-writer.ts";
import type { BodyReader, Framing } from "../../codec/body-reader.ts";
import type { HeaderSection } from "../../codec/trailers.ts";
import type { Downstream, FailureKind, Upstream } from "./stream.ts";
import type { TunnelSource } from "./tunnel.ts";
import type { Intake } from "../../wire/intake.ts";
import type { Wire } from "../../wire/wire.ts";

/**
 * How much of a failed request the upstream may have processed. A request that the upstream has not seen can
 * be sent again.
 */
export type Progress = typeof PERHAPS_PROCESSED | typeof IDLE_CONNECTION | typeof NOT_PROCESSED;
export const PERHAPS_PROCESSED = 0;
/**
 * The connection was idle when it was closed, so the upstream may not have seen the request (RFC 9112 section
 * 9.3.1).
 */
export const IDLE_CONNECTION = 1;
/**
 * The upstream reports that it has not processed the request (RFC 9113 section 8.7), or nothing was
 * sent yet.
 */
export const NOT_PROCESSED = 2;

/** The body of a request, as the upstream's half sends it. */
export interface SentBody {
  /** How the client delimits the request body. */
  readonly framing: Framing;
  /** Whether the whole request body has arrived. */
  readonly complete: boolean;
  /**
   * Length of a body that the gateway has collected, replaced or makes, or {@link NO_LENGTH}; undefined: the
   * length of the client's body.
   */
  readonly madeLength: number | undefined;
  /** Whether HTTP/1.1 needs chunks, because the length is unknown or trailers follow. */
  readonly isChunked: boolean;
  /** Whether the client still waits for 100 (Continue). */
  readonly expectsContinue: boolean;
  /** Keeps sent bytes, up to a limit, so that they can be sent again. */
  keep(): void;
  /** Sends the written headers, and then the body as it arrives. */
  transmit(to: Wire, header: HeaderSection): void;
  /** Is called when the upstream accepts bytes again. */
  drained(): void;
}

/** The body of a response, as the upstream's half delivers it. */
export interface ReceivedBody {
  /**
   * Begins the body. `intake` stops reading from the upstream while no receiver takes the bytes.
   */
  begin(reader: BodyReader, intake: Intake): void;
  /** Adds the bytes that the reader has just read; {@link afterRead} follows. */
  add(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void;
  /** Is called at the end of an upstream event; the memory of the reader is not used afterwards. */
  afterRead(): void;
}

/**
 * An exchange as its upstream half sees it: the request to send, where to put the response body,
 * and the events to report. The half knows nothing else of the client.
 */
export interface UpstreamExchange {
  readonly downstream: Downstream;
  readonly request: SentRequestHead;
  readonly requestBody: SentBody;
  readonly responseBody: ReceivedBody;
  /** Bytes of the response body so far, without framing. */
  responseBytes: number;
  /** Whether the names of the response headers keep their case. */
  readonly keepsNameCase: boolean;
  /** Whether the final response is being sent to the client. */
  readonly responding: boolean;
  /** Whether the exchange has ended, so that its headers are no longer read. */
  readonly over: boolean;
  /** Is called when more of the request was sent: its headers, or a part of its body. */
  requestProgress(): void;
  /**
   * The connection for a CONNECT request was established (RFC 9110 section 9.3.6). Undefined: the
   * half cannot carry a tunnel.
   */
  connected(tunnel: TunnelSource | undefined): void;
  /** An interim response has arrived (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void;
  /**
   * The final response headers arrived; {@link responseBody} has the part of the body that arrived
   * with them.
   */
  responded(head: SentResponseHead, isComplete: boolean): void;
  /** The upstream switched to another protocol, whose bytes follow the headers. */
  switched(head: FinalHead, tunnel: TunnelSource): void;
  /** The response body is complete; the half is no longer used. */
  completed(): void;
  /**
   * Is called when the response, or the rest of it, will not arrive; the half is no longer used.
   */
  failed(kind: FailureKind, detail: string, progress: Progress): void;
}

/** The upstream's half of an exchange: an HTTP/1.1 connection, or an HTTP/2 stream. */
export interface UpstreamHalf {
  /**
   * Sends the request as soon as the connection is established. `timeout`: milliseconds to the
   * response headers; 0 = no limit.
   */
  send(exchange: UpstreamExchange, timeout: number): void;
  /** Is called when the exchange no longer needs a response; it gets no further events. */
  abandon(): void;
}

/** An endpoint that provides a half for each request. */
export abstract class EngineUpstream implements Upstream {
  abstract readonly name: string;
  /** How many other servers a request may go to if a connection cannot be made; each {@link take} chooses. */
  readonly alternatives: number = 0;
  /**
   * Begins an exchange on this connection.
   * @param fresh whether the connection is new
   */
  abstract take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf;
  /** Returns the upstream for one request: of several servers, each {@link take} chooses another one. */
  ofOneRequest(): EngineUpstream {
    return this;
  }

  /** Closes idle connections; those in use are closed after their response. */
  abstract close(): void;
}
