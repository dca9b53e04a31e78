import { crc32 } from "node:zlib";
import { badResponse } from "../chat/fault.ts";
import { MAX_AWS_MESSAGE_BYTES } from "../bounds.ts";

/** A message of `application/vnd.amazon.eventstream`. */
export interface AwsEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
  /** The bytes of the whole message. */
  readonly bytes: Buffer;
}

const UINT32 = 4;
/** Bytes of the prelude of a message: the lengths of message and headers, and their checksum. */
const PRELUDE = 12;
const LEAST = PRELUDE + UINT32;
const NOTHING = Buffer.alloc(0);

/** Reads Amazon's binary messages, however the bytes are split. */
export class AwsEventReader {
  #pending = NOTHING;

  /** Returns the messages that the given bytes complete. */
  *read(bytes: Uint8Array): Generator<AwsEvent> {
    const added = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let rest = this.#pending.length === 0 ? added : Buffer.concat([this.#pending, added]);
    for (let length = lengthOf(rest); rest.length >= length; length = lengthOf(rest)) {
      yield readEvent(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    this.#pending = Buffer.from(rest);
  }

  /** Whether the bytes so far end within a message. */
  get isWithin(): boolean {
    return this.#pending.length > 0;
  }
}

/** The length of the first message; infinite while the length is unknown. */
function lengthOf(bytes: Buffer): number {
  if (bytes.length < PRELUDE) return Number.POSITIVE_INFINITY;
  const length = bytes.readUInt32BE(0);
  if (bytes.readUInt32BE(2 * UINT32) !== crc32(bytes.subarray(0, 2 * UINT32)))
    throw badResponse("a message of the stream has a wrong checksum");
  if (length < LEAST || length > MAX_AWS_MESSAGE_BYTES)
    throw badResponse("a message of the stream has a length that is not allowed");
  return length;
}

function readEvent(message: Buffer): AwsEvent {
  const end = message.length - UINT32;
  if (message.readUInt32BE(end) !== crc32(message.subarray(0, end)))
    throw badResponse("a message of the stream has a wrong checksum");
  const headersEnd = PRELUDE + message.readUInt32BE(UINT32);
  if (headersEnd > end) throw badResponse("a message of the stream has headers beyond its end");
  return {
    headers: readHeaders(message.subarray(PRELUDE, headersEnd)),
    payload: message.subarray(headersEnd, end),
    bytes: message,
  };
}

/** The size of each value type with a fixed length; strings and byte arrays have a length field. */
const SIZES = [0, 0, 1, 2, 4, 8, undefined, undefined, 8, 16];
const TEXT_TYPE = 7;
const UINT16 = 2;

function readHeaders(bytes: Buffer): Record<string, string> {
  const headers: Record<string, string> = {};
  let at = 0;
  while (at < bytes.length) {
    const nameEnd = at + 1 + byteAt(bytes, at);
    const name = bytes.toString("utf8", at + 1, nameEnd);
    const type = byteAt(bytes, nameEnd);
    const size = SIZES[type] ?? sizeAt(bytes, nameEnd + 1);
    const start = nameEnd + 1 + (SIZES[type] === undefined ? UINT16 : 0);
    if (start + size > bytes.length)
      throw badResponse("a header of the stream goes beyond its message");
    if (type === TEXT_TYPE) headers[name] = bytes.toString("utf8", start, start + size);
    at = start + size;
  }
  return headers;
}

function sizeAt(bytes: Buffer, at: number): number {
  return at + UINT16 > bytes.length ? 0 : bytes.readUInt16BE(at);
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw badResponse("a header of the stream goes beyond its message");
  return byte;
}

/** Encodes a message with text headers. */
export function awsEvent(headers: Readonly<Record<string, string>>, payload: string): Buffer {
  const written = Object.entries(headers).map(([name, value]) => {
    const text = Buffer.from(value);
    const size = Buffer.alloc(1 + UINT16);
    size.writeUInt8(TEXT_TYPE, 0);
    size.writeUInt16BE(text.length, 1);
    return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), size, text]);
  });
  return framed(Buffer.concat(written), Buffer.from(payload));
}

/** Replaces the payload of a message; the headers stay unchanged. */
export function withPayload(message: Buffer, payload: string): Buffer {
  const headersEnd = PRELUDE + message.readUInt32BE(UINT32);
  return framed(message.subarray(PRELUDE, headersEnd), Buffer.from(payload));
}

function framed(header: Buffer, body: Buffer): Buffer {
  const prelude = Buffer.alloc(PRELUDE);
  prelude.writeUInt32BE(PRELUDE + header.length + body.length + UINT32, 0);
  prelude.writeUInt32BE(header.length, UINT32);
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 2 * UINT32)), 2 * UINT32);
  const message = Buffer.concat([prelude, header, body]);
  const sum = Buffer.alloc(UINT32);
  sum.writeUInt32BE(crc32(message), 0);
  return Buffer.concat([message, sum]);
}
