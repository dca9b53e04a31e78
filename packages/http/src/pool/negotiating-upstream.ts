import { needsHttp2 } from "../exchange/head/grpc.ts";
import { EngineUpstream } from "../exchange/stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/stream/upstream-half.ts";
import { NoConnection } from "../exchange/stream/open-connections.ts";
import type { ConnectionOwner, OpenConnections } from "../exchange/stream/open-connections.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import type { SessionPool } from "../h2/session/session-pool.ts";
import type { Thread } from "../wire/thread.ts";
import { Handshake, WaitingRequest } from "./handshake.ts";
import type { HandshakeOwner, Negotiate } from "./handshake.ts";
import type { Pool } from "./pool.ts";
import { leavesHttp } from "./versions.ts";

/** The parts of an upstream that negotiates its HTTP version. */
export interface NegotiatingOptions {
  readonly http1: Pool;
  readonly http2: SessionPool;
  /** Decides whether another connection may be made. */
  readonly connections: OpenConnections;
  readonly negotiate: Negotiate;
  /** Whether a handshake can select HTTP/2. */
  readonly offersHttp2: boolean;
}

/** A TLS endpoint: ALPN selects the HTTP version of each connection. */
export class NegotiatingUpstream extends EngineUpstream implements HandshakeOwner, ConnectionOwner {
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly #http1: Pool;
  readonly #http2: SessionPool;
  readonly #connections: OpenConnections;
  readonly #negotiate: Negotiate;
  readonly #handshakes = new Set<Handshake>();
  /** Whether requests may share a handshake: yes, unless the last handshake selected HTTP/1.1. */
  #expectsHttp2: boolean;

  constructor({ http1, http2, connections, negotiate, offersHttp2 }: NegotiatingOptions) {
    super();
    this.name = http1.name;
    this.limits = http1.limits;
    this.thread = http1.thread;
    this.#http1 = http1;
    this.#http2 = http2;
    this.#connections = connections;
    this.#negotiate = negotiate;
    this.#expectsHttp2 = offersHttp2;
  }

  /** Tunnels need HTTP/1.1 and gRPC needs HTTP/2: their connections offer nothing else. */
  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    if (leavesHttp(exchange)) return this.#http1.take(exchange, fresh);
    if (needsHttp2(exchange.request)) return this.#http2.take(exchange, fresh);
    const free = fresh ? undefined : (this.#http2.takeOpen() ?? this.#http1.takeIdle());
    return free ?? this.#wait(fresh);
  }

  negotiated(handshake: Handshake, requests: readonly WaitingRequest[]): void {
    this.#handshakes.delete(handshake);
    this.#expectsHttp2 = handshake.isHttp2;
    if (handshake.isHttp2) this.#useHttp2(handshake, requests);
    else this.#useHttp1(handshake, requests);
  }

  ended(handshake: Handshake): void {
    this.#handshakes.delete(handshake);
    this.#connections.give(this);
  }

  /** Ends no handshake, because requests wait for all of them. */
  endSpare(): boolean {
    return false;
  }

  close(): void {
    this.#http1.close();
    this.#http2.close();
  }

  #wait(fresh: boolean): UpstreamHalf {
    const handshake = this.#shared() ?? this.#another();
    return handshake === undefined
      ? new NoConnection(this.#connections.refusalOf(this))
      : new WaitingRequest(handshake, fresh);
  }

  /**
   * A handshake that a number of requests share, up to the streams that an HTTP/2 connection
   * accepts.
   */
  #shared(): Handshake | undefined {
    if (!this.#expectsHttp2) return undefined;
    const { expectedStreams } = this.#http2;
    return this.#handshakes.values().find(({ waiting }) => waiting < expectedStreams);
  }

  #another(): Handshake | undefined {
    if (!this.#connections.take(this)) return undefined;
    const handshake = new Handshake(this, this.#negotiate);
    this.#handshakes.add(handshake);
    return handshake;
  }

  #useHttp2({ wire, begunAt }: Handshake, requests: readonly WaitingRequest[]): void {
    this.#connections.move(this, this.#http2);
    const session = this.#http2.adopt(wire, begunAt);
    for (const request of requests)
      request.pass((exchange) =>
        session.free ? this.#http2.streamOn(session) : this.take(exchange, request.fresh),
      );
    session.opened();
  }

  /** The first request uses the new connection; the other requests get their own connections. */
  #useHttp1({ wire, begunAt }: Handshake, [first, ...others]: readonly WaitingRequest[]): void {
    this.#connections.move(this, this.#http1);
    const connection = this.#http1.adopt(wire, begunAt);
    first?.pass(() => connection);
    connection.opened();
    for (const request of others) request.pass((exchange) => this.take(exchange, request.fresh));
  }
}
