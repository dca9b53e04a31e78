import { connect } from "node:net";
import type { TestContext } from "node:test";
import { until } from "../../testing/harness.ts";

/** Frame types, and the flags of frames (RFC 9113 section 6). */
export const HEADERS = 1;
export const RST_STREAM = 3;
export const SETTINGS = 4;
export const PING = 6;
export const GOAWAY = 7;
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

/** A received frame, with its header and payload. */
export interface Frame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly payload: Buffer;
}

/** Cuts received bytes into frames. */
export class FrameCutter {
  #rest: Buffer = Buffer.alloc(0);

  /** Adds received bytes, and returns the frames that are complete now. */
  cut(bytes: Buffer): Frame[] {
    const all = Buffer.concat([this.#rest, bytes]);
    const frames: Frame[] = [];
    let at = 0;
    for (let end = frameEnd(all, at); end <= all.length; end = frameEnd(all, at)) {
      frames.push({
        type: all[at + 3] ?? 0,
        flags: all[at + 4] ?? 0,
        stream: all.readUInt32BE(at + 5),
        payload: all.subarray(at + HEADER_BYTES, end),
      });
      at = end;
    }
    this.#rest = all.subarray(at);
    return frames;
  }
}

function frameEnd(bytes: Buffer, at: number): number {
  const start = at + HEADER_BYTES;
  return start > bytes.length ? Infinity : start + bytes.readUIntBE(at, 3);
}

/** A client that sends and receives single frames. */
export class FrameClient {
  closed = false;
  /** The received frames, in order. */
  readonly frames: Frame[] = [];
  readonly #socket;
  readonly #cutter = new FrameCutter();

  constructor(context: Pick<TestContext, "after">, port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    context.after(() => this.#socket.destroy());
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => (this.closed = true));
    this.#socket.on("data", (bytes) => {
      this.frames.push(...this.#cutter.cut(Buffer.from(bytes)));
    });
    this.#socket.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
  }

  /** Sends frames; returns whether the socket accepts more data. */
  send(bytes: Buffer): boolean {
    return this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Stops reading until {@link resume} is called. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Counts the received frames of a type and flags, without incomplete ones. */
  count(type: number, flags: number): number {
    return this.frames.filter((one) => one.type === type && one.flags === flags).length;
  }

  /**
   * The error code with which the connection ended (RFC 9113 section 6.8); undefined: there was
   * none.
   */
  get goaway(): number | undefined {
    return this.frames.findLast(({ type }) => type === GOAWAY)?.payload.readUInt32BE(4);
  }

  /**
   * Whether the connection is still open after the peer has read everything that was sent before. A PING and
   * its acknowledgement prove that the peer has read it.
   */
  async lives(): Promise<boolean> {
    const before = this.count(PING, ACK);
    this.send(frame(PING, 0, 0, Buffer.alloc(8)));
    await until(() => this.closed || this.count(PING, ACK) > before);
    return !this.closed;
  }
}
