import { connect } from "node:net";
import type { TestContext } from "node:test";
import { until } from "../../engine/testing/harness.ts";

/** Types of frames, and the flags of those (RFC 9113 section 6). */
export const HEADERS = 1;
export const RST_STREAM = 3;
export const SETTINGS = 4;
export const PING = 6;
export const CONTINUATION = 9;
export const ACK = 1;
export const END_STREAM = 1;
export const END_HEADERS = 4;

const HEADER_BYTES = 9;

/** A frame of HTTP/2 (RFC 9113 section 4.1). */
export function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUIntBE(payload.length, 0, 3);
  header[3] = type;
  header[4] = flags;
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, payload]);
}

/** A client that speaks frames. */
export class FrameClient {
  closed = false;
  readonly #socket;
  #received = Buffer.alloc(0);

  constructor(context: TestContext, port: number) {
    this.#socket = connect({ port, host: "127.0.0.1" });
    context.after(() => this.#socket.destroy());
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => (this.closed = true));
    this.#socket.on("data", (bytes) => {
      this.#received = Buffer.concat([this.#received, Buffer.from(bytes)]);
    });
    this.#socket.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
  }

  /** Whether there is room for more. */
  send(bytes: Buffer): boolean {
    return this.#socket.write(bytes);
  }

  /** How many frames of that type and flags have come, counted whole ones. */
  count(type: number, flags: number): number {
    let count = 0;
    for (let at = 0; at + HEADER_BYTES <= this.#received.length;) {
      if (this.#received[at + 3] === type && this.#received[at + 4] === flags) count += 1;
      at += HEADER_BYTES + this.#received.readUIntBE(at, 3);
    }
    return count;
  }

  /** Whether the peer answers a ping, and with it everything that was sent before; else it has closed. */
  async lives(): Promise<boolean> {
    const before = this.count(PING, ACK);
    this.send(frame(PING, 0, 0, Buffer.alloc(8)));
    await until(() => this.closed || this.count(PING, ACK) > before);
    return !this.closed;
  }
}
