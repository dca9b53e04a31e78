import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { EngineUpstream } from "../exchange/halves.ts";
import type { UpstreamHalf } from "../exchange/halves.ts";
import type { HttpStream } from "../exchange/http-stream.ts";
import { NoConnection } from "../exchange/open-connections.ts";
import type { ConnectionOwner, OpenConnections } from "../exchange/open-connections.ts";
import type { EngineLimits } from "../exchange/stream.ts";
import type { TimerWheel } from "../wire/timer-wheel.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";
import { UpstreamSession, USUAL_STREAMS } from "./upstream-session.ts";
import type { SessionOwner } from "./upstream-session.ts";
import { UpstreamStream } from "./upstream-stream.ts";

/** Streams that are kept for others. */
const MOST_SPARE: number = DEFAULTS.engineBounds.http2MaxSpareStreams;

/** How a pool gets connections. */
export interface SessionPoolOptions {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  /** Says whether another connection may be made. */
  readonly connections: OpenConnections;
  /** Begins to connect. */
  readonly connect: (user: WireUser) => TunnelWire;
  /** Whether the connections speak TLS. */
  readonly secure: boolean;
}

/** An endpoint that speaks HTTP/2, and the connections to it; another one when the peer's limit is reached. */
export class SessionPool extends EngineUpstream implements SessionOwner, ConnectionOwner {
  readonly name: string;
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  readonly secure: boolean;
  closed = false;
  expectedStreams: number;
  readonly #connections: OpenConnections;
  readonly #connect: (user: WireUser) => TunnelWire;
  readonly #sessions = new Set<UpstreamSession>();
  /** Streams that are over. */
  readonly #spare: UpstreamStream[] = [];

  constructor({ name, limits, wheel, connections, connect, secure }: SessionPoolOptions) {
    super();
    this.name = name;
    this.limits = limits;
    this.expectedStreams = Math.min(USUAL_STREAMS, limits.maxUpstreamStreams);
    this.wheel = wheel;
    this.secure = secure;
    this.#connections = connections;
    this.#connect = connect;
  }

  take(_stream: HttpStream, fresh: boolean): UpstreamHalf {
    const session = (fresh ? undefined : this.#free()) ?? this.#another();
    if (session === undefined) return new NoConnection(this.#connections.refusalOf(this));
    const stream = this.#spare.pop() ?? new UpstreamStream(session);
    stream.use(session);
    return stream;
  }

  spare(stream: UpstreamStream): void {
    if (this.#spare.length < MOST_SPARE) this.#spare.push(stream);
  }

  removed(session: UpstreamSession): void {
    this.#sessions.delete(session);
  }

  ended(): void {
    this.#connections.give(this);
  }

  endSpare(): boolean {
    const idle = this.#sessions.values().find((session) => session.idle);
    idle?.end();
    return idle !== undefined;
  }

  close(): void {
    this.closed = true;
    for (const session of [...this.#sessions]) session.drain();
  }

  #free(): UpstreamSession | undefined {
    for (const session of this.#sessions) if (session.free) return session;
    return undefined;
  }

  #another(): UpstreamSession | undefined {
    if (!this.#connections.take(this)) return undefined;
    const session = new UpstreamSession(this, this.#connect);
    this.#sessions.add(session);
    return session;
  }
}
