import { createSocket, type Socket } from "node:dgram";
import { isIP } from "node:net";
import { Timer, type Addresses, type Thread, type TimerOwner } from "@edge-gateway/http";
import { MAX_UDP_QUEUE_BYTES, MAX_WAITING_DATAGRAMS } from "../bounds.ts";
import type { DropReason } from "./udp-observer.ts";
import type { CompiledUdpRoute, UdpBackend } from "./udp-route.ts";

const IPV6 = 6;

/** Who has sessions. */
export interface SessionOwner {
  readonly thread: Thread;
  /** Sends a datagram of the backend to the client. */
  respond(session: UdpSession, message: Buffer): void;
  dropped(reason: DropReason): void;
  /** The session is over; `error` says why, if not because nothing happened any more. */
  ended(session: UdpSession, error: string | undefined): void;
}

/** Where the datagrams of a client go. */
export interface SessionTarget {
  readonly route: CompiledUdpRoute;
  readonly backend: UdpBackend;
}

/** The datagrams between one client and its backend: by a socket of its own, so that responses find their way. */
export class UdpSession implements TimerOwner {
  readonly client: Addresses;
  readonly target: SessionTarget;
  readonly since: number;
  /** Bytes of the client, and for it. */
  received = 0;
  sent = 0;
  readonly #owner: SessionOwner;
  readonly #idle: Timer;
  /** Datagrams that came before the socket was ready; undefined: it is. */
  #waiting: Buffer[] | undefined = [];
  #socket: Socket | undefined;
  #isOver = false;

  constructor(owner: SessionOwner, client: Addresses, target: SessionTarget) {
    this.client = client;
    this.target = target;
    this.#owner = owner;
    this.since = owner.thread.clocks.monotonic();
    this.#idle = new Timer(owner.thread.wheel, this);
    this.#look();
  }

  /** Passes a datagram of the client on. */
  pass(message: Buffer): void {
    if (this.#isOver) return this.#owner.dropped("unreachable");
    this.received += message.length;
    this.#idle.set(this.target.route.idleTimeout);
    if (this.#waiting === undefined) return this.#send(message);
    if (this.#waiting.length < MAX_WAITING_DATAGRAMS) this.#waiting.push(message);
    else this.#owner.dropped("queue_full");
  }

  timedOut(): void {
    this.end(undefined);
  }

  /** `error`: why, if not because nothing happened any more. */
  end(error: string | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#idle.release();
    this.#socket?.close();
    for (const _ of this.#waiting ?? []) this.#owner.dropped("unreachable");
    this.#owner.ended(this, error);
  }

  #look(): void {
    const { host, lookup } = this.target.backend;
    if (lookup === undefined) return this.#open(host, isIP(host));
    lookup(host, { all: false }, (error, address, family) => {
      if (this.#isOver) return;
      if (error === null && typeof address === "string") this.#open(address, family ?? 0);
      else this.end(error?.message ?? `nothing is known of ${host}`);
    });
  }

  #open(address: string, family: number): void {
    const socket = createSocket({
      type: family === IPV6 ? "udp6" : "udp4",
      // Of the server, and of the socket itself: both are addresses, and nothing is looked up.
      lookup: (host, _options, callback) => callback(null, host, isIP(host)),
    });
    this.#socket = socket;
    // Also what the backend's system says of a port on which nobody listens.
    socket.on("error", ({ message }) => this.end(message));
    socket.on("message", (message: Buffer) => {
      this.sent += message.length;
      this.#idle.set(this.target.route.idleTimeout);
      this.#owner.respond(this, message);
    });
    socket.connect(this.target.backend.port, address, (error?: Error | null) => {
      if (error instanceof Error) return this.end(error.message);
      const waiting = this.#waiting ?? [];
      this.#waiting = undefined;
      if (!this.#isOver) for (const message of waiting) this.#send(message);
    });
  }

  #send(message: Buffer): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    if (socket.getSendQueueSize() > MAX_UDP_QUEUE_BYTES) return this.#owner.dropped("queue_full");
    socket.send(message, (error) => {
      if (error === null) return;
      this.#owner.dropped("unreachable");
      this.end(error.message);
    });
  }
}
