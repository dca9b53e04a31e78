import { connect, createServer, type Socket } from "node:net";
import { listen, type Listening } from "./listen.ts";

/** A port of 127.0.0.1, or the path of a socket. */
export type Place = number | string;

/** An address that leads to another server from now on, as a name does; connections stay where they are. */
export class MovingAddress implements AsyncDisposable {
  readonly #listening: Listening;
  readonly #sockets: Set<Socket>;
  #place: Place;

  private constructor(listening: Listening, sockets: Set<Socket>, place: Place) {
    this.#listening = listening;
    this.#sockets = sockets;
    this.#place = place;
  }

  static async start(place: Place): Promise<MovingAddress> {
    const sockets = new Set<Socket>();
    const server = createServer();
    const address = new MovingAddress(await listen(server), sockets, place);
    server.on("connection", (client) => {
      const to = address.#place;
      const upstream = typeof to === "number" ? connect(to, "127.0.0.1") : connect(to);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        one.on("error", () => one.destroy());
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      }
    });
    return address;
  }

  get port(): number {
    return this.#listening.port;
  }

  moveTo(place: Place): void {
    this.#place = place;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await this.#listening.close();
  }
}
