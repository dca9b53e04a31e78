import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Addresses } from "../engine/down.ts";
import type { ConnectionServer, Server } from "../engine/server.ts";
import type { TimerWheel } from "../engine/timer-wheel.ts";
import { HTTP_2 } from "./application-protocols.ts";
import { Arrival } from "./arrival.ts";
import type { TransportSettings } from "./transport-settings.ts";

/** Told of a connection that ended before it reached a server. */
export type ConnectionRefused = (addresses: Addresses, detail: string) => void;

/** What the connections of a bind pass between their acceptance and HTTP. */
export class BindTransport implements ConnectionServer {
  readonly wheel: TimerWheel;
  /** Of the connections that arrive from now on. */
  settings: TransportSettings;
  readonly #server: Server;
  readonly #refused: ConnectionRefused;
  readonly #arrivals = new Set<Arrival>();

  constructor(server: Server, settings: TransportSettings, refused: ConnectionRefused) {
    this.wheel = server.wheel;
    this.settings = settings;
    this.#server = server;
    this.#refused = refused;
  }

  get connections(): number {
    return this.#arrivals.size;
  }

  accept(socket: Socket, addresses: Addresses): void {
    const { keepalive, proxy, tls } = this.settings;
    if (keepalive !== undefined) {
      const { time, interval, retries } = keepalive;
      socket.setKeepAlive(true, time, interval, retries);
    }
    if (proxy === undefined && tls === undefined) return this.ready(socket, addresses);
    const arrival = new Arrival(this, socket, addresses);
    this.#arrivals.add(arrival);
    arrival.begin();
  }

  drain(): void {
    for (const arrival of this.#arrivals) arrival.kill();
  }

  kill(): void {
    this.drain();
  }

  /** A connection that requests can be read from. */
  ready(socket: Socket, addresses: Addresses): void {
    if (this.settings.admits?.(addresses) === false) {
      socket.on("error", () => {}).destroy();
      this.#refused(addresses, "networkAuthorization does not admit the client");
    } else if (socket instanceof TLSSocket && socket.alpnProtocol === HTTP_2) {
      this.#server.acceptHttp2(socket, addresses);
    } else {
      this.#server.accept(socket, addresses);
    }
  }

  refused({ addresses }: Arrival, detail: string): void {
    this.#refused(addresses, detail);
  }

  /** False if the arrival had left before. */
  left(arrival: Arrival): boolean {
    const there = this.#arrivals.delete(arrival);
    if (there) this.#server.settle();
    return there;
  }
}
