import { crc32 } from "node:zlib";
import { badResponse } from "../chat/fault.ts";
import { MAX_AWS_MESSAGE_BYTES } from "../bounds.ts";
import { isObject, type JsonObject, parsed } from "../json.ts";

/** A message of `application/vnd.amazon.eventstream`. */
export interface AwsEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
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

/** The type of a message that is an error, beside those of events. */
export const ERROR_FRAME = "exception";

/**
 * An error of the service as the members of a body; undefined if the message is an event. The error may be in the
 * payload, which names its kind in a header, or in headers alone.
 * @throws ChatFault if the payload is not a JSON object
 */
export function errorIn({ headers, payload }: AwsEvent): JsonObject | undefined {
  const type = headers[":message-type"];
  if (type !== "exception" && type !== "error") return undefined;
  const code = headers[":exception-type"] ?? headers[":error-code"];
  const message = headers[":error-message"];
  const said = payload.length === 0 ? {} : parsed(payload.toString("utf8"));
  if (!isObject(said)) throw badResponse("an error of the stream is not a JSON object");
  return {
    ...(code !== undefined && { __type: code }),
    ...(message !== undefined && { message }),
    ...said,
  };
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
