import { badResponse } from "../chat/fault.ts";
import { MAX_EVENT_BYTES } from "../bounds.ts";

const LINE_FEED = 10;
const RETURN = 13;
const NOTHING = Buffer.alloc(0);

/** Splits `text/event-stream` into events without parsing them, however the bytes are split. */
export class EventBytes {
  #pending = NOTHING;

  /** The complete events, each with its empty line. */
  *split(bytes: Uint8Array): Generator<Buffer> {
    const added = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const all = this.#pending.length === 0 ? added : Buffer.concat([this.#pending, added]);
    let start = 0;
    for (let end = eventEnd(all, start); end > 0; end = eventEnd(all, start)) {
      yield all.subarray(start, end);
      start = end;
    }
    this.#pending = start === all.length ? NOTHING : Buffer.from(all.subarray(start));
    if (this.#pending.length > MAX_EVENT_BYTES)
      throw badResponse("an event of the stream is too long");
  }

  /** The bytes after the last empty line. */
  rest(): Buffer {
    const rest = this.#pending;
    this.#pending = NOTHING;
    return rest;
  }
}

/** The index after the first empty line; 0 if there is none. */
function eventEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(LINE_FEED, start); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    const next = bytes[at + 1];
    if (next === LINE_FEED) return at + 2;
    if (next === RETURN && bytes[at + 2] === LINE_FEED) return at + 3;
  }
  return 0;
}
