import { HTTP2_UPSTREAM_CONNECTION_WINDOW } from "../../bounds.ts";
import { reasonOf } from "../../exchange/end-reason.ts";
import { NOT_PROCESSED, PERHAPS_PROCESSED } from "../../exchange/stream/upstream-half.ts";
import type { Progress } from "../../exchange/stream/upstream-half.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import type { FailureKind } from "../../exchange/stream/stream.ts";
import { Timer } from "../../wire/timer-wheel.ts";
import type { TimerOwner } from "../../wire/timer-wheel.ts";
import type { Thread } from "../../wire/thread.ts";
import type { TunnelWire, WireUser } from "../../wire/wire.ts";
import { Connection } from "./connection.ts";
import type { ConnectionUser } from "../stream/connection-user.ts";
import type { ResponseUser, ConnectionStream } from "../stream/connection-stream.ts";
import {
  ENABLE_PUSH,
  MAX_HEADER_LIST_SIZE,
  NO_ERROR,
  USUAL_FRAME_BYTES,
} from "../frames/constants.ts";
import { frameBounds } from "./limits.ts";
import type { ConnectionOptions } from "../stream/stream-table.ts";

/** The owner of the connections to an endpoint. */
export interface SessionOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly secure: boolean;
  /** Whether connections close after their last stream. */
  readonly closed: boolean;
  /**
   * The stream limit that is assumed until the peer sends its own limit: the limit of the last connection.
   */
  expectedStreams: number;
  /** Is called when a connection was established after the given number of milliseconds. */
  connected(milliseconds: number): void;
  /** Is called when the connection accepts no more streams. */
  removed(session: UpstreamSession): void;
  /** Is called once for each connection, when it has ended. */
  ended(): void;
}

/** A request that waits for a stream on a connection. */
export interface SessionStream {
  /** Whether the request waits for the peer's settings. */
  readonly waitsForSettings: boolean;
  /** Opens the stream; called when the connection is established and has room. */
  open(): void;
  /** Is called when no connection can be made. */
  fail(kind: FailureKind, detail: string, progress: Progress): void;
}

/** Pseudo-headers of a response (RFC 9113 section 8.3.2). */
const PSEUDO_FIELDS = 1;
/** The recommended minimum of SETTINGS_MAX_CONCURRENT_STREAMS (RFC 9113 section 6.5.2). */
export const USUAL_STREAMS = 100;
/**
 * Why a connection cannot be used: the endpoint sends something other than HTTP/2, or TLS negotiated another
 * protocol.
 */
export const NO_HTTP2 = "the endpoint does not speak HTTP/2";

/** An upstream connection with concurrent requests. */
export class UpstreamSession implements WireUser, ConnectionUser, TimerOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly secure: boolean;
  /** Whether the connection has carried a response. */
  served = false;

  readonly #owner: SessionOwner;
  readonly #wire: TunnelWire;
  readonly #timer: Timer;
  /** The HTTP/2 connection; undefined until it is established. */
  #connection: Connection | undefined;
  readonly #waiting = new Set<SessionStream>();
  readonly #begunAt: number;
  #ended = false;
  /** Whether the connection ends after its last stream. */
  #isRetired = false;

  /**
   * @param connect starts the connection
   * @param begunAt when connecting began, if the connection was already started
   */
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

  /** Whether another stream can be opened now, within the peer's limit. */
  get free(): boolean {
    const connection = this.#connection;
    if (this.#ended || this.#isRetired || connection?.mayOpen === false) return false;
    const most =
      connection?.hasPeerSettings === true
        ? this.#allowed(connection)
        : this.#owner.expectedStreams;
    return this.#taken < most;
  }

  /** Whether the connection is established. */
  get isOpen(): boolean {
    return this.#connection !== undefined;
  }

  /** Whether the connection is established and idle. */
  get idle(): boolean {
    return this.#connection !== undefined && this.#taken === 0;
  }

  /** Whether nothing can be received on the connection any more. */
  get lost(): boolean {
    return this.#connection?.closing === true;
  }

  /** Whether a stream may carry another protocol (RFC 8441 section 3); known after the settings. */
  get connectsProtocols(): boolean {
    return this.#connection?.connectsProtocols === true;
  }

  /** Why the connection could never be used; undefined if there is no such reason. */
  get failure(): string | undefined {
    return this.#connection?.hasPeerSettings === false ? NO_HTTP2 : undefined;
  }

  /** How many times bytes have arrived on the connection. */
  get reads(): number {
    return this.#connection?.reads ?? 0;
  }

  get #taken(): number {
    return this.#waiting.size + (this.#connection?.openStreams ?? 0);
  }

  /** The number of concurrent streams that the peer allows. */
  #allowed({ peerMaxStreams }: Connection): number {
    return Math.min(peerMaxStreams, this.limits.maxUpstreamStreams);
  }

  /** Adds a stream, whose request is sent when the connection is established. */
  takes(stream: SessionStream): void {
    if (!this.#isReady(stream)) {
      this.#waiting.add(stream);
      return;
    }
    this.#timer.clear();
    stream.open();
  }

  /** Sends the headers of a request; only from {@link SessionStream.open}. */
  open(user: ResponseUser, fields: readonly string[], endStream: boolean): ConnectionStream {
    if (this.#connection === undefined)
      throw new TypeError("the connection is not established yet");
    return this.#connection.open(user, fields, endStream);
  }

  /** Removes a stream that was not opened. */
  withdraw(stream: SessionStream): void {
    this.#waiting.delete(stream);
    if (this.#connection !== undefined) this.#rest();
  }

  /** Closes the connection, unless streams are running. */
  drain(): void {
    if (this.#taken === 0) this.end();
  }

  /**
   * Opens no more streams, and ends the connection after the running ones, because the peer may have
   * disappeared.
   */
  retire(): void {
    this.#isRetired = true;
    this.#owner.removed(this);
    this.#rest();
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
    this.#failWaiting("reset", "the upstream accepts no more streams", NOT_PROCESSED);
  }

  goneAway(): void {
    this.#owner.removed(this);
    this.#failWaiting("reset", "the upstream is closing the connection", NOT_PROCESSED);
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

  /** Closes an idle connection after a timeout, or immediately if it accepts no more streams. */
  #rest(): void {
    if (this.#taken > 0 || this.#ended) return;
    if (this.#owner.closed || this.#isRetired || this.#connection?.mayOpen === false) this.end();
    else this.#timer.set(this.limits.poolIdleTimeout);
  }

  /** Frees the connection's slot in the pool. */
  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#owner.ended();
  }

  /**
   * Whether the stream can be sent now. A peer accepts any number of streams before it sends its settings.
   */
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
