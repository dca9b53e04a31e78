import { isUtf8 } from "node:buffer";
import { badResponse } from "../chat/fault.ts";
import { MAX_EVENT_BYTES } from "../bounds.ts";

/** The bits of a frame (RFC 6455 section 5.2). */
const FINAL = 0x80;
const RESERVED = 0x70;
const OPCODE = 0x0f;
const MASKED = 0x80;
const LENGTH = 0x7f;
const LENGTH_OF_2 = 126;
const LENGTH_OF_8 = 127;
const MASK_BYTES = 4;

const CONTINUATION = 0;
const TEXT = 1;
const FIRST_CONTROL = 8;
const CLOSE = 8;

const NOTHING = Buffer.alloc(0);

/** A whole WebSocket message, or a control frame. */
export interface SocketMessage {
  /** The received bytes, including frame headers. */
  readonly raw: Buffer;
  /** The text of the message; undefined if it is not a message of text in UTF-8. */
  readonly text: string | undefined;
  /** Whether the message has bytes that are not text. */
  readonly isBinary: boolean;
  /** Whether the frame closes the connection, so that nothing follows. */
  readonly isClose: boolean;
}

interface Frame {
  readonly raw: Buffer;
  readonly opcode: number;
  readonly isFinal: boolean;
  readonly payload: Buffer;
}

/** Reads the frames of one side of a WebSocket without extensions, however the bytes are split. */
export class SocketReader {
  #rest: Buffer = NOTHING;
  /** The frames of an incomplete message. */
  #frames: Frame[] = [];
  #held = 0;

  /**
   * Returns the messages that the given bytes complete.
   * @throws ChatFault if the bytes are not valid frames
   */
  read(bytes: Uint8Array): readonly SocketMessage[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const messages: SocketMessage[] = [];
    for (let frame = this.#frame(); frame !== undefined; frame = this.#frame()) {
      if (frame.opcode >= FIRST_CONTROL)
        messages.push({
          raw: frame.raw,
          text: undefined,
          isBinary: false,
          isClose: frame.opcode === CLOSE,
        });
      else {
        this.#frames.push(frame);
        this.#held += frame.raw.length;
        if (this.#held > MAX_EVENT_BYTES) throw badResponse("a message is too long");
        if (frame.isFinal) messages.push(this.#message());
      }
    }
    return messages;
  }

  #message(): SocketMessage {
    const frames = this.#frames;
    this.#frames = [];
    this.#held = 0;
    const payload = Buffer.concat(frames.map((frame) => frame.payload));
    // Receivers may leave out invalid bytes, and so read another text than the gateway.
    const isText = frames[0]?.opcode === TEXT && isUtf8(payload);
    return {
      raw: Buffer.concat(frames.map(({ raw }) => raw)),
      text: isText ? payload.toString() : undefined,
      isBinary: !isText,
      isClose: false,
    };
  }

  /** Returns the next frame, if it has arrived completely. */
  #frame(): Frame | undefined {
    const bytes = this.#rest;
    const [first, second] = bytes;
    if (first === undefined || second === undefined) return undefined;
    const opcode = first & OPCODE;
    const isFirst = this.#frames.length === 0;
    const isOutOfPlace = opcode < FIRST_CONTROL && isFirst === (opcode === CONTINUATION);
    if ((first & RESERVED) !== 0 || isOutOfPlace)
      throw badResponse("the bytes are not a valid frame of a WebSocket");
    const size = sizeOf(bytes, second & LENGTH);
    if (size === undefined) return undefined;
    const isMasked = (second & MASKED) !== 0;
    const start = size.end + (isMasked ? MASK_BYTES : 0);
    const end = start + size.length;
    if (bytes.length < end) return undefined;
    this.#rest = bytes.subarray(end);
    const payload = bytes.subarray(start, end);
    return {
      raw: bytes.subarray(0, end),
      opcode,
      isFinal: (first & FINAL) !== 0,
      payload: isMasked ? masked(payload, bytes.subarray(size.end, start)) : payload,
    };
  }
}

/** The length of the payload, and the position after it in the header. */
function sizeOf(
  bytes: Buffer,
  short: number,
): { readonly length: number; readonly end: number } | undefined {
  if (short < LENGTH_OF_2) return { length: short, end: 2 };
  const end = short === LENGTH_OF_8 ? 10 : 4;
  if (bytes.length < end) return undefined;
  const length = short === LENGTH_OF_8 ? Number(bytes.readBigUInt64BE(2)) : bytes.readUInt16BE(2);
  if (length > MAX_EVENT_BYTES) throw badResponse("a message is too long");
  return { length, end };
}

function masked(payload: Uint8Array, mask: Uint8Array): Buffer {
  const plain = Buffer.from(payload);
  for (let index = 0; index < plain.length; index++)
    plain[index] = (plain[index] ?? 0) ^ (mask[index % MASK_BYTES] ?? 0);
  return plain;
}

/**
 * A text message in one frame.
 * @param mask the four mask bytes of clients; undefined for servers
 */
export function textFrame(text: string, mask?: Uint8Array): Buffer {
  const payload = Buffer.from(text);
  const head = headOf(payload.length, mask === undefined ? 0 : MASKED);
  if (mask === undefined) return Buffer.concat([head, payload]);
  return Buffer.concat([head, mask, masked(payload, mask)]);
}

const MOST_OF_2 = 0xff_ff;

function headOf(length: number, mask: number): Buffer {
  const first = FINAL | TEXT;
  if (length < LENGTH_OF_2) return Buffer.from([first, mask | length]);
  if (length <= MOST_OF_2) {
    const head = Buffer.from([first, mask | LENGTH_OF_2, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.from([first, mask | LENGTH_OF_8, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
