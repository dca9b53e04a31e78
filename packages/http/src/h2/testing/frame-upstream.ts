import type { Socket } from "node:net";
import type { TestContext } from "node:test";
import { listen } from "../../testing/harness.ts";
import { FLAG_ACK, FRAME_HEADER_BYTES, HEADERS, PREFACE, SETTINGS } from "../frames/constants.ts";
import { HpackEncoder, mostBytes } from "../hpack/encoder.ts";
import { frame } from "./frames.ts";

/** A frame that an upstream has received. */
export interface ReceivedFrame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly payload: Buffer;
}

/** A connection of an upstream that sends single frames, as a test orders. */
export class FrameConnection {
  readonly frames: ReceivedFrame[] = [];
  closed = false;
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #begun = false;

  constructor(socket: Socket, handle: (frame: ReceivedFrame, to: FrameConnection) => void) {
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("end", () => socket.end());
    socket.on("close", () => (this.closed = true));
    socket.on("data", (bytes) => {
      this.#received = Buffer.concat([this.#received, Buffer.from(bytes)]);
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        this.frames.push(next);
        handle(next, this);
      }
    });
  }

  /** Sends frames; returns whether the socket accepts more data. */
  send(...frames: Buffer[]): boolean {
    return this.#socket.write(Buffer.concat(frames));
  }

  end(): void {
    this.#socket.end();
  }

  #next(): ReceivedFrame | undefined {
    if (!this.#begun) {
      if (this.#received.length < PREFACE.length) return undefined;
      this.#begun = true;
      this.#received = this.#received.subarray(PREFACE.length);
    }
    const bytes = this.#received;
    if (bytes.length < FRAME_HEADER_BYTES) return undefined;
    const end = FRAME_HEADER_BYTES + bytes.readUIntBE(0, 3);
    if (bytes.length < end) return undefined;
    this.#received = bytes.subarray(end);
    const payload = bytes.subarray(FRAME_HEADER_BYTES, end);
    return { type: bytes[3] ?? 0, flags: bytes[4] ?? 0, stream: bytes.readUInt32BE(5), payload };
  }
}

/** Encodes fields, as alternating names and values, into a field block. */
export function block(...fields: string[]): Buffer {
  const bytes = Buffer.alloc(mostBytes(fields));
  return bytes.subarray(0, new HpackEncoder().encode(fields, bytes, 0));
}

/** A HEADERS frame with fields, as alternating names and values. */
export function headers(flags: number, stream: number, ...fields: string[]): Buffer {
  return frame(HEADERS, flags, stream, block(...fields));
}

/** A SETTINGS frame with alternating identifiers and values. */
export function settings(...pairs: number[]): Buffer {
  const payload = Buffer.alloc(pairs.length * 3);
  for (let index = 0; index < pairs.length; index += 2) {
    payload.writeUInt16BE(pairs[index] ?? 0, index * 3);
    payload.writeUInt32BE(pairs[index + 1] ?? 0, index * 3 + 2);
  }
  return frame(SETTINGS, 0, 0, payload);
}

/** Starts an upstream whose connections are handled frame by frame. */
export async function listenFrames(
  context: TestContext,
  handle: (frame: ReceivedFrame, to: FrameConnection) => void,
): Promise<{ readonly port: number; readonly connections: readonly FrameConnection[] }> {
  const connections: FrameConnection[] = [];
  const port = await listen(context, (socket) => {
    connections.push(new FrameConnection(socket, handle));
  });
  return { connections, port };
}

/** Starts an upstream that sends its settings first; `handle` gets each request. */
export function listenRequests(
  context: TestContext,
  handle: (stream: number, to: FrameConnection, frame: ReceivedFrame) => void,
  ...pairs: number[]
): ReturnType<typeof listenFrames> {
  return listenFrames(context, (received, to) => {
    const { type, flags, stream } = received;
    if (type === SETTINGS && (flags & FLAG_ACK) === 0) to.send(settings(...pairs));
    if (type === HEADERS) handle(stream, to, received);
  });
}
