import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Wire, WireUser } from "./wire.ts";

/** A wire over a public `net` or `tls` socket. */
export class NetWire implements Wire {
  readonly #socket: Socket;
  /** Writes of a socket that encrypts, or is not connected yet, keep the memory for long. */
  readonly #copies: boolean;
  #error: Error | undefined;

  /** `ready` is the event after which the socket can be written to; none for an accepted one. */
  constructor(socket: Socket, user: WireUser, ready?: "connect" | "secureConnect") {
    this.#socket = socket;
    this.#copies = socket instanceof TLSSocket;
    if (ready !== undefined) socket.once(ready, () => user.opened());
    socket.on("data", (bytes: Buffer) => user.received(bytes));
    socket.on("drain", () => user.drained());
    socket.on("end", () => user.ended());
    socket.on("error", (error) => (this.#error = error));
    socket.on("close", () => user.closed(this.#error));
  }

  get congested(): boolean {
    return this.#socket.writableNeedDrain;
  }

  send(bytes: Uint8Array): boolean {
    const socket = this.#socket;
    if (this.#copies) {
      socket.write(Buffer.from(bytes));
      return true;
    }
    socket.write(bytes);
    return socket.writableLength === 0;
  }

  sendOwned(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  pauseRead(): void {
    this.#socket.pause();
  }

  resumeRead(): void {
    this.#socket.resume();
  }

  end(): void {
    this.#socket.end();
  }

  destroy(reset: boolean): void {
    const socket = this.#socket;
    // After end() a reset fails inside libuv, and the handle is never closed.
    if (reset && !this.#copies && !socket.writableEnded) socket.resetAndDestroy();
    else socket.destroy();
  }
}
