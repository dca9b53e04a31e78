import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { isDeepStrictEqual } from "node:util";
import { ClientSessions, LoopbackUpstream, createServer } from "@edge-gateway/http";
import type {
  ConnectionObserver,
  DrainTimes,
  Served,
  Server,
  SocketAdapter,
  Thread,
} from "@edge-gateway/http";
import {
  BindTransport,
  type TransportObserver,
} from "@edge-gateway/gateway/listener/bind-transport";
import type { Observer } from "@edge-gateway/gateway/observe/observer";
import type { TransportSettings } from "@edge-gateway/gateway/listener/transport-settings";
import type { Admission } from "@edge-gateway/gateway/shared/admission";
import { Gateway } from "@edge-gateway/gateway/pipeline/gateway";
import type { CompiledBind } from "@edge-gateway/gateway/pipeline/compiled";
import { downstreamLimits, http2Limits } from "@edge-gateway/gateway/upstream/engine-limits";

import type { Movable } from "./even-connections.ts";

const NOW: DrainTimes = { min: 0, max: 0 };

interface Open {
  readonly server: Server;
  readonly gateway: Gateway;
  readonly transport: BindTransport;
  readonly http2: ClientSessions;
  readonly port: number;
  /** The upstream for tunnels that lead to this bind. */
  readonly loopback: LoopbackUpstream;
}

/** What all servers of a thread share. */
export interface SharedParts {
  readonly thread: Thread;
  readonly adapter: SocketAdapter;
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
  /** Maximum number of the process's open file descriptors at which a connection is still accepted. */
  readonly maxDescriptors: number;
  /** The admission of requests; undefined if neither requests nor memory have a limit. */
  readonly admission: Admission | undefined;
}

/** The observers of the connections of a bind. */
export interface BindObservers {
  requests(bind: CompiledBind): Observer;
  connections(bind: CompiledBind): ConnectionObserver;
  transport(bind: CompiledBind): TransportObserver;
  acceptFailed(this: void, error: Error): void;
}

/** The servers of a thread, one per bind. A bind that did not change keeps its connections. */
export class BindServers {
  readonly #settings: Settings;
  readonly #parts: SharedParts;
  readonly #observers: BindObservers;
  readonly #open = new Map<string, Open>();
  readonly #closing = new Set<Promise<void>>();

  constructor(settings: Settings, parts: SharedParts, observers: BindObservers) {
    this.#settings = settings;
    this.#parts = parts;
    this.#observers = observers;
  }

  /** Listens on new binds; returns why some cannot be listened on. */
  async open(binds: ReadonlyMap<string, CompiledBind>): Promise<string[]> {
    const problems: string[] = [];
    for (const bind of binds.values()) {
      if (this.#open.has(bind.key)) continue;
      const open = this.#serverOf(bind);
      try {
        await open.server.listen({ port: bind.port, reusePort: true });
        this.#open.set(bind.key, open);
      } catch (error) {
        problems.push(
          `port ${bind.port}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    return problems;
  }

  /** Closes all other binds at once; resolves when their ports are free. */
  async keep(binds: ReadonlyMap<string, CompiledBind>): Promise<void> {
    const others = [...this.#open.keys()].filter((key) => !binds.has(key));
    await Promise.all(others.map(async (key) => this.#close(key, NOW)));
  }

  /**
   * Handles requests with these binds from now on. Other binds are closed, and connections are drained whose
   * settings have changed or whose clients may no longer connect.
   */
  use(binds: ReadonlyMap<string, CompiledBind>, drain: DrainTimes): void {
    for (const [key, { gateway, server, transport, http2 }] of this.#open) {
      const bind = binds.get(key);
      if (bind === undefined) {
        void this.#close(key, drain);
        continue;
      }
      gateway.bind = bind;
      const before = transport.settings;
      transport.settings = bind.transport;
      server.retire((connection) => !mayStay(connection, before, bind.transport), drain.max);
      http2.use(http2Limits(bind.frontend.http));
      const limits = downstreamLimits(bind.frontend.http, this.#settings);
      if (!isDeepStrictEqual(limits, server.limits)) server.use(limits);
    }
  }

  /**
   * The connections of HTTP/2 that the gateway may tell to go away at any time: those of binds that limit how long a
   * connection lives.
   */
  movable(): readonly Movable[] {
    return [...this.#open.values()].flatMap(({ server, http2 }) =>
      server.limits.maxConnectionDuration === 0 ? [] : http2.each(),
    );
  }

  /** Resolves when the last connection has ended, or was closed at the maximum time. */
  async drain(times: DrainTimes): Promise<void> {
    for (const key of [...this.#open.keys()]) void this.#close(key, times);
    await Promise.all(this.#closing);
  }

  #close(key: string, times: DrainTimes): Promise<void> | undefined {
    const open = this.#open.get(key);
    if (open === undefined) return undefined;
    this.#open.delete(key);
    const closing = open.server.close(times).finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
    return closing;
  }

  #serverOf(bind: CompiledBind): Open {
    const gateway = new Gateway(bind, {
      observer: this.#observers.requests(bind),
      entrances: (port) => this.#loopbackOf(port),
      admission: this.#parts.admission,
    });
    const server = createServer({
      limits: downstreamLimits(bind.frontend.http, this.#settings),
      handler: gateway,
      ...this.#parts,
      observer: this.#observers.connections(bind),
      acceptFailed: this.#observers.acceptFailed,
    });
    const observer = this.#observers.transport(bind);
    const transport = new BindTransport(server, bind.transport, observer);
    server.transport = transport;
    const http2 = new ClientSessions(server, http2Limits(bind.frontend.http));
    server.http2 = http2;
    const { port } = bind;
    return {
      gateway,
      server,
      transport,
      http2,
      port,
      loopback: new LoopbackUpstream(server, port),
    };
  }

  #loopbackOf(port: number): LoopbackUpstream | undefined {
    for (const open of this.#open.values()) if (open.port === port) return open.loopback;
    return undefined;
  }
}

/** Whether a connection may stay open: with the same settings, and with a client that may connect. */
function mayStay(
  { transport, downstream }: Served,
  before: TransportSettings,
  now: TransportSettings,
): boolean {
  const listener = transport?.listener;
  if (before.terms.get(listener) !== now.terms.get(listener)) return false;
  if (downstream === undefined || before.admits === now.admits) return true;
  return now.admits?.(downstream) !== false;
}
