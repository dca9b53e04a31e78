import { connect } from "node:http2";
import type { ClientHttp2Session, SecureClientSessionOptions } from "node:http2";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { PERHAPS_PROCESSED } from "../engine/halves.ts";
import type { EngineLimits } from "../engine/stream.ts";
import { Timer } from "../engine/timer-wheel.ts";
import type { TimerOwner, TimerWheel } from "../engine/timer-wheel.ts";
import { SESSION_BOUNDS } from "./limits.ts";
import type { UpstreamStream } from "./upstream-stream.ts";

/** Who keeps the connections to an endpoint. */
export interface SessionOwner {
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  /** Whether connections end with their last stream. */
  readonly closed: boolean;
  /** What a connection takes until its peer has said its limit: what the last one has said. */
  expectedStreams: number;
  /** The connection takes no more streams. */
  removed(session: UpstreamSession): void;
  /** One of its connections is gone; called once for each. */
  ended(): void;
}

/** Of a response (RFC 9113 section 8.3.2). */
const PSEUDO_FIELDS = 1;
/** Only a name for node:http2; requests say whom they are for. */
const ORIGIN = "http://upstream";
/** RFC 9113 section 6.5.2 recommends to allow no fewer. */
export const USUAL_STREAMS = 100;
/** What a connection that is being made takes. */
const UNDER_WAY = { closed: false, destroyed: false };
const NO_HTTP2 = "the endpoint does not speak HTTP/2";

/** A connection to an upstream that carries many requests at once. */
export class UpstreamSession implements TimerOwner {
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  readonly secure: boolean;
  /** Undefined until the connection is there. */
  http2: ClientHttp2Session | undefined;
  /** Whether an answer has come over it. */
  served = false;
  /** Whether the connection is gone. */
  lost = false;

  readonly #owner: SessionOwner;
  readonly #socket: Socket;
  readonly #timer: Timer;
  readonly #waiting = new Set<UpstreamStream>();
  #open = 0;
  #ended = false;
  /** Whether the settings of the peer have come, without which it speaks something else. */
  #settled = false;
  #error: Error | undefined;

  constructor(owner: SessionOwner, socket: Socket) {
    this.#owner = owner;
    this.limits = owner.limits;
    this.wheel = owner.wheel;
    this.#socket = socket;
    this.secure = socket instanceof TLSSocket;
    this.#timer = new Timer(owner.wheel, this);
    this.#timer.set(owner.limits.connectTimeout);
    socket.once(this.secure ? "secureConnect" : "connect", () => this.#connected());
    socket.on("error", (error) => (this.#error = error));
    socket.once("close", () => this.#gone());
  }

  /** Whether another stream may be opened now, as far as the peer has said. */
  get free(): boolean {
    const most = this.#settled ? this.#allowed : this.#owner.expectedStreams;
    const { closed, destroyed } = this.http2 ?? UNDER_WAY;
    return !this.lost && !closed && !destroyed && this.#open < most;
  }

  /** Whether the connection is there, and nobody uses it. */
  get idle(): boolean {
    return this.http2 !== undefined && this.#open === 0;
  }

  /** Streams at the same time that the peer has said to take, as far as they are wanted. */
  get #allowed(): number {
    const peers = this.http2?.remoteSettings?.maxConcurrentStreams ?? USUAL_STREAMS;
    return Math.min(peers, this.limits.maxUpstreamStreams);
  }

  /** Takes a stream; it is sent when the connection is there. */
  opens(stream: UpstreamStream): void {
    this.#open += 1;
    if (this.http2 === undefined || (stream.needsSettings && !this.#settled)) {
      this.#waiting.add(stream);
    } else {
      this.#timer.clear();
      stream.send();
    }
  }

  /** Whether a stream may carry another protocol (RFC 8441 section 3); known from the settings on. */
  get connectsProtocols(): boolean {
    return this.http2?.remoteSettings?.enableConnectProtocol === true;
  }

  /** Why the connection has ended. */
  get failure(): string | undefined {
    return this.http2 !== undefined && !this.#settled ? NO_HTTP2 : reasonOf(this.#error);
  }

  streamClosed(stream: UpstreamStream): void {
    this.#waiting.delete(stream);
    this.#open -= 1;
    if (this.http2 !== undefined) this.#rest();
  }

  /** Without a stream it waits for the next one, for a time. */
  #rest(): void {
    if (this.#open > 0) return;
    if (this.#owner.closed) this.end();
    else this.#timer.set(this.limits.poolIdleTimeout);
  }

  timedOut(): void {
    this.#error ??= new Error("no connection in time");
    this.end();
  }

  /** Ends the connection, unless streams are under way. */
  drain(): void {
    if (this.#open === 0) this.end();
  }

  end(): void {
    this.#owner.removed(this);
    this.http2?.destroy();
    this.#socket.destroy();
    this.#leave();
  }

  /** Gives the place of the connection back. */
  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#owner.ended();
  }

  #connected(): void {
    const socket = this.#socket;
    if (socket instanceof TLSSocket && socket.alpnProtocol !== "h2") {
      this.#error = new Error(NO_HTTP2);
      return this.end();
    }
    this.#timer.clear();
    const http2 = connect(ORIGIN, { ...optionsOf(this.limits), createConnection: () => socket });
    http2.on("error", (error) => (this.#error = error));
    http2.on("remoteSettings", () => {
      this.#settled = true;
      this.#owner.expectedStreams = Math.min(this.#allowed, USUAL_STREAMS);
      this.#sendWaiting();
    });
    http2.on("goaway", () => this.#owner.removed(this));
    this.http2 = http2;
    this.#sendWaiting();
    this.#rest();
  }

  #sendWaiting(): void {
    for (const stream of [...this.#waiting]) {
      if (stream.needsSettings && !this.#settled) continue;
      this.#waiting.delete(stream);
      stream.send();
    }
  }

  #gone(): void {
    this.lost = true;
    this.#timer.release();
    this.#owner.removed(this);
    this.#leave();
    const waiting = [...this.#waiting];
    const detail = this.failure ?? "the connection was closed";
    for (const stream of waiting) stream.fail("connect", detail, PERHAPS_PROCESSED);
  }
}

function optionsOf({ maxHeaders, maxHeadBytes }: EngineLimits): SecureClientSessionOptions {
  const options = {
    ...SESSION_BOUNDS,
    maxHeaderListPairs: maxHeaders + PSEUDO_FIELDS,
    strictSingleValueFields: false,
    settings: { enablePush: false, maxHeaderListSize: maxHeadBytes },
  };
  return options;
}

/** When several addresses of a name fail, only their errors have messages. */
function reasonOf(error: Error | undefined): string | undefined {
  if (error instanceof AggregateError) return error.errors.map(String).join(", ");
  return error?.message;
}
