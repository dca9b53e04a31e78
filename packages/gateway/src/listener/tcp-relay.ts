import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { Timer, Tunnel } from "@edge-gateway/http";
import type {
  Addresses,
  Served,
  StreamEnd,
  TimerOwner,
  Thread,
  TransportFacts,
  TunnelOwner,
  TunnelWire,
} from "@edge-gateway/http";
import type { AskedServer, CompiledTcpRoute, TcpBackend } from "./tcp-route.ts";

/**
 * Returns another server of the backend, of which a connection slot is reserved; undefined if there is none.
 * @param tried the servers that could not be connected to
 */
export type NextServer = (tried: readonly TcpBackend[]) => TcpBackend | undefined;

/** The backend server of a connection. */
export interface RelayTarget {
  readonly route: CompiledTcpRoute;
  readonly backend: TcpBackend;
  readonly asked: AskedServer;
  readonly addresses: Addresses;
}

/** Called when a relay ends; `error` is set if it did not end regularly. */
export interface RelayOwner {
  readonly thread: Thread;
  wireOf(socket: Socket): TunnelWire;
  relayed(relay: TcpRelay, error: string | undefined): void;
}

/** Reasons for an irregular end, if the socket reports no details. */
const ENDS: Readonly<Record<StreamEnd, string | undefined>> = {
  complete: undefined,
  "client-aborted": "client: the connection ended early",
  "upstream-aborted": "upstream: the connection ended early",
  deadline: "no byte in time",
};

/**
 * Relays bytes in both directions between a client and a backend, with back-pressure. Each direction can end
 * separately; the relay ends when both directions have ended.
 */
export class TcpRelay implements TimerOwner, TunnelOwner, Served {
  /** The target, with the server that was chosen last. */
  target: RelayTarget;
  /** Bytes received from the client, and from the backend. */
  requestBytes = 0;
  responseBytes = 0;
  readonly #owner: RelayOwner;
  readonly #client: Socket;
  readonly #next: NextServer;
  readonly #tried: TcpBackend[] = [];
  readonly #timer: Timer;
  #upstream: Socket;
  #connected = false;
  #isEnded = false;
  #closed = 0;
  #error: string | undefined;

  /** @param client a socket that nothing else reads */
  constructor(owner: RelayOwner, client: Socket, target: RelayTarget, next: NextServer) {
    this.target = target;
    this.#next = next;
    this.#owner = owner;
    this.#client = client;
    this.#timer = new Timer(owner.thread.wheel, this);
    client.allowHalfOpen = true;
    client.on("error", ({ message }) => (this.#error ??= `client: ${message}`));
    client.on("close", () => this.#left(this.#upstream, "client"));
    this.#upstream = this.#connect(target);
  }

  /** Called when the server could not be reached in time. */
  timedOut(): void {
    this.#error ??= "no connection in time";
    reset(this.#upstream);
  }

  tunnelEnded(end: StreamEnd): void {
    this.#error ??= ENDS[end];
  }

  get transport(): TransportFacts | undefined {
    return this.target.addresses.transport;
  }

  get downstream(): Addresses {
    return this.target.addresses;
  }

  /** A relay has no idle time between requests, so it continues during a shutdown. */
  retire(): void {}

  kill(): void {
    this.#abort("the gateway is shutting down");
  }

  #opened(): void {
    this.#connected = true;
    this.#timer.release();
    const { thread } = this.#owner;
    const limits = { tunnelIdleTimeout: this.target.route.idleTimeout, maxTunnelDuration: 0 };
    const client = this.#owner.wireOf(this.#client);
    const upstream = this.#owner.wireOf(this.#upstream);
    new Tunnel(thread, limits, this, { client, upstream });
    for (const wire of [client, upstream]) wire.resumeRead();
  }

  #connect({ backend, asked }: RelayTarget): Socket {
    this.#timer.set(backend.connectTimeout);
    const upstream = backend.connect(() => this.#opened(), asked);
    upstream.on("error", ({ message }) => (this.#error ??= `upstream: ${message}`));
    upstream.on("close", () => {
      if (!this.#goesOn()) this.#left(this.#client, "upstream");
    });
    return upstream;
  }

  /** Connects to another server if nothing was sent to the one before, because there was no connection. */
  #goesOn(): boolean {
    if (this.#connected || this.#isEnded || this.#client.destroyed) return false;
    this.#tried.push(this.target.backend);
    const backend = this.#next(this.#tried);
    if (backend === undefined) return false;
    this.#error = undefined;
    this.target = { ...this.target, backend };
    this.#upstream = this.#connect(this.target);
    return true;
  }

  /** Handles the end of one of the two connections. */
  #left(other: Socket, side: string): void {
    if (!this.#connected && !other.destroyed) {
      this.#error ??= `${side}: the connection ended early`;
      reset(other);
    }
    this.#closed += 1;
    if (this.#closed < 2) return;
    this.#timer.release();
    this.#owner.relayed(this, this.#error);
  }

  #abort(error: string): void {
    this.#isEnded = true;
    this.#error ??= error;
    reset(this.#client);
    reset(this.#upstream);
  }
}

/** Resets a connection, so that the peer notices that data is missing. */
function reset(socket: Socket): void {
  const resettable = !(socket instanceof TLSSocket) && !socket.writableEnded && !socket.connecting;
  if (resettable && socket.remoteFamily !== undefined) socket.resetAndDestroy();
  else socket.destroy();
}
