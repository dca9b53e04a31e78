import { BY_LENGTH, type BodyReader } from "../../codec/body-reader.ts";
import type { BodyTap } from "./body-handlers.ts";
import { bodyMemory, freeBodyMemory, wholeBodyMemory } from "./body-memory.ts";

/** Received bytes of a body, and the positions of the data in them: pairs of start and end. */
export interface BodyPart {
  bytes: Buffer;
  start: number;
  end: number;
  ranges: readonly number[];
  rangeCount: number;
}

/** Where the bytes last read are now: `shift` bytes after their original position. */
export interface Place {
  readonly bytes: Buffer;
  readonly shift: number;
  /** Whether the memory of the bytes stays unchanged. */
  readonly isKept: boolean;
}

const NOTHING = Buffer.alloc(0);
const NO_PARTS: BodyPart[] = [];

/** A part allocated by the queue, with room after its end. */
interface Tail extends BodyPart {
  readonly ranges: number[];
}

/**
 * A body, or its beginning, that was received and waits to be sent. A single part costs no copy; further
 * parts are copied together, so that a body in tiny pieces uses no more memory than a body in large pieces.
 */
export class BodyQueue {
  parts = NO_PARTS;
  /** Number of data bytes in all parts. */
  dataBytes = 0;
  /** Number of bytes in all parts, including framing. */
  heldBytes = 0;
  /** Whether the framing of some parts was dropped, so that these parts contain only data. */
  stripped = false;
  readonly #first: BodyPart = { bytes: NOTHING, start: 0, end: 0, ranges: [], rangeCount: 0 };
  /** The part list for a body with a single part, the most common case. */
  readonly #single = [this.#first];
  /** Whether the first part still uses the reader's ranges and borrowed bytes. */
  #borrowed = false;
  #lent = false;
  #tail: Tail | undefined;
  /** The memory of data that was collected, and that nobody else has seen. */
  #unseen: Buffer[] = [];
  /** The number of bytes by which the last added bytes were moved within their part. */
  #shift = 0;

  /**
   * Adds the bytes that the reader has just read; {@link copyLent} must be called before the reader
   * continues, and before borrowed bytes are reused.
   */
  add(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    this.dataBytes += reader.dataBytes;
    this.heldBytes += end - start;
    const { ranges, rangeCount } = reader;
    if (this.parts.length > 0) return this.#append(bytes, start, end, reader);
    const first = this.#first;
    first.bytes = bytes;
    first.start = start;
    first.end = end;
    first.ranges = ranges;
    first.rangeCount = rangeCount;
    this.#borrowed = true;
    this.#lent = lent;
    this.#shift = 0;
    this.parts = this.#single;
  }

  /** Calls {@link add} and {@link copyLent}; returns where the bytes are now. */
  keep(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): Place {
    this.add(bytes, start, end, reader, lent);
    this.copyLent();
    return { bytes: this.parts.at(-1)?.bytes ?? bytes, shift: this.#shift, isKept: true };
  }

  /** Like {@link add}, but keeps only the data of all parts after the first. */
  addData(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    if (this.parts.length === 0) return this.add(bytes, start, end, reader, lent);
    this.stripped = true;
    if (reader.framing === BY_LENGTH) this.#join(reader.dataBytes + reader.missing);
    const { ranges, rangeCount } = reader;
    for (let index = 0; index < rangeCount; index += 2) {
      const from = ranges[index] ?? 0;
      const to = ranges[index + 1] ?? 0;
      this.dataBytes += to - from;
      this.heldBytes += to - from;
      const last = this.#tail;
      const part = this.#partFor(to - from);
      if (part !== last) this.#unseen.push(part.bytes);
      bytes.copy(part.bytes, part.end, from, to);
      addRange(part, part.end, part.end + to - from);
      part.end += to - from;
    }
  }

  /**
   * Moves everything to one part with room for the rest, unless there is room: with a known length, a body takes its
   * length of memory, and not also that of copies. The length is what a client says, perhaps more than there is memory.
   */
  #join(rest: number): void {
    const last = this.#tail;
    if (last !== undefined && last.bytes.length - last.end >= rest) return;
    const bytes = wholeBodyMemory(this.heldBytes + rest);
    if (bytes === undefined) return;
    let end = 0;
    for (const part of this.parts) end += part.bytes.copy(bytes, end, part.start, part.end);
    this.#unseen.push(bytes);
    this.#tail = { bytes, start: 0, end, ranges: [0, end], rangeCount: 2 };
    this.#first.bytes = NOTHING;
    this.parts = [this.#tail];
  }

  #append(bytes: Buffer, start: number, end: number, { ranges, rangeCount }: BodyReader): void {
    const part = this.#partFor(end - start);
    const shift = part.end - start;
    this.#shift = shift;
    bytes.copy(part.bytes, part.end, start, end);
    part.end += end - start;
    for (let index = 0; index < rangeCount; index += 2) {
      addRange(part, (ranges[index] ?? 0) + shift, (ranges[index + 1] ?? 0) + shift);
    }
  }

  /**
   * A part with room for the given number of bytes; each new part is as large as all earlier ones together.
   */
  #partFor(length: number): Tail {
    const last = this.#tail;
    if (last !== undefined && last.bytes.length - last.end >= length) return last;
    const bytes = bodyMemory(Math.max(length, this.heldBytes));
    const part: Tail = { bytes, start: 0, end: 0, ranges: [], rangeCount: 0 };
    this.#tail = part;
    if (this.parts === this.#single) this.parts = [this.#first, part];
    else this.parts.push(part);
    return part;
  }

  /** Copies everything that belongs to the reader or is in borrowed memory. */
  copyLent(): void {
    if (!this.#borrowed) return;
    this.#borrowed = false;
    const first = this.#first;
    first.ranges = first.ranges.slice(0, first.rangeCount);
    if (!this.#lent) return;
    this.#shift = -first.start;
    own(first);
  }

  /** The collected data is given to others. */
  show(): void {
    this.#unseen = [];
  }

  /**
   * Clears, and frees the memory of data that nobody else has seen: a collection of garbage would do that too late for a
   * process that refuses bodies because its memory is full.
   */
  drop(): void {
    for (const bytes of this.#unseen) freeBodyMemory(bytes);
    this.clear();
  }

  clear(): void {
    if (this.parts.length === 0) return;
    this.#unseen = [];
    this.parts = NO_PARTS;
    this.dataBytes = 0;
    this.heldBytes = 0;
    this.stripped = false;
    this.#tail = undefined;
    this.#borrowed = false;
    this.#first.bytes = NOTHING;
  }

  /** Returns the data of the queue without framing. */
  data(): Buffer {
    const { parts } = this;
    const [first] = parts;
    if (first !== undefined && parts.length === 1 && first.rangeCount === 2)
      return rangeOf(first.bytes, first.ranges[0] ?? 0, first.ranges[1] ?? 0);
    const all = bodyMemory(this.dataBytes);
    let end = 0;
    this.tap((chunk) => {
      all.set(chunk, end);
      end += chunk.length;
    });
    return all;
  }

  /** Passes the data after the first `skipped` bytes to an observer. */
  tap(tap: BodyTap, skipped = 0): void {
    let left = skipped;
    for (const { bytes, ranges, rangeCount } of this.parts) {
      for (let index = 0; index < rangeCount; index += 2) {
        const start = ranges[index] ?? 0;
        const end = ranges[index + 1] ?? 0;
        if (start + left < end) tap(bytes.subarray(start + left, end));
        left = Math.max(left - (end - start), 0);
      }
    }
  }
}

/** Adds a range to a part, or extends its last range. */
function addRange(part: Tail, start: number, end: number): void {
  if (part.ranges.at(-1) === start) part.ranges.pop();
  else part.ranges.push(start);
  part.ranges.push(end);
  part.rangeCount = part.ranges.length;
}

/**
 * Copies a part's bytes out of borrowed memory. A long part gets a memory block of its own, because it may be
 * kept for long; a short part shares a block, because a block of its own would cost more than reading the
 * part.
 */
function own(part: BodyPart): void {
  const { start } = part;
  part.bytes = Buffer.from(part.bytes.subarray(start, part.end));
  part.ranges = part.ranges.map((position) => position - start);
  part.end -= start;
  part.start = 0;
}

/** Returns a range of bytes; the same object if the range includes all bytes. */
export function rangeOf(bytes: Buffer, start: number, end: number): Buffer {
  return start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end);
}

/** Combines two observers of a body; the first one gets the data before the second one. */
export function bothTaps(before: BodyTap | undefined, tap: BodyTap): BodyTap {
  if (before === undefined) return tap;
  return (chunk) => {
    before(chunk);
    tap(chunk);
  };
}

/** Passes data to an observer of a body. */
export function tapRanges(
  bytes: Buffer,
  ranges: readonly number[],
  count: number,
  tap: BodyTap,
): void {
  for (let index = 0; index < count; index += 2) {
    tap(bytes.subarray(ranges[index], ranges[index + 1]));
  }
}

/** The same bytes as a Buffer, without a copy. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
