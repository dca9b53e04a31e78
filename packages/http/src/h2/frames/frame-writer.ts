import { FLAG_ACK, GOAWAY, PING, RST_STREAM, SETTINGS, WINDOW_UPDATE } from "./constants.ts";
import { GOAWAY_BYTES, PING_BYTES, SETTING_BYTES, WORD_BYTES } from "./frame-rules.ts";

/** Writes consecutive frames; the caller ensures that there is room. */
export class FrameWriter {
  bytes: Buffer;
  /** The position of the next frame. */
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The nine bytes before a payload (RFC 9113 section 4.1). */
  header(length: number, type: number, flags: number, stream: number): void {
    const { bytes, at } = this;
    bytes[at] = length >>> 16;
    bytes[at + 1] = length >>> 8;
    bytes[at + 2] = length;
    bytes[at + 3] = type;
    bytes[at + 4] = flags;
    this.at = at + 5;
    this.#word(stream);
  }

  reset(stream: number, code: number): void {
    this.header(WORD_BYTES, RST_STREAM, 0, stream);
    this.#word(code);
  }

  /** Writes a SETTINGS frame with alternating ids and values. */
  settings(pairs: readonly number[]): void {
    this.header((pairs.length / 2) * SETTING_BYTES, SETTINGS, 0, 0);
    for (let index = 0; index < pairs.length; index += 2) {
      this.at = this.bytes.writeUInt16BE(pairs[index] ?? 0, this.at);
      this.#word(pairs[index + 1] ?? 0);
    }
  }

  acknowledgeSettings(): void {
    this.header(0, SETTINGS, FLAG_ACK, 0);
  }

  /** Writes the acknowledgement of a PING with the eight bytes from `start`. */
  ping(opaque: Buffer, start: number): void {
    this.#ping(0, opaque, start);
  }

  /** Acknowledges a PING with its content. */
  pong(opaque: Buffer, start: number): void {
    this.#ping(FLAG_ACK, opaque, start);
  }

  goaway(last: number, code: number): void {
    this.header(GOAWAY_BYTES, GOAWAY, 0, 0);
    this.#word(last);
    this.#word(code);
  }

  /** Writes a WINDOW_UPDATE; stream 0 means the window of the connection. */
  windowUpdate(stream: number, increment: number): void {
    this.header(WORD_BYTES, WINDOW_UPDATE, 0, stream);
    this.#word(increment);
  }

  #ping(flags: number, opaque: Buffer, start: number): void {
    this.header(PING_BYTES, PING, flags, 0);
    opaque.copy(this.bytes, this.at, start, start + PING_BYTES);
    this.at += PING_BYTES;
  }

  #word(value: number): void {
    const { bytes, at } = this;
    bytes[at] = value >>> 24;
    bytes[at + 1] = value >>> 16;
    bytes[at + 2] = value >>> 8;
    bytes[at + 3] = value;
    this.at = at + 4;
  }
}
