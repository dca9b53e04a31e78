import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

const HOST = "127.0.0.1";

/**
 * A UDP server that responds to each datagram with the result of a function; undefined means no
 * response.
 */
export class UdpPeer implements AsyncDisposable {
  readonly port: number;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.port = socket.address().port;
  }

  /** @param answer returns the response to a datagram; it also gets the address of the sender */
  static async start(
    answer: (text: string, address: string) => string | undefined,
    host = HOST,
  ): Promise<UdpPeer> {
    const socket = createSocket("udp4");
    socket.on("error", () => {});
    socket.on("message", (message, { port, address }) => {
      const text = answer(message.toString("latin1"), address);
      if (text !== undefined) socket.send(Buffer.from(text, "latin1"), port, address);
    });
    socket.bind(0, host);
    await once(socket, "listening");
    return new UdpPeer(socket);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((resolve) => this.#socket.close(() => resolve()));
  }
}

/** A UDP client with its own port. */
export class UdpClient implements Disposable {
  /** The datagrams that the socket received. */
  readonly received: string[] = [];
  readonly #socket: Socket;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
    this.#socket = createSocket("udp4");
    this.#socket.on("error", () => {});
    this.#socket.on("message", (message) => this.received.push(message.toString("latin1")));
  }

  send(text: string): void {
    this.#socket.send(Buffer.from(text, "latin1"), this.#port, HOST);
  }

  [Symbol.dispose](): void {
    this.#socket.close();
  }
}
