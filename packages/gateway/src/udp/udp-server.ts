import type { RemoteInfo, Socket } from "node:dgram";
import { isIPv4 } from "node:net";
import { Timer, type Addresses, type DrainTimes, type Thread } from "@edge-gateway/http";
import { bindUdp } from "./bind-udp.ts";
import { MAX_UDP_QUEUE_BYTES, UDP_REFUSED_MILLISECONDS } from "./bounds.ts";
import { chooseByWeight } from "../shared/choose-by-weight.ts";
import type { UdpObserver } from "./udp-observer.ts";
import type { CompiledUdpBind, CompiledUdpRoute, UdpBackend } from "./udp-route.ts";
import { UdpSession, type SessionOwner } from "./udp-session.ts";

/** Prefix of IPv4 addresses in an IPv6 socket (RFC 4291 section 2.5.5.2). */
const MAPPED_PREFIX = "::ffff:";
const MAPPED = new RegExp(`^${MAPPED_PREFIX}(?=\\d+\\.)`);

export interface UdpServerParts {
  readonly thread: Thread;
  readonly maxSessions: number;
  readonly observer: UdpObserver;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/**
 * Forwards the datagrams of a port. All datagrams from one client address and port go to the same backend,
 * until the session is idle.
 */
export class UdpServer implements SessionOwner {
  readonly thread: Thread;
  #bind: CompiledUdpBind;
  readonly #parts: UdpServerParts;
  readonly #sessions = new Map<string, UdpSession>();
  /** The names of backends that refused datagrams, and the time until which each gets no new clients. */
  readonly #refused = new Map<string, number>();
  #socket: Socket | undefined;
  /** The prefix of IPv4 addresses if the socket also has IPv6; otherwise empty. */
  #prefix = MAPPED_PREFIX;
  #draining = false;
  #closing: Promise<void> | undefined;
  #closed: () => void = () => {};

  constructor(bind: CompiledUdpBind, parts: UdpServerParts) {
    this.thread = parts.thread;
    this.#bind = bind;
    this.#parts = parts;
  }

  /**
   * Opens the port; rejects if the port cannot be used. Threads share the port: the system assigns each
   * client to one of them.
   */
  async listen(): Promise<void> {
    this.#socket = await bindUdp(this.#bind.port);
    if (this.#socket.address().family === "IPv4") this.#prefix = "";
    this.#socket.on("error", () => this.dropped("unreachable"));
    this.#socket.on("message", (message: Buffer, from) => this.#take(message, from));
  }

  /** A client whose backend was removed gets another backend with its next datagram. */
  use(bind: CompiledUdpBind): void {
    this.#bind = bind;
    this.#refused.clear();
    for (const session of this.#sessions.values())
      if (!this.#isCurrent(session)) session.end("the configuration has changed");
  }

  /** Accepts no new clients after `min`; resolves when all sessions have ended, or at `max`. */
  close({ min, max }: DrainTimes): Promise<void> {
    this.#closing ??= new Promise((resolve) => {
      this.#closed = resolve;
      const { wheel } = this.thread;
      const stop = new Timer(wheel, { timedOut: () => this.#stop() });
      const force = new Timer(wheel, { timedOut: () => this.#force() });
      if (min > 0) stop.set(min);
      else this.#stop();
      if (max > 0) force.set(max);
      else this.#force();
    });
    return this.#closing;
  }

  respond({ client }: UdpSession, message: Buffer): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    if (socket.getSendQueueSize() > MAX_UDP_QUEUE_BYTES) return this.dropped("queue_full");
    const { remoteAddress, remotePort } = client;
    const address = isIPv4(remoteAddress) ? this.#prefix + remoteAddress : remoteAddress;
    socket.send(message, remotePort, address, (error) => {
      if (error !== null) this.dropped("unreachable");
    });
  }

  dropped(reason: Parameters<UdpObserver["dropped"]>[0]): void {
    this.#parts.observer.dropped(reason);
  }

  ended(session: UdpSession, error: string | undefined): void {
    this.#sessions.delete(keyOf(session.client));
    const { client, target, received, sent, isRefused } = session;
    const now = this.thread.clocks.monotonic();
    const duration = now - session.since;
    if (isRefused) this.#refused.set(target.backend.name, now + UDP_REFUSED_MILLISECONDS);
    else if (sent > 0) this.#refused.delete(target.backend.name);
    this.#parts.observer.ended({ ...target, client, duration, received, sent, error });
    this.#checkDrained();
  }

  #take(message: Buffer, { address, port }: RemoteInfo): void {
    const client: Addresses = {
      remoteAddress: address.replace(MAPPED, ""),
      remotePort: port,
      localAddress: "",
      localPort: this.#bind.port,
      secure: false,
      transport: undefined,
    };
    const session = this.#sessions.get(keyOf(client)) ?? this.#begin(client);
    session?.pass(message);
  }

  #begin(client: Addresses): UdpSession | undefined {
    const { route, admits } = this.#bind;
    if (this.#draining) return this.#refuse("draining");
    if (admits?.(client) === false) return this.#refuse("denied");
    const backend = route === undefined ? undefined : this.#choose(route);
    if (route === undefined || backend === undefined) return this.#refuse("no_backend");
    if (this.#sessions.size >= this.#parts.maxSessions) return this.#refuse("too_many_sessions");
    const session = new UdpSession(this, client, { route, backend });
    this.#sessions.set(keyOf(client), session);
    this.#parts.observer.began();
    return session;
  }

  /**
   * Chooses a backend by weight from those that have not refused datagrams recently, or from all if every
   * backend has refused some.
   */
  #choose(route: CompiledUdpRoute): UdpBackend | undefined {
    const random = this.#parts.random();
    if (this.#refused.size === 0) return chooseByWeight(route, random);
    const now = this.thread.clocks.monotonic();
    const isAway = ({ name }: UdpBackend): boolean => (this.#refused.get(name) ?? 0) > now;
    const backends = route.backends.filter((backend) => !isAway(backend));
    if (backends.length === 0) return chooseByWeight(route, random);
    const away = route.backends.filter(isAway).reduce((sum, { weight }) => sum + weight, 0);
    return chooseByWeight({ backends, weight: route.weight - away }, random);
  }

  #refuse(reason: Parameters<UdpObserver["dropped"]>[0]): undefined {
    this.dropped(reason);
    return undefined;
  }

  #isCurrent({ client, target }: UdpSession): boolean {
    const { route, admits } = this.#bind;
    const isThere = route?.backends.some(({ name }) => name === target.backend.name) === true;
    return isThere && route.key === target.route.key && admits?.(client) !== false;
  }

  #stop(): void {
    this.#draining = true;
    this.#checkDrained();
  }

  #force(): void {
    this.#draining = true;
    for (const session of this.#sessions.values()) session.end("the gateway is shutting down");
    this.#checkDrained();
  }

  #checkDrained(): void {
    if (!this.#draining || this.#sessions.size > 0 || this.#socket === undefined) return;
    this.#socket.close(() => this.#closed());
    this.#socket = undefined;
  }
}

function keyOf({ remoteAddress, remotePort }: Addresses): string {
  return `${remoteAddress} ${remotePort}`;
}
