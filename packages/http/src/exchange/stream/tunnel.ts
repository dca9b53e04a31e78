import { WEB_SOCKET_CLOSING_TIME } from "../../bounds.ts";
import type { SentRequestHead } from "../head/head-writer.ts";
import { asksForWebSocket } from "../head/upgrade.ts";
import type { Output } from "../../wire/output.ts";
import type { TunnelFilter, TunnelFilters, TunnelTarget } from "./tunnel-filters.ts";
import type { StreamEnd } from "./stream.ts";
import type { Thread } from "../../wire/thread.ts";
import { Timer } from "../../wire/timer-wheel.ts";
import type { TimerOwner } from "../../wire/timer-wheel.ts";
import type { TunnelWire, WireUser } from "../../wire/wire.ts";

/** Is told when a tunnel has ended, and for which reason. */
export interface TunnelOwner {
  /** The request that the tunnel was made for; unset: there was none. */
  readonly request?: Pick<SentRequestHead, "upgrade">;
  requestBytes: number;
  responseBytes: number;
  /** Filters that get the bytes before they are forwarded; undefined: the bytes are forwarded unchanged. */
  readonly tunnelFilters?: TunnelFilters | undefined;
  tunnelEnded(end: StreamEnd): void;
}

/** Time limits of a tunnel, in milliseconds; 0 = no limit. */
export interface TunnelLimits {
  /** The maximum time without a byte in either direction, in milliseconds. */
  readonly tunnelIdleTimeout: number;
  readonly maxTunnelDuration: number;
}

/**
 * Forwards bytes between two connections in both directions (RFC 9110 sections 7.8 and 9.3.6). When
 * one direction ends, the end is forwarded, and the other direction continues.
 */
export class Tunnel implements TimerOwner {
  readonly client: TunnelEnd;
  readonly upstream: TunnelEnd;
  readonly output: Output;
  readonly #owner: TunnelOwner;
  readonly #limits: TunnelLimits;
  readonly #idle: Timer;
  readonly #longest: Timer;
  /** Whether one half of a WebSocket has ended, so that the other half must end soon. */
  #closing = false;
  #over = false;

  constructor(thread: Thread, limits: TunnelLimits, owner: TunnelOwner, wires: TunnelWires) {
    this.#owner = owner;
    this.#limits = limits;
    this.#idle = new Timer(thread.wheel, this);
    this.#longest = new Timer(thread.wheel, this);
    this.output = thread.output;
    this.client = new TunnelEnd(this, wires.client, wires.upstream);
    this.upstream = new TunnelEnd(this, wires.upstream, wires.client);
    const filters = owner.tunnelFilters?.({
      client: this.upstream.target,
      upstream: this.client.target,
    });
    this.client.filter = filters?.client;
    this.upstream.filter = filters?.upstream;
    this.#idle.set(limits.tunnelIdleTimeout);
    this.#longest.set(limits.maxTunnelDuration);
  }

  get over(): boolean {
    return this.#over;
  }

  /** Returns the other end of the tunnel. */
  peerOf(end: TunnelEnd): TunnelEnd {
    return end === this.client ? this.upstream : this.client;
  }

  /** Is called when one end has sent bytes, or has ended its direction. */
  moved(from: TunnelEnd, bytes: number): void {
    if (from === this.client) this.#owner.requestBytes += bytes;
    else this.#owner.responseBytes += bytes;
    this.#awaitBytes();
  }

  /** Is called when one end has ended its direction. Only other protocols than WebSocket use the other one alone. */
  halfEnded(from: TunnelEnd): void {
    const { request } = this.#owner;
    this.#closing = request !== undefined && asksForWebSocket(request);
    this.moved(from, 0);
  }

  /** Is called when one end has taken all bytes. */
  drained(): void {
    if (this.#closing) this.#awaitBytes();
  }

  #awaitBytes(): void {
    if (this.#over) return;
    const { tunnelIdleTimeout: idle } = this.#limits;
    const isShorter = this.#closing && (idle === 0 || idle > WEB_SOCKET_CLOSING_TIME);
    this.#idle.set(isShorter ? WEB_SOCKET_CLOSING_TIME : idle);
  }

  /** Is called when a connection was closed. The tunnel is complete if both directions had ended before. */
  closed(end: TunnelEnd): void {
    const { client, upstream } = this;
    if (!client.hasEnded || !upstream.hasEnded) {
      this.peerOf(end).wire.destroy(true);
      this.#finish(end === client ? "client-aborted" : "upstream-aborted");
    } else if (client.gone && upstream.gone) {
      this.#finish("complete");
    }
    if (this.#over) end.release();
  }

  timedOut(): void {
    this.client.wire.destroy(true);
    this.upstream.wire.destroy(true);
    this.#finish("deadline");
  }

  #finish(end: StreamEnd): void {
    if (this.#over) return;
    this.#over = true;
    this.#idle.release();
    this.#longest.release();
    this.#owner.tunnelEnded(end);
    for (const side of [this.client, this.upstream]) if (side.gone) side.release();
  }
}

/** The two connections of a tunnel. */
interface TunnelWires {
  readonly client: TunnelWire;
  readonly upstream: TunnelWire;
}

/** An upstream connection that no longer uses HTTP. */
export interface TunnelSource {
  readonly wire: TunnelWire;
  /** Passes received and future bytes to the tunnel. */
  join(tunnel: Tunnel): void;
}

/** The initial state of a tunnel. */
export interface TunnelEnds {
  readonly client: TunnelWire;
  /** Bytes already received from the client. */
  readonly early: Buffer | undefined;
  /** Whether the client sends nothing more. */
  readonly ended: boolean;
  readonly upstream: TunnelSource;
}

/** Joins two connections, which the tunnel then owns. */
export function openTunnel(
  { thread, limits }: { readonly thread: Thread; readonly limits: TunnelLimits },
  owner: TunnelOwner,
  { client, early, ended, upstream }: TunnelEnds,
): void {
  const tunnel = new Tunnel(thread, limits, owner, { client, upstream: upstream.wire });
  if (early !== undefined) tunnel.client.received(early, early.length, false);
  upstream.join(tunnel);
  if (ended) tunnel.client.ended();
}

/** The state of one of the two connections of a tunnel. */
class TunnelEnd implements WireUser {
  readonly wire: TunnelWire;
  /** Whether this end sends no more bytes. */
  hasEnded = false;
  /** Whether the connection of this end is closed. */
  gone = false;
  /** The filter that receives the bytes from this end. */
  filter: TunnelFilter | undefined;
  /** The other end, to which bytes are sent. */
  readonly target: TunnelTarget;
  readonly #tunnel: Tunnel;
  readonly #to: TunnelWire;
  /** The connection's previous user, which must be told of its end. */
  #user: WireUser | undefined;
  #error: Error | undefined;
  #paused = false;
  /** Whether the filter has too many bytes. */
  #held = false;

  constructor(tunnel: Tunnel, wire: TunnelWire, to: TunnelWire) {
    this.#tunnel = tunnel;
    this.#to = to;
    this.wire = wire;
    this.#user = wire.use(this);
    this.target = {
      write: (bytes) => {
        if (tunnel.over) return;
        tunnel.output.bytes(bytes, to);
        tunnel.output.send(to);
      },
      end: () => {
        if (!tunnel.over) to.end();
      },
    };
  }

  opened(): void {}

  received(bytes: Buffer, length: number, lent: boolean): void {
    if (this.filter === undefined) this.#tunnel.output.pass(bytes, 0, length, lent, this.#to);
    else this.#filtered(this.filter.received(bytes.subarray(0, length)));
    this.#tunnel.moved(this, length);
    if (this.#to.congested) this.#pause();
  }

  /** Reads nothing more until the filter has room. */
  #filtered(room: Promise<unknown> | undefined): void {
    if (room === undefined || this.#held) return;
    this.#held = true;
    this.#pause();
    const release = (): void => {
      this.#held = false;
      if (!this.#tunnel.over && !this.#to.congested) this.resume();
    };
    void room.then(release, release);
  }

  #pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.wire.pauseRead();
  }

  drained(): void {
    this.#tunnel.drained();
    this.#tunnel.peerOf(this).resume();
  }

  ended(): void {
    this.hasEnded = true;
    this.#tunnel.halfEnded(this);
    if (this.filter === undefined) this.#to.end();
    else this.filter.ended();
  }

  resume(): void {
    if (!this.#paused || this.#held) return;
    this.#paused = false;
    this.wire.resumeRead();
  }

  closed(error: Error | undefined): void {
    this.gone = true;
    this.#error = error;
    this.#tunnel.closed(this);
  }

  /** The tunnel has ended: notifies the connection's previous user. */
  release(): void {
    const user = this.#user;
    this.#user = undefined;
    user?.closed(this.#error);
  }
}
