/** Where frames are written to; the caller makes sure that there is room. */
export class FrameWriter {
  bytes: Buffer;
  /** Where the next frame begins. */
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The nine octets before a payload (RFC 9113 section 4.1). */
  header(length: number, type: number, flags: number, stream: number): void {
    const { bytes, at } = this;
    bytes[at] = length >>> 16;
    bytes[at + 1] = length >>> 8;
    bytes[at + 2] = length;
    bytes[at + 3] = type;
    bytes[at + 4] = flags;
    this.at = at + 5;
    this.word(stream);
  }

  /** Four octets. */
  word(value: number): void {
    const { bytes, at } = this;
    bytes[at] = value >>> 24;
    bytes[at + 1] = value >>> 16;
    bytes[at + 2] = value >>> 8;
    bytes[at + 3] = value;
    this.at = at + 4;
  }

  // RST_STREAM: reset(stream, code); PING: ping(opaque, start), pong(opaque, start);
  // GOAWAY: goaway(last, code); WINDOW_UPDATE: windowUpdate(stream, increment);
  // SETTINGS: settings([id, value, ...]), settingsAcknowledged().
}
