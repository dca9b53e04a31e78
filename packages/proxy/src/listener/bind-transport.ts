import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
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
  readonly #server: Server;
  readonly #refused: ConnectionRefused;
  readonly #arrivals = new Set<Arrival>();
  #settings: TransportSettings;

  constructor(server: Server, settings: TransportSettings, refused: ConnectionRefused) {
    this.wheel = server.wheel;
    this.#server = server;
    this.#settings = settings;
    this.#refused = refused;
  }

  /** Other settings, for the connections that arrive from now on. */
  use(settings: TransportSettings): void {
    this.#settings = settings;
  }

  get connections(): number {
    return this.#arrivals.size;
  }

  accept(socket: Socket, addresses: Addresses): void {
    const { tls } = this.#settings;
    if (tls === undefined) this.#server.accept(socket, addresses);
    else this.#arrivals.add(new Arrival(this, socket, { addresses, tls }));
  }

  drain(): void {
    for (const arrival of this.#arrivals) arrival.kill();
  }

  kill(): void {
    this.drain();
  }

  /** TLS is spoken with this client. */
  secured(socket: TLSSocket, addresses: Addresses): void {
    if (socket.alpnProtocol === HTTP_2) this.#server.acceptHttp2(socket, addresses);
    else this.#server.accept(socket, addresses);
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
