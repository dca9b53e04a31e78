import type { FinalHead, SentRequestHead, SentResponseHead } from "./head-writer.ts";
import type { HttpStream } from "./http-stream.ts";
import type { ListHead } from "./list-head.ts";
import type { Collected, RequestBody } from "./request-body.ts";
import type { ResponseBody } from "./response-body.ts";
import type { Downstream, Gate, Upstream } from "./stream.ts";
import type { TimerWheel } from "../wire/timer-wheel.ts";
import type { TunnelOwner, TunnelSource } from "./tunnel.ts";
import type { Wire } from "../wire/wire.ts";

/** What the client gets, in the version of HTTP that it speaks. */
export interface AnswerWriter {
  readonly body: ResponseBody;
  /** Sends a response of the gateway. */
  reply(method: string, head: ListHead, body: Uint8Array): void;
  /** Sends the upstream's response; the body follows as it comes. */
  respond(method: string, head: SentResponseHead): void;
  /** Sends an interim response, unless the client does not know them (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void;
}

/** The client's half of an exchange: a connection of HTTP/1.1, or a stream of HTTP/2. */
export interface ClientHalf {
  readonly downstream: Downstream;
  readonly server: {
    readonly gate: Gate;
    readonly clock: () => number;
    readonly wheel: TimerWheel;
    readonly limits: { readonly keepsNameCase: boolean };
  };
  readonly requestBody: RequestBody;
  readonly answers: AnswerWriter;
  /** Whether `Expect` is settled here and must not go upstream. */
  readonly expectationMet: boolean;
  /** For {@link Stream.bufferRequest}: who waits for 100 (Continue) gets it from the gateway. */
  collectRequest(limit: number, done: Collected): void;
  /** Milliseconds from the start of the request that is under way; 0 = no limit. */
  setDeadline(startedAt: number, milliseconds: number): void;
  clearDeadline(): void;
  /** Settles, before the head of a final response, whether the connection can stay. */
  settleKeepAlive(early: boolean): void;
  /** Ends both directions so that the client notices that something is missing. */
  cut(): void;
  /** The response is sent and the gateway has been told. */
  streamEnded(): void;
  /**
   * Sends the head that says that another protocol begins, and joins both connections; only where
   * the client's is no part of another one.
   */
  openTunnel?(head: FinalHead, upstream: TunnelSource, owner: TunnelOwner): void;
}

/** The upstream's half: a connection of HTTP/1.1, or a stream of HTTP/2. */
export interface UpstreamHalf {
  /** Takes a request; it is sent when the connection is there. `timeout`: milliseconds to its answer. */
  begin(stream: HttpStream, timeout: number): void;
  /**
   * Sends the head, or writes it so that it goes with the first bytes of the body; returns where the
   * body goes.
   */
  writeHead(request: SentRequestHead, body: RequestBody, continued: boolean): Wire;
  /**
   * Stops to speak HTTP: what comes waits for a tunnel; only where the connection is no part of
   * another one.
   */
  hold?(): TunnelSource;
  /** The request is answered otherwise: nothing of it is wanted any more. */
  abandon(): void;
}

/** How far a request that failed may have come; what the upstream has not seen can be sent again. */
export type Progress = typeof PERHAPS_PROCESSED | typeof IDLE_CONNECTION | typeof NOT_PROCESSED;
export const PERHAPS_PROCESSED = 0;
/** A connection that was closed while it was idle says nothing about the request (RFC 9112 section 9.3.1). */
export const IDLE_CONNECTION = 1;
/** The upstream says so (RFC 9113 section 8.7), or nothing has left yet. */
export const NOT_PROCESSED = 2;

/** An endpoint as the upstream layer makes it: gives a half for each request. */
export abstract class EngineUpstream implements Upstream {
  abstract readonly name: string;
  /** `fresh`: on a new connection. */
  abstract take(stream: HttpStream, fresh: boolean): UpstreamHalf;
  /** Ends the free connections; those in use end after their response. */
  abstract close(): void;
}
