import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Served } from "../engine/server.ts";
import type { TransportFacts } from "../engine/stream.ts";
import { Timer } from "../engine/timer-wheel.ts";
import type { TimerOwner, TimerWheel } from "../engine/timer-wheel.ts";
import type { CompiledTcpRoute, TcpBackend } from "./tcp-route.ts";

/** Where a connection goes. */
export interface RelayTarget {
  readonly route: CompiledTcpRoute;
  readonly backend: TcpBackend;
  /** Of the connection. */
  readonly transport: TransportFacts | undefined;
}

/** Told when a relay is over; `error` says why, if it did not end in order. */
export interface RelayOwner {
  readonly wheel: TimerWheel;
  relayed(relay: TcpRelay, error: string | undefined): void;
}

/**
 * Passes bytes on between a client and a backend, both ways, each as fast as the other side takes
 * them, until both directions have ended; one may go on after the other.
 */
export class TcpRelay implements TimerOwner, Served {
  readonly target: RelayTarget;
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
    this.#timer = new Timer(owner.wheel, this);
    this.#timer.set(target.backend.connectTimeout);
    client.allowHalfOpen = true;
    this.#upstream = target.backend.connect(() => this.#opened());
    this.#watch(client, this.#upstream, "client");
    this.#watch(this.#upstream, client, "upstream");
  }

  /** Bytes of the backend's side. */
  get received(): number {
    return this.#upstream.bytesWritten;
  }

  get sent(): number {
    return this.#upstream.bytesRead;
  }

  timedOut(): void {
    this.#abort(this.#connected ? "no byte in time" : "no connection in time");
  }

  get transport(): TransportFacts | undefined {
    return this.target.transport;
  }

  /** It has no moment at which it is idle: it goes on. */
  retire(): void {}

  kill(): void {
    this.#abort("the gateway ends");
  }

  #opened(): void {
    this.#connected = true;
    this.#timer.set(this.target.route.idleTimeout);
    this.#client.pipe(this.#upstream);
    this.#upstream.pipe(this.#client);
    this.#client.on("data", this.#progress);
    this.#upstream.on("data", this.#progress);
  }

  readonly #progress = (): void => this.#timer.set(this.target.route.idleTimeout);

  #watch(socket: Socket, other: Socket, side: string): void {
    socket.on("error", ({ message }) => (this.#error ??= `${side}: ${message}`));
    socket.on("close", () => {
      const inOrder = this.#connected && socket.readableEnded && socket.writableFinished;
      if (!inOrder && !other.destroyed) {
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
