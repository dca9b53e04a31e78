/**
 * The record type and the maximum record size (RFC 8446 section 5.1). A ClientHello must not be larger than
 * one record.
 */
const HANDSHAKE = 22;
const RECORD_HEADER = 5;
const LONGEST = 2 ** 14;
const MAJOR_VERSION = 3;
/** The message type and its length (RFC 8446 section 4). */
const CLIENT_HELLO = 1;
const MESSAGE_HEADER = 4;
/**
 * Number of bytes before the first vector of a ClientHello: its version and random (RFC 8446 section 4.1.2).
 */
const FIXED_FIELDS = 34;
/** The type of the `server_name` extension (RFC 6066 section 3). */
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** A DNS name in ASCII characters. */
const NAME = /^[a-z0-9_]([a-z0-9_.-]{0,253}[a-z0-9_])?\.?$/i;

/** The progress of reading a ClientHello. */
export type HelloResult = "incomplete" | "complete" | "refused";

/**
 * Reads the ClientHello (RFC 8446 section 4.1.2) to learn the server name before TLS is terminated here or at
 * the backend. The bytes may arrive in any fragments.
 */
export class ClientHello {
  /**
   * The server name in lower case; undefined if the client sent none. It is known when the message is
   * complete.
   */
  serverName: string | undefined;
  readonly #header = Buffer.alloc(RECORD_HEADER);
  #headerLength = 0;
  /** Bytes of the current record that are still missing. */
  #recordLeft = 0;
  #message: Buffer = Buffer.alloc(0);

  /** Reads the next bytes; bytes after the ClientHello are ignored. */
  read(bytes: Buffer): HelloResult {
    for (let at = 0; at < bytes.length;) {
      at += this.#recordLeft === 0 ? this.#readHeader(bytes, at) : this.#readFragment(bytes, at);
      const result = this.#judge();
      if (result !== "incomplete") return result;
    }
    return "incomplete";
  }

  /** Reads from these bytes; returns the number of bytes that were used. */
  #readHeader(bytes: Buffer, at: number): number {
    const taken = bytes.copy(this.#header, this.#headerLength, at);
    this.#headerLength += taken;
    if (this.#headerLength < RECORD_HEADER) return taken;
    this.#recordLeft = this.#header.readUInt16BE(RECORD_HEADER - 2);
    return taken;
  }

  #readFragment(bytes: Buffer, at: number): number {
    const fragment = bytes.subarray(at, at + this.#recordLeft);
    this.#message = Buffer.concat([this.#message, fragment]);
    this.#recordLeft -= fragment.length;
    if (this.#recordLeft === 0) this.#headerLength = 0;
    return fragment.length;
  }

  #judge(): HelloResult {
    const [type, major] = this.#header;
    if (this.#headerLength > 0 && type !== HANDSHAKE) return "refused";
    if (this.#headerLength > 1 && major !== MAJOR_VERSION) return "refused";
    const whole = this.#headerLength === RECORD_HEADER;
    if (whole && (this.#recordLeft === 0 || this.#recordLeft > LONGEST)) return "refused";
    const message = this.#message;
    if (message.length > 0 && message[0] !== CLIENT_HELLO) return "refused";
    if (message.length < MESSAGE_HEADER) return "incomplete";
    const length = message.readUIntBE(1, MESSAGE_HEADER - 1);
    if (length > LONGEST) return "refused";
    const end = MESSAGE_HEADER + length;
    if (message.length < end) return "incomplete";
    return this.#readMessage(new Reader(message.subarray(MESSAGE_HEADER, end)));
  }

  #readMessage(reader: Reader): HelloResult {
    reader.skip(FIXED_FIELDS);
    reader.vector(1);
    reader.vector(2);
    reader.vector(1);
    if (reader.done) return reader.failed ? "refused" : "complete";
    const extensions = reader.vector(2);
    while (!extensions.done) {
      const type = extensions.number(2);
      const body = extensions.vector(2);
      if (type === SERVER_NAME && !this.#readServerName(body)) return "refused";
    }
    return reader.failed || extensions.failed ? "refused" : "complete";
  }

  /** Reads the extension with the server name; false if it is malformed. */
  #readServerName(body: Reader): boolean {
    const names = body.vector(2);
    while (!names.done) {
      const type = names.number(1);
      const name = names.vector(2).text();
      if (type !== HOST_NAME) continue;
      if (!NAME.test(name) || this.serverName !== undefined) return false;
      this.serverName = name.toLowerCase();
    }
    return !names.failed && !body.failed;
  }
}

/**
 * Reads numbers and vectors (RFC 8446 section 3.4) of a message; reading past the end sets a
 * failure flag.
 */
class Reader {
  failed = false;
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.failed || this.#at === this.#bytes.length;
  }

  skip(count: number): void {
    this.#take(count);
  }

  number(size: number): number {
    const at = this.#at;
    return this.#take(size) ? this.#bytes.readUIntBE(at, size) : 0;
  }

  /** Reads a vector whose length field has this many bytes. */
  vector(size: number): Reader {
    const length = this.number(size);
    const at = this.#at;
    const inner = new Reader(this.#bytes.subarray(at, this.#take(length) ? at + length : at));
    inner.failed = this.failed;
    return inner;
  }

  text(): string {
    return this.#bytes.toString("latin1");
  }

  #take(count: number): boolean {
    if (this.#at + count > this.#bytes.length) this.failed = true;
    else this.#at += count;
    return !this.failed;
  }
}
