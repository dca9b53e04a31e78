import { createServer as createNetServer } from "node:net";
import type { Server as NetServer, Socket } from "node:net";
import { MAX_PENDING_CONNECTIONS } from "../../bounds.ts";
import { RequestScanner } from "../../codec/request-scanner.ts";
import { Http1ClientConnection } from "./client-connection.ts";
import type {
  Addresses,
  ClientConnection,
  ClientServer,
} from "../../exchange/client/client-connection.ts";
import { NET_ADAPTER } from "../../wire/adapter/adapters.ts";
import type { SocketAdapter } from "../../wire/adapter/socket-adapter.ts";
import type {
  ConnectionObserver,
  ConnectionServer,
  DrainTimes,
  Http2Server,
  ListenAddress,
  Served,
  ServerOptions,
} from "./server-options.ts";
import { ScannerPool } from "../../exchange/client/scanner-pool.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import type { Downstream, RequestHandler } from "../../exchange/stream/stream.ts";
import { descriptorOf } from "../../wire/adapter/stream-handle.ts";
import { Timer } from "../../wire/timer-wheel.ts";
import type { Thread } from "../../wire/thread.ts";
import { NOBODY } from "../../wire/wire.ts";
import type { TunnelWire } from "../../wire/wire.ts";

const FEW_DESCRIPTORS = "the process has hardly any file descriptors left (ulimit -n)";

/** Accepts client connections and passes their requests to the handler. */
export class Server implements ClientServer, ConnectionServer {
  limits: EngineLimits;
  readonly handler: RequestHandler;
  readonly thread: Thread;
  readonly clock: () => number;
  scanners: ScannerPool<RequestScanner>;
  draining = false;
  /** Prepares connections before requests are read, for example TLS; undefined: nothing. */
  transport: ConnectionServer | undefined;
  /** Handles connections that use HTTP/2; undefined: such connections are refused. */
  http2: Http2Server | undefined;
  readonly #server: NetServer;
  readonly #connections = new Set<ClientConnection>();
  readonly #observer: ConnectionObserver | undefined;
  readonly #adapter: SocketAdapter;
  readonly #maxDescriptors: number;
  readonly #acceptFailed: (error: Error) => void;
  #closing: Promise<void> | undefined;
  #closed: (() => void) | undefined;
  #stopped = false;

  constructor(options: ServerOptions) {
    const { limits, handler, thread, clock } = options;
    this.#observer = options.observer;
    this.#adapter = options.adapter ?? NET_ADAPTER;
    this.#maxDescriptors = options.maxDescriptors ?? Infinity;
    this.#acceptFailed = options.acceptFailed ?? (() => {});
    this.limits = limits;
    this.handler = handler;
    this.thread = thread;
    this.clock = clock ?? (() => thread.turn.now);
    this.scanners = scannersOf(limits);
    const socketOptions = { noDelay: true, highWaterMark: limits.highWaterMark };
    this.#server = createNetServer(socketOptions, (socket) => this.#accepted(socket));
  }

  /**
   * Sets other limits for later requests. HTTP/2 clients were told the old limits, so their
   * connections are closed after running requests.
   */
  use(limits: EngineLimits): void {
    this.limits = limits;
    for (const connection of this.http2?.each() ?? []) connection.retire();
    this.scanners = scannersOf(limits);
  }

  /** Number of open connections. */
  get connections(): number {
    const others = [this.transport, this.http2];
    return others.reduce((sum, other) => sum + (other?.connections ?? 0), this.#connections.size);
  }

  /** Whether the server accepts HTTP/2. */
  get speaksHttp2(): boolean {
    return this.http2 !== undefined;
  }

  /** Serves a connection of this process as if it had been accepted. */
  enter(socket: Socket, addresses: Addresses): void {
    this.#observer?.opened();
    socket.once("close", () => this.#observer?.closed(socket.bytesRead, socket.bytesWritten));
    (this.transport ?? this).accept(socket, addresses);
  }

  /** Serves HTTP/1.1 on a connection. */
  accept(socket: Socket, addresses: Addresses): void {
    socket.allowHalfOpen = true;
    this.#connections.add(
      new Http1ClientConnection(this, this.numbered(addresses), this.wireOf(socket)),
    );
    if (socket.isPaused()) socket.resume();
  }

  /** Handles HTTP/2 on a connection, or closes the connection if the server does not accept HTTP/2. */
  acceptHttp2(socket: Socket, addresses: Addresses): void {
    if (this.http2 === undefined) socket.destroy();
    else this.http2.accept(socket, addresses);
  }

  /** Assigns an accepted connection its number. */
  numbered(addresses: Addresses): Downstream {
    return { id: this.thread.nextConnection(), ...addresses };
  }

  /** Wraps an accepted socket; the resulting connection has no user yet. */
  wireOf(socket: Socket): TunnelWire {
    return this.#adapter.accepted(this.thread, socket, NOBODY);
  }

  handOver(connection: ClientConnection, wire: TunnelWire, received: Buffer): void {
    this.#connections.delete(connection);
    if (this.http2 === undefined) wire.destroy(false);
    else this.http2.take(wire, connection.downstream, received);
    this.checkDrained();
  }

  /**
   * Resolves with the port (0 for a Unix socket) when connections are accepted; rejects if that
   * fails.
   */
  listen(address: ListenAddress): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen({ ...address, backlog: MAX_PENDING_CONNECTIONS }, () => {
        this.#server.off("error", reject);
        this.#server.on("error", this.#acceptFailed);
        const bound = this.#server.address();
        resolve(typeof bound === "object" && bound !== null ? bound.port : 0);
      });
    });
  }

  /**
   * Closes the server gracefully: responses say `connection: close` from now on; after `min` no connections
   * are accepted and idle ones are closed; after `max` the remaining connections are cut. Resolves when no
   * connection is left.
   */
  close({ min, max }: DrainTimes): Promise<void> {
    this.#closing ??= new Promise((resolve) => {
      this.#closed = resolve;
      this.draining = true;
      const stop = new Timer(this.thread.wheel, { timedOut: () => this.#stop() });
      const force = new Timer(this.thread.wheel, { timedOut: () => this.#force() });
      if (min > 0) stop.set(min);
      else this.#stop();
      if (max > 0) force.set(max);
      else this.#force();
    });
    return this.#closing;
  }

  closed(connection: ClientConnection): void {
    this.#connections.delete(connection);
    this.checkDrained();
  }

  each(): readonly Served[] {
    const others = [this.transport, this.http2].flatMap((other) => other?.each() ?? []);
    return [...others, ...this.#connections];
  }

  /** Closes every connection after its running requests. */
  drain(): void {
    for (const connection of this.each()) connection.retire();
  }

  /** Closes all connections immediately. */
  kill(): void {
    for (const connection of this.each()) connection.kill();
  }

  /**
   * Closes some connections after their running requests; cuts the remaining ones after `max` milliseconds.
   */
  retire(isMeant: (connection: Served) => boolean, max: number): void {
    const meant = this.each().filter(isMeant);
    if (meant.length === 0) return;
    const cut = (): void => meant.forEach((connection) => connection.kill());
    for (const connection of meant) connection.retire();
    if (max > 0) new Timer(this.thread.wheel, { timedOut: cut }).set(max);
    else cut();
  }

  /** Called when a connection has ended, possibly the last one that {@link close} waits for. */
  checkDrained(): void {
    if (this.#stopped && this.connections === 0) this.#closed?.();
  }

  #stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#server.close(() => this.checkDrained());
    this.drain();
  }

  #force(): void {
    this.#stop();
    this.kill();
  }

  #accepted(socket: Socket): void {
    if (descriptorOf(socket) >= this.#maxDescriptors) {
      socket.destroy();
      return this.#acceptFailed(new Error(FEW_DESCRIPTORS));
    }
    const { remoteAddress, remotePort, localAddress, localPort } = socket;
    const addresses = {
      remoteAddress: plainAddress(remoteAddress),
      remotePort: remotePort ?? 0,
      localAddress: plainAddress(localAddress),
      localPort: localPort ?? 0,
      secure: false,
      transport: undefined,
    };
    this.enter(socket, addresses);
  }
}

/** Converts an IPv4-mapped IPv6 address to IPv4 (RFC 4291 section 2.5.5.2). */
function plainAddress(address: string | undefined): string {
  if (address === undefined) return "";
  return address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
}

const MAPPED = "::ffff:";

/** Creates a server; {@link Server.listen} opens it. */
export function createServer(options: ServerOptions): Server {
  return new Server(options);
}

function scannersOf(limits: EngineLimits): ScannerPool<RequestScanner> {
  return new ScannerPool(() => {
    const scanner = new RequestScanner(limits);
    scanner.keepsNameCase = limits.keepsNameCase;
    return scanner;
  });
}
