import type { FinalHead, SentRequestHead, SentResponseHead } from "./head-writer.ts";
import type { BodyReader, Framing } from "../codec/body-reader.ts";
import type { HeaderSection } from "../codec/trailers.ts";
import type { Downstream, FailureKind, Upstream } from "./stream.ts";
import type { TunnelSource } from "./tunnel.ts";
import type { Intake } from "../wire/intake.ts";
import type { Wire } from "../wire/wire.ts";

/** How far a request that failed may have come; what the upstream has not seen can be sent again. */
export type Progress = typeof PERHAPS_PROCESSED | typeof IDLE_CONNECTION | typeof NOT_PROCESSED;
export const PERHAPS_PROCESSED = 0;
/** A connection that was closed while it was idle says nothing about the request (RFC 9112 section 9.3.1). */
export const IDLE_CONNECTION = 1;
/** The upstream says so (RFC 9113 section 8.7), or nothing has left yet. */
export const NOT_PROCESSED = 2;

/** The body of a request, as the upstream's half sends it. */
export interface SentBody {
  /** How the client marks its end. */
  readonly framing: Framing;
  /** Whether all of it has come. */
  readonly complete: boolean;
  /** What the gateway has collected, or put in its place; sent with its own content-length. */
  readonly collected: Uint8Array | undefined;
  /** Whether the client waits for 100 (Continue), and nobody has told it to continue. */
  readonly expectsContinue: boolean;
  /** Keeps what is sent, up to a limit, so that it can be sent again. */
  keep(): void;
  /** Sends what was written for the wire, and behind that header the body as it comes. */
  transmit(to: Wire, header: HeaderSection): void;
  /** The upstream takes bytes again. */
  drained(): void;
}

/** The body of a response, as the upstream's half hands it on. */
export interface ReceivedBody {
  /** `intake`: stops reading from the upstream while nobody takes the bytes. */
  begin(reader: BodyReader, intake: Intake): void;
  /** Takes what the reader has just read; {@link afterRead} follows. */
  add(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void;
  /** The end of an event of the upstream: nothing of the reader is used afterwards. */
  afterRead(): void;
}

/**
 * An exchange as its upstream half sees it: the request to send, the place of the response's body, and
 * what to tell about the response. The half knows nothing else of the client.
 */
export interface UpstreamExchange {
  readonly downstream: Downstream;
  readonly request: SentRequestHead;
  readonly requestBody: SentBody;
  readonly responseBody: ReceivedBody;
  /** Bytes of the response's body so far, without the framing. */
  responseBytes: number;
  /** Whether the names of the response's fields keep their case. */
  readonly keepsNameCase: boolean;
  /** Whether the client is being sent the final response. */
  readonly responding: boolean;
  /** Whether the exchange has ended: nobody reads its heads any more. */
  readonly over: boolean;
  /** More of the request is sent: its head, or a part of its body. */
  requestProgress(): void;
  /**
   * The connection that a CONNECT request asks for is there (RFC 9110 section 9.3.6). Undefined: the
   * half cannot carry a tunnel.
   */
  connected(tunnel: TunnelSource | undefined): void;
  /** An interim response has arrived (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void;
  /** The head of the final response has arrived; its body is in {@link responseBody} as far as it came with it. */
  responded(head: SentResponseHead, isComplete: boolean): void;
  /** The upstream switches to another protocol; its bytes follow the head. */
  switched(head: FinalHead, tunnel: TunnelSource): void;
  /** The body of the response is complete; the half is not used any more. */
  completed(): void;
  /** No response will come, or not the rest of it; the half is not used any more. */
  failed(kind: FailureKind, detail: string, progress: Progress): void;
}

/** The upstream's half of an exchange: a connection of HTTP/1.1, or a stream of HTTP/2. */
export interface UpstreamHalf {
  /**
   * Sends the request as soon as the connection is there. `timeout`: milliseconds to the head of the
   * response; 0 = no limit.
   */
  send(exchange: UpstreamExchange, timeout: number): void;
  /** The exchange does not want a response any more; it is told nothing from now on. */
  abandon(): void;
}

/** An endpoint as the upstream layer makes it: gives a half for each request. */
export abstract class EngineUpstream implements Upstream {
  abstract readonly name: string;
  /** `fresh`: on a new connection. */
  abstract take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf;
  /** Ends the free connections; those in use end after their response. */
  abstract close(): void;
}
