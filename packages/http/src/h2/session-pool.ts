import { HTTP2_MAX_SPARE_STREAMS } from "../bounds.ts";
import { EngineUpstream } from "../exchange/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/upstream-half.ts";
import { NoConnection } from "../exchange/open-connections.ts";
import type { ConnectionOwner, OpenConnections } from "../exchange/open-connections.ts";
import type { EngineLimits } from "../exchange/stream.ts";
import type { Thread } from "../wire/thread.ts";
import { usedBy } from "../wire/wire.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";
import { UpstreamSession, USUAL_STREAMS } from "./upstream-session.ts";
import type { SessionOwner } from "./upstream-session.ts";
import { UpstreamStream } from "./upstream-stream.ts";
import type { StreamKeeper } from "./upstream-stream.ts";

/** How a pool gets connections. */
export interface SessionPoolOptions {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /** Says whether another connection may be made. */
  readonly connections: OpenConnections;
  /** Begins to connect. */
  readonly connect: (user: WireUser) => TunnelWire;
  /** Whether the connections speak TLS. */
  readonly secure: boolean;
  /** Told of each connection that was made, and in how many milliseconds. */
  readonly connected?: ((milliseconds: number) => void) | undefined;
}

/** An endpoint that speaks HTTP/2, and the connections to it; another one when the peer's limit is reached. */
export class SessionPool
  extends EngineUpstream
  implements SessionOwner, StreamKeeper, ConnectionOwner
{
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly secure: boolean;
  closed = false;
  expectedStreams: number;
  readonly #connections: OpenConnections;
  readonly #connect: (user: WireUser) => TunnelWire;
  readonly #connected: ((milliseconds: number) => void) | undefined;
  readonly #sessions = new Set<UpstreamSession>();
  /** Streams that are over. */
  readonly #spare: UpstreamStream[] = [];

  constructor(options: SessionPoolOptions) {
    super();
    const { name, limits, thread, connections, connect, secure, connected } = options;
    this.name = name;
    this.limits = limits;
    this.expectedStreams = Math.min(USUAL_STREAMS, limits.maxUpstreamStreams);
    this.thread = thread;
    this.secure = secure;
    this.#connections = connections;
    this.#connect = connect;
    this.#connected = connected;
  }

  take(_exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    const session = (fresh ? undefined : this.#free(false)) ?? this.#another();
    if (session === undefined) return new NoConnection(this.#connections.refusalOf(this));
    return this.streamOn(session);
  }

  /** A stream of a connection that is there; undefined: no such connection has room for one. */
  takeOpen(): UpstreamHalf | undefined {
    const session = this.#free(true);
    return session === undefined ? undefined : this.streamOn(session);
  }

  /** A stream of that connection, which has to have room for one. */
  streamOn(session: UpstreamSession): UpstreamHalf {
    const stream = this.#spare.pop() ?? new UpstreamStream(this, session);
    stream.use(session);
    return stream;
  }

  /** Takes a connection that was made elsewhere and has its place; `opened` is to be called, with requests begun. */
  adopt(wire: TunnelWire, begunAt: number): UpstreamSession {
    const session = new UpstreamSession(this, (user) => usedBy(wire, user), begunAt);
    this.#sessions.add(session);
    return session;
  }

  connected(milliseconds: number): void {
    this.#connected?.(milliseconds);
  }

  spare(stream: UpstreamStream): void {
    if (this.#spare.length < HTTP2_MAX_SPARE_STREAMS) this.#spare.push(stream);
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

  /** One that has room for a stream; `isOpen`: that is there already. */
  #free(isOpen: boolean): UpstreamSession | undefined {
    for (const session of this.#sessions)
      if (session.free && (session.isOpen || !isOpen)) return session;
    return undefined;
  }

  #another(): UpstreamSession | undefined {
    if (!this.#connections.take(this)) return undefined;
    const session = new UpstreamSession(this, this.#connect);
    this.#sessions.add(session);
    return session;
  }
}
