import type { BodyReader } from "./codec/body-reader.ts";
import type { BodyTap } from "./stream.ts";

/** Bytes of a body as they came, and where in them its data lies: pairs of start and end. */
export interface BodyPart {
  bytes: Buffer;
  start: number;
  end: number;
  ranges: readonly number[];
  rangeCount: number;
}

const NOTHING = Buffer.alloc(0);
const NO_PARTS: BodyPart[] = [];

/** A body, or its beginning, that has arrived and waits; to keep one part only costs no memory. */
export class BodyQueue {
  parts = NO_PARTS;
  /** Data bytes of all parts. */
  dataBytes = 0;
  readonly #first: BodyPart = { bytes: NOTHING, start: 0, end: 0, ranges: [], rangeCount: 0 };
  /** The list of a body in one part, which most are. */
  readonly #single = [this.#first];
  /** Whether the ranges of the first part are still those of the reader, and its bytes lent. */
  #borrowed = false;
  #lent = false;

  /**
   * Keeps what the reader has just read; {@link settle} must be called before it reads again, and
   * before lent bytes are used again.
   */
  add(bytes: Buffer, start: number, end: number, reader: BodyReader, lent: boolean): void {
    this.dataBytes += reader.dataBytes;
    const { ranges, rangeCount } = reader;
    if (this.parts.length > 0) {
      const part = { bytes, start, end, ranges: ranges.slice(0, rangeCount), rangeCount };
      if (lent) own(part);
      if (this.parts === this.#single) this.parts = [this.#first, part];
      else this.parts.push(part);
      return;
    }
    const first = this.#first;
    first.bytes = bytes;
    first.start = start;
    first.end = end;
    first.ranges = ranges;
    first.rangeCount = rangeCount;
    this.#borrowed = true;
    this.#lent = lent;
    this.parts = this.#single;
  }

  /** Makes the queue independent of the reader and of lent memory. */
  settle(): void {
    if (!this.#borrowed) return;
    this.#borrowed = false;
    const first = this.#first;
    first.ranges = first.ranges.slice(0, first.rangeCount);
    if (this.#lent) own(first);
  }

  clear(): void {
    if (this.parts.length === 0) return;
    this.parts = NO_PARTS;
    this.dataBytes = 0;
    this.#borrowed = false;
    this.#first.bytes = NOTHING;
  }

  /** The data without its framing. */
  data(): Buffer {
    const pieces: Buffer[] = [];
    this.tap((chunk) => pieces.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)));
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
  }

  /** Shows the data of all parts from number `first` on. */
  tap(tap: BodyTap, first = 0): void {
    for (let index = first; index < this.parts.length; index++) {
      const part = this.parts[index];
      if (part !== undefined) tapRanges(part.bytes, part.ranges, part.rangeCount, tap);
    }
  }
}

/** Copies the bytes of a part out of lent memory. */
function own(part: BodyPart): void {
  const { start } = part;
  part.bytes = Buffer.from(part.bytes.subarray(start, part.end));
  part.ranges = part.ranges.map((position) => position - start);
  part.end -= start;
  part.start = 0;
}

/** Shows data to a tap. */
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
