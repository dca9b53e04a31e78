import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { HTTP_2, probe } from "@edge-gateway/http";
import type {
  Addresses,
  ConnectionServer,
  Served,
  Server,
  Thread,
  TunnelWire,
} from "@edge-gateway/http";
import { PendingConnection } from "./pending-connection.ts";
import type { PendingConnectionOwner } from "./pending-connection.ts";
import { TcpRelay, type RelayOwner, type RelayTarget } from "./tcp-relay.ts";
import { MAX_OTHER_ENDPOINTS } from "../bounds.ts";
import { chooseByWeight } from "../shared/choose-by-weight.ts";
import type { CompiledTcpRoute, TcpBackend, TcpRoutes } from "./tcp-route.ts";
import type { TransportSettings } from "./transport-settings.ts";

/** The facts about a relayed connection that has ended. */
export interface Relayed extends RelayTarget {
  /** The duration of the connection in milliseconds. */
  readonly duration: number;
  /** Bytes received from the client. */
  readonly received: number;
  readonly sent: number;
  /** Why the connection failed; undefined after a regular end. */
  readonly error: string | undefined;
}

/** Observes connections that no HTTP server handles. */
export interface TransportObserver {
  /** Called when a connection ended before a server handled it. */
  refused(addresses: Addresses, detail: string): void;
  relayed(connection: Relayed): void;
}

/** Handles a bind's connections from their acceptance until an HTTP server or a relay takes over. */
export class BindTransport implements ConnectionServer, PendingConnectionOwner, RelayOwner {
  readonly thread: Thread;
  /** The settings for connections that arrive from now on. */
  settings: TransportSettings;
  readonly #server: Server;
  readonly #observer: TransportObserver;
  readonly #random: () => number;
  readonly #pending = new Set<PendingConnection>();
  readonly #relays = new Map<TcpRelay, number>();

  constructor(
    server: Server,
    settings: TransportSettings,
    observer: TransportObserver,
    random: () => number = Math.random,
  ) {
    this.thread = server.thread;
    this.settings = settings;
    this.#server = server;
    this.#observer = observer;
    this.#random = random;
  }

  get connections(): number {
    return this.#pending.size + this.#relays.size;
  }

  accept(socket: Socket, addresses: Addresses): void {
    const { keepalive, proxy, tls, relay } = this.settings;
    probe(socket, keepalive);
    if (proxy === undefined && tls === undefined) return this.ready(socket, addresses, relay);
    const connection = new PendingConnection(this, socket, addresses);
    this.#pending.add(connection);
    connection.begin();
  }

  each(): readonly Served[] {
    return [...this.#pending, ...this.#relays.keys()];
  }

  /** Called with a connection from which requests can be read, or which the given routes relay. */
  ready(socket: Socket, addresses: Addresses, relay: TcpRoutes | undefined): void {
    if (this.settings.admits?.(addresses) === false) {
      this.#turnAway(socket, addresses, "networkAuthorization refuses the client");
    } else if (relay !== undefined) {
      this.#relay(socket, addresses, relay);
    } else if (socket instanceof TLSSocket && socket.alpnProtocol === HTTP_2) {
      this.#server.acceptHttp2(socket, addresses);
    } else {
      this.#server.accept(socket, addresses);
    }
  }

  refused({ addresses }: PendingConnection, detail: string): void {
    this.#observer.refused(addresses, detail);
  }

  left(connection: PendingConnection): boolean {
    const there = this.#pending.delete(connection);
    if (there) this.#server.checkDrained();
    return there;
  }

  wireOf(socket: Socket): TunnelWire {
    return this.#server.wireOf(socket);
  }

  relayed(relay: TcpRelay, error: string | undefined): void {
    const since = this.#relays.get(relay);
    this.#relays.delete(relay);
    this.#server.checkDrained();
    if (since === undefined) return;
    const { target, requestBytes: received, responseBytes: sent } = relay;
    const duration = this.thread.clocks.monotonic() - since;
    this.#observer.relayed({ ...target, duration, received, sent, error });
  }

  #relay(socket: Socket, addresses: Addresses, routes: TcpRoutes): void {
    const route = routes.find(addresses.transport?.serverName ?? "", (found) => found);
    const backend = route === undefined ? undefined : chooseByWeight(route, this.#random());
    if (route === undefined || backend === undefined)
      return this.#turnAway(socket, addresses, "no TCP route matches the connection");
    const full = backend.reserve();
    const first = full === undefined ? backend : this.#other(route, [backend]);
    if (first === undefined) return this.#turnAway(socket, addresses, full ?? "");
    const since = this.thread.clocks.monotonic();
    const { transport, localPort: port } = addresses;
    const asked = { serverName: transport?.serverName, port, client: addresses };
    const target = { route, backend: first, addresses, asked };
    const others = (tried: readonly TcpBackend[]) => this.#other(route, tried);
    const relay = new TcpRelay(this, socket.pause(), target, others);
    this.#relays.set(relay, since);
  }

  /** Chooses another server of the backend, which has a free connection slot, and reserves the slot. */
  #other({ backends }: CompiledTcpRoute, tried: readonly TcpBackend[]): TcpBackend | undefined {
    const skipped = [...tried];
    while (skipped.length <= MAX_OTHER_ENDPOINTS) {
      const left = backends.filter(
        (each) => each.reference === tried[0]?.reference && !skipped.includes(each),
      );
      const weight = left.reduce((sum, each) => sum + each.weight, 0);
      const other = chooseByWeight({ backends: left, weight }, this.#random());
      if (other === undefined || other.reserve() === undefined) return other;
      skipped.push(other);
    }
    return undefined;
  }

  #turnAway(socket: Socket, addresses: Addresses, detail: string): void {
    socket.on("error", () => {}).destroy();
    this.#observer.refused(addresses, detail);
  }
}
