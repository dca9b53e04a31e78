import {
  CONTINUATION,
  DATA,
  FLAG_ACK,
  FRAME_SIZE_ERROR,
  GOAWAY,
  HEADERS,
  MOST_31_BITS,
  PING,
  PRIORITY,
  PROTOCOL_ERROR,
  PUSH_PROMISE,
  RST_STREAM,
  SETTINGS,
  WINDOW_UPDATE,
} from "./constants.ts";
import { Http2Error } from "./http2-error.ts";

/** Bytes of a setting: id and value (RFC 9113 section 6.5.1). */
export const SETTING_BYTES = 6;
/** Bytes of PING (RFC 9113 section 6.7). */
export const PING_BYTES = 8;
/** Bytes of GOAWAY before its debug data (RFC 9113 section 6.8). */
export const GOAWAY_BYTES = 8;
/** Bytes of a priority (RFC 9113 section 6.3). */
export const PRIORITY_BYTES = 5;
/** Bytes of an error code, an increment, and other 32-bit numbers. */
export const WORD_BYTES = 4;

/** Limits for a peer's frames. Sizes in bytes. */
export interface FrameBounds {
  /** The value of our SETTINGS_MAX_FRAME_SIZE. */
  readonly frameBytes: number;
  /** Maximum size of a compressed field block, including padding. */
  readonly blockBytes: number;
  /** Maximum CONTINUATION frames of a block. */
  readonly continuations: number;
  /** Maximum number of settings in a frame. */
  readonly settings: number;
}

const ON_STREAM = 1;
const ON_CONNECTION = 2;
const ANYWHERE = ON_STREAM | ON_CONNECTION;

/** The rules of RFC 9113 section 6 for a frame type. */
interface FrameRule {
  readonly name: string;
  readonly place: number;
  /** Minimum size of the payload of a frame. */
  readonly least: number;
  readonly most: number;
}

function rule(name: string, place: number, least = 0, most = Infinity): FrameRule {
  return { name, place, least, most };
}

const RULES: FrameRule[] = [];
RULES[DATA] = rule("DATA", ON_STREAM);
RULES[HEADERS] = rule("HEADERS", ON_STREAM);
RULES[PRIORITY] = rule("PRIORITY", ON_STREAM, PRIORITY_BYTES, PRIORITY_BYTES);
RULES[RST_STREAM] = rule("RST_STREAM", ON_STREAM, WORD_BYTES, WORD_BYTES);
RULES[SETTINGS] = rule("SETTINGS", ON_CONNECTION);
RULES[PUSH_PROMISE] = rule("PUSH_PROMISE", ON_STREAM);
RULES[PING] = rule("PING", ON_CONNECTION, PING_BYTES, PING_BYTES);
RULES[GOAWAY] = rule("GOAWAY", ON_CONNECTION, GOAWAY_BYTES);
RULES[WINDOW_UPDATE] = rule("WINDOW_UPDATE", ANYWHERE, WORD_BYTES, WORD_BYTES);
RULES[CONTINUATION] = rule("CONTINUATION", ON_STREAM);

/**
 * Validates a frame header against its type; unknown types are not checked. Throws {@link
 * Http2Error}.
 */
export function checkFrame(length: number, type: number, flags: number, stream: number): void {
  const found = RULES[type];
  if (found === undefined) return;
  const { name, place, least, most } = found;
  if (length < least || length > most)
    throw new Http2Error(FRAME_SIZE_ERROR, `${name} has an invalid length of ${length} octets`);
  if ((place & (stream === 0 ? ON_CONNECTION : ON_STREAM)) === 0)
    throw new Http2Error(PROTOCOL_ERROR, `${name} is not allowed on stream ${stream}`);
  if (type === SETTINGS) checkSettings(length, flags);
  // Our settings forbid server push (RFC 9113 section 6.6).
  if (type === PUSH_PROMISE) throw new Http2Error(PROTOCOL_ERROR, "PUSH_PROMISE is not allowed");
}

function checkSettings(length: number, flags: number): void {
  const acknowledges = (flags & FLAG_ACK) !== 0;
  if (acknowledges ? length > 0 : length % SETTING_BYTES !== 0)
    throw new Http2Error(FRAME_SIZE_ERROR, `SETTINGS has an invalid length of ${length} octets`);
}

/** Priorities are ignored, but an invalid priority is an error (RFC 7540 section 5.3.1). */
export function checkPriority(stream: number, bytes: Buffer, at: number): void {
  if ((wordAt(bytes, at) & MOST_31_BITS) === stream)
    throw new Http2Error(PROTOCOL_ERROR, "a stream depends on itself");
}

/** Reads a 32-bit number from a frame. */
export function wordAt(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at);
}
