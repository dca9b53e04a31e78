import { HTTP2_UPSTREAM_CONNECTION_WINDOW } from "../bounds.ts";
import { reasonOf } from "../exchange/end-reason.ts";
import { NOT_PROCESSED, PERHAPS_PROCESSED } from "../exchange/upstream-half.ts";
import type { Progress } from "../exchange/upstream-half.ts";
import type { EngineLimits, FailureKind } from "../exchange/stream.ts";
import { Timer } from "../wire/timer-wheel.ts";
import type { TimerOwner } from "../wire/timer-wheel.ts";
import type { Thread } from "../wire/thread.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";
import { Connection } from "./connection.ts";
import type { ConnectionUser } from "./connection-user.ts";
import type { ResponseUser, ConnectionStream } from "./connection-stream.ts";
import {
  ENABLE_PUSH,
  MAX_HEADER_LIST_SIZE,
  NO_ERROR,
  USUAL_FRAME_BYTES,
} from "./frames/constants.ts";
import { frameBounds } from "./limits.ts";
import type { ConnectionOptions } from "./stream-table.ts";

/** Who keeps the connections to an endpoint. */
export interface SessionOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly secure: boolean;
  /** Whether connections end with their last stream. */
  readonly closed: boolean;
  /** What a connection takes until its peer has said its limit: what the last one has said. */
  expectedStreams: number;
  /** A connection is there, after that many milliseconds. */
  connected(milliseconds: number): void;
  /** The connection takes no more streams. */
  removed(session: UpstreamSession): void;
  /** One of its connections is gone; called once for each. */
  ended(): void;
}

/** A request that waits for its place on a connection. */
export interface SessionStream {
  /** Whether the request is sent only after the settings of the peer have arrived. */
  readonly waitsForSettings: boolean;
  /** Opens the stream: the connection is there and has room. */
  open(): void;
  /** There is, or will be, no connection. */
  fail(kind: FailureKind, detail: string, progress: Progress): void;
}

/** Of a response (RFC 9113 section 8.3.2). */
const PSEUDO_FIELDS = 1;
/** RFC 9113 section 6.5.2 recommends to allow no fewer. */
export const USUAL_STREAMS = 100;
/** Why a connection is of no use that carries something else, or on which TLS has agreed on something else. */
export const NO_HTTP2 = "the endpoint does not speak HTTP/2";

/** A connection to an upstream that carries many requests at once. */
export class UpstreamSession implements WireUser, ConnectionUser, TimerOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly secure: boolean;
  /** Whether a response has come over it. */
  served = false;

  readonly #owner: SessionOwner;
  readonly #wire: TunnelWire;
  readonly #timer: Timer;
  /** Undefined until the connection is there. */
  #connection: Connection | undefined;
  readonly #waiting = new Set<SessionStream>();
  readonly #begunAt: number;
  #ended = false;

  /** `connect` begins to connect; `begunAt`: when that was, if it was before. */
  constructor(
    owner: SessionOwner,
    connect: (user: WireUser) => TunnelWire,
    begunAt = owner.thread.clocks.monotonic(),
  ) {
    this.#owner = owner;
    this.#begunAt = begunAt;
    this.limits = owner.limits;
    this.thread = owner.thread;
    this.secure = owner.secure;
    this.#timer = new Timer(owner.thread.wheel, this);
    this.#timer.set(owner.limits.connectTimeout);
    this.#wire = connect(this);
  }

  /** Whether another stream may be opened now, as far as the peer has said. */
  get free(): boolean {
    const connection = this.#connection;
    if (this.#ended || connection?.mayOpen === false) return false;
    const most =
      connection?.hasPeerSettings === true
        ? this.#allowed(connection)
        : this.#owner.expectedStreams;
    return this.#taken < most;
  }

  /** Whether the connection is there. */
  get isOpen(): boolean {
    return this.#connection !== undefined;
  }

  /** Whether the connection is there, and nobody uses it. */
  get idle(): boolean {
    return this.#connection !== undefined && this.#taken === 0;
  }

  /** Whether nothing is received on the connection any more. */
  get lost(): boolean {
    return this.#connection?.closing === true;
  }

  /** Whether a stream may carry another protocol (RFC 8441 section 3); known from the settings on. */
  get connectsProtocols(): boolean {
    return this.#connection?.connectsProtocols === true;
  }

  /** Why the connection was of no use from the beginning. */
  get failure(): string | undefined {
    return this.#connection?.hasPeerSettings === false ? NO_HTTP2 : undefined;
  }

  get #taken(): number {
    return this.#waiting.size + (this.#connection?.openStreams ?? 0);
  }

  /** Streams at the same time that the peer has said to take, as far as they are wanted. */
  #allowed({ peerMaxStreams }: Connection): number {
    return Math.min(peerMaxStreams, this.limits.maxUpstreamStreams);
  }

  /** Takes a stream; it is sent when the connection is there. */
  takes(stream: SessionStream): void {
    if (!this.#isReady(stream)) {
      this.#waiting.add(stream);
      return;
    }
    this.#timer.clear();
    stream.open();
  }

  /** Sends the head of a request; only from {@link SessionStream.open}. */
  open(user: ResponseUser, fields: readonly string[], endStream: boolean): ConnectionStream {
    if (this.#connection === undefined) throw new TypeError("the connection is not there yet");
    return this.#connection.open(user, fields, endStream);
  }

  /** A stream that was taken is not opened. */
  withdraw(stream: SessionStream): void {
    this.#waiting.delete(stream);
    if (this.#connection !== undefined) this.#rest();
  }

  /** Ends the connection, unless streams are under way. */
  drain(): void {
    if (this.#taken === 0) this.end();
  }

  end(): void {
    this.#owner.removed(this);
    this.#connection?.sendGoaway(NO_ERROR);
    this.#connection?.end();
    if (this.#connection === undefined) this.#wire.destroy(false);
    this.#leave();
  }

  timedOut(): void {
    this.end();
    this.#failWaiting("connect", "no connection in time", PERHAPS_PROCESSED);
  }

  opened(): void {
    this.#timer.clear();
    if (this.#ended) return;
    this.#owner.connected(this.thread.clocks.monotonic() - this.#begunAt);
    this.#connection = new Connection(this.thread, optionsOf(this.#owner), this.#wire, this);
    this.#sendWaiting();
    this.#rest();
  }

  settingsReceived(): void {
    if (this.#connection === undefined) return;
    this.#owner.expectedStreams = Math.min(this.#allowed(this.#connection), USUAL_STREAMS);
    this.#sendWaiting();
    this.#failWaiting("reset", "the upstream takes no more streams", NOT_PROCESSED);
  }

  goneAway(): void {
    this.#owner.removed(this);
    this.#failWaiting("reset", "the upstream goes away", NOT_PROCESSED);
    this.#rest();
  }

  streamClosed(): void {
    this.#rest();
  }

  closed(error: Error | undefined): void {
    this.#timer.release();
    this.#owner.removed(this);
    this.#leave();
    const detail = this.failure ?? (error ? reasonOf(error) : "the connection was closed");
    this.#failWaiting("connect", detail, PERHAPS_PROCESSED);
  }

  received(): void {}

  drained(): void {}

  ended(): void {}

  pong(): void {}

  /** Without a stream it waits for the next one, for a time, if there can be one. */
  #rest(): void {
    if (this.#taken > 0 || this.#ended) return;
    if (this.#owner.closed || this.#connection?.mayOpen === false) this.end();
    else this.#timer.set(this.limits.poolIdleTimeout);
  }

  /** Gives the place of the connection back. */
  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#owner.ended();
  }

  /** Whether the stream can be sent now; before its settings a peer takes any number. */
  #isReady(stream: SessionStream): boolean {
    const connection = this.#connection;
    if (connection === undefined || !connection.mayOpen) return false;
    if (!connection.hasPeerSettings) return !stream.waitsForSettings;
    return connection.openStreams < this.#allowed(connection);
  }

  #sendWaiting(): void {
    for (const stream of this.#waiting) {
      if (!this.#isReady(stream)) continue;
      this.#waiting.delete(stream);
      stream.open();
    }
  }

  #failWaiting(kind: FailureKind, detail: string, progress: Progress): void {
    for (const stream of [...this.#waiting]) stream.fail(kind, detail, progress);
  }
}

function optionsOf({ limits, thread }: SessionOwner): ConnectionOptions {
  const { maxHeaders, maxHeadBytes, highWaterMark } = limits;
  return {
    isServer: false,
    settings: [ENABLE_PUSH, 0, MAX_HEADER_LIST_SIZE, maxHeadBytes],
    windowBytes: undefined,
    connectionWindowBytes: HTTP2_UPSTREAM_CONNECTION_WINDOW,
    maxStreams: 0,
    frames: frameBounds(USUAL_FRAME_BYTES, maxHeadBytes),
    maxListBytes: maxHeadBytes,
    maxFields: maxHeaders + PSEUDO_FIELDS,
    highWaterMark,
    clock: () => thread.wheel.now,
  };
}
