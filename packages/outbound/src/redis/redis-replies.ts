import { MAX_REDIS_LINE } from "../bounds.ts";

/** The response to a command; undefined if the key has no value. */
export type RedisReply = Uint8Array | string | number | undefined;

/** A response, or the error that the server has sent. */
export type ReadReply =
  { readonly reply: RedisReply; readonly error?: undefined } | { readonly error: string };

const LINE_END = Buffer.from("\r\n");
const NULL_LENGTH = -1;

/**
 * Reads responses in the protocol of Redis (RESP 2): simple strings, errors, integers and bulk strings.
 * Arrays are not supported, because no command of the gateway gets one.
 */
export class RedisReplies {
  readonly #maxBytes: number;
  #pieces: Uint8Array[] = [];
  #length = 0;
  /** The minimum number of bytes of the whole next response. */
  #wanted = 1;

  /** @param maxBytes maximum bytes of a bulk string */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.#length += bytes.length;
  }

  /**
   * Returns the next response; undefined if it is incomplete.
   * @throws Error if the bytes are not a response, or the response is too long
   */
  next(): ReadReply | "more" {
    if (this.#length < this.#wanted) return "more";
    const bytes = this.#joined();
    const end = bytes.indexOf(LINE_END);
    if (end < 0) {
      if (bytes.length > MAX_REDIS_LINE) throw new Error("a line of the response is too long");
      return this.#more(bytes.length + 1);
    }
    const line = bytes.toString("utf8", 1, end);
    const after = end + LINE_END.length;
    switch (bytes.toString("latin1", 0, 1)) {
      case "+":
        return this.#taken(after, { reply: line });
      case "-":
        return this.#taken(after, { error: line });
      case ":":
        return this.#taken(after, { reply: lengthIn(line) });
      case "$":
        return this.#bulk(bytes, lengthIn(line), after);
      default:
        throw new Error("the response is not in the protocol of Redis");
    }
  }

  #bulk(bytes: Buffer, length: number, start: number): ReadReply | "more" {
    if (length === NULL_LENGTH) return this.#taken(start, { reply: undefined });
    if (length < 0 || length > this.#maxBytes)
      throw new Error("a value in the response is too long");
    const end = start + length;
    if (bytes.length < end + LINE_END.length) return this.#more(end + LINE_END.length);
    return this.#taken(end + LINE_END.length, { reply: Buffer.from(bytes.subarray(start, end)) });
  }

  #more(wanted: number): "more" {
    this.#wanted = wanted;
    return "more";
  }

  #taken(bytes: number, read: ReadReply): ReadReply {
    const rest = this.#joined().subarray(bytes);
    this.#pieces = rest.length === 0 ? [] : [rest];
    this.#length = rest.length;
    this.#wanted = 1;
    return read;
  }

  #joined(): Buffer {
    const [first] = this.#pieces;
    const joined =
      this.#pieces.length === 1 && Buffer.isBuffer(first) ? first : Buffer.concat(this.#pieces);
    this.#pieces = [joined];
    return joined;
  }
}

const INTEGER = /^-?\d{1,15}$/;

function lengthIn(line: string): number {
  if (!INTEGER.test(line)) throw new Error("the response has an invalid number");
  return Number(line);
}
