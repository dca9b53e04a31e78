import { createSocket, type Socket } from "node:dgram";
import { isIP } from "node:net";
import { Timer, type Addresses, type Thread, type TimerOwner } from "@edge-gateway/http";
import { MAX_UDP_QUEUE_BYTES, MAX_WAITING_DATAGRAMS } from "./bounds.ts";
import type { DropReason } from "./udp-observer.ts";
import type { CompiledUdpRoute, UdpBackend } from "./udp-route.ts";

const IPV6 = 6;

/** The owner of a session, which is told what happens to it. */
export interface SessionOwner {
  readonly thread: Thread;
  /** Sends a backend's datagram to the client. */
  respond(session: UdpSession, message: Buffer): void;
  dropped(reason: DropReason): void;
  /** Called when the session has ended; `error` is unset if the session was idle. */
  ended(session: UdpSession, error: string | undefined): void;
}

/** The backend server for a client's datagrams. */
export interface SessionTarget {
  readonly route: CompiledUdpRoute;
  readonly backend: UdpBackend;
}

/**
 * The datagrams between a client and its backend. Each session has its own socket, so that the backend's
 * datagrams can be matched to the client.
 */
export class UdpSession implements TimerOwner {
  readonly client: Addresses;
  readonly target: SessionTarget;
  readonly since: number;
  /** Bytes received from the client. */
  received = 0;
  sent = 0;
  /** Whether the backend has refused a datagram. */
  isRefused = false;
  readonly #owner: SessionOwner;
  readonly #idle: Timer;
  /** Datagrams that arrived before the socket was ready; undefined when the socket is ready. */
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

  /** Forwards a datagram of the client. */
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

  /**
   * Ends the session.
   * @param error the reason; unset if the session was idle
   */
  end(error: string | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#idle.release();
    this.#socket?.close();
    for (const _ of this.#waiting ?? []) this.#owner.dropped("unreachable");
    this.#owner.ended(this, error);
  }

  #refuse(error: string): void {
    this.isRefused = true;
    this.end(error);
  }

  #look(): void {
    const { host, lookup } = this.target.backend;
    if (lookup === undefined) return this.#open(host, isIP(host));
    lookup(host, { all: false }, (error, address, family) => {
      if (this.#isOver) return;
      if (error === null && typeof address === "string") this.#open(address, family ?? 0);
      else this.#refuse(error?.message ?? `the address of ${host} is unknown`);
    });
  }

  #open(address: string, family: number): void {
    const socket = createSocket({
      type: family === IPV6 ? "udp6" : "udp4",
      // All addresses are IP addresses, so no name is resolved.
      lookup: (host, _options, callback) => callback(null, host, isIP(host)),
    });
    this.#socket = socket;
    // The socket reports an error, for example after ICMP "port unreachable" from the backend's system.
    socket.on("error", ({ message }) => this.#refuse(message));
    socket.on("message", (message: Buffer) => {
      this.sent += message.length;
      this.#idle.set(this.target.route.idleTimeout);
      this.#owner.respond(this, message);
    });
    socket.connect(this.target.backend.port, address, (error?: Error | null) => {
      if (error instanceof Error) return this.#refuse(error.message);
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
      this.#refuse(error.message);
    });
  }
}
