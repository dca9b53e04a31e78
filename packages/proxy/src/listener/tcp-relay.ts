import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { Timer, Tunnel } from "@edge-gateway/http";
import type {
  Served,
  StreamEnd,
  TimerOwner,
  Thread,
  TransportFacts,
  TunnelOwner,
  TunnelWire,
} from "@edge-gateway/http";
import type { AskedServer, CompiledTcpRoute, TcpBackend } from "./tcp-route.ts";

/** Where a connection goes. */
export interface RelayTarget {
  readonly route: CompiledTcpRoute;
  readonly backend: TcpBackend;
  readonly asked: AskedServer;
  /** Of the connection. */
  readonly transport: TransportFacts | undefined;
}

/** Told when a relay is over; `error` says why, if it did not end in order. */
export interface RelayOwner {
  readonly thread: Thread;
  wireOf(socket: Socket): TunnelWire;
  relayed(relay: TcpRelay, error: string | undefined): void;
}

/** A tunnel that did not end in order, unless a socket says more. */
const ENDS: Readonly<Record<StreamEnd, string | undefined>> = {
  complete: undefined,
  "client-aborted": "client: the connection has ended early",
  "upstream-aborted": "upstream: the connection has ended early",
  deadline: "no byte in time",
};

/**
 * Passes bytes on between a client and a backend, both ways, each as fast as the other side takes
 * them, until both directions have ended; one may continue after the other.
 */
export class TcpRelay implements TimerOwner, TunnelOwner, Served {
  readonly target: RelayTarget;
  /** Bytes of the client, and of the backend. */
  requestBytes = 0;
  responseBytes = 0;
  readonly #owner: RelayOwner;
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #timer: Timer;
  #connected = false;
  #closed = 0;
  #error: string | undefined;

  /** `client`: a socket that nobody reads from. */
  constructor(owner: RelayOwner, client: Socket, target: RelayTarget) {
    this.target = target;
    this.#owner = owner;
    this.#client = client;
    this.#timer = new Timer(owner.thread.wheel, this);
    this.#timer.set(target.backend.connectTimeout);
    client.allowHalfOpen = true;
    this.#upstream = target.backend.connect(() => this.#opened(), target.asked);
    this.#watch(client, this.#upstream, "client");
    this.#watch(this.#upstream, client, "upstream");
  }

  /** The backend cannot be reached. */
  timedOut(): void {
    this.#abort("no connection in time");
  }

  tunnelEnded(end: StreamEnd): void {
    this.#error ??= ENDS[end];
  }

  get transport(): TransportFacts | undefined {
    return this.target.transport;
  }

  /** It has no moment at which it is idle: it continues. */
  retire(): void {}

  kill(): void {
    this.#abort("the gateway ends");
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

  #watch(socket: Socket, other: Socket, side: string): void {
    socket.on("error", ({ message }) => (this.#error ??= `${side}: ${message}`));
    socket.on("close", () => {
      if (!this.#connected && !other.destroyed) {
        this.#error ??= `${side}: the connection has ended early`;
        reset(other);
      }
      this.#closed += 1;
      if (this.#closed < 2) return;
      this.#timer.release();
      this.#owner.relayed(this, this.#error);
    });
  }

  #abort(error: string): void {
    this.#error ??= error;
    reset(this.#client);
    reset(this.#upstream);
  }
}

/** Ends a connection so that the peer sees that something is missing. */
function reset(socket: Socket): void {
  const resettable = !(socket instanceof TLSSocket) && !socket.writableEnded && !socket.connecting;
  if (resettable && socket.remoteFamily !== undefined) socket.resetAndDestroy();
  else socket.destroy();
}
