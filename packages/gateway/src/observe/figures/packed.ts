/** Bits of a number in one byte; the highest bit says that more bytes follow. */
const NUMBER_BITS = 128;
/** The lower bits of an entry are the place in the row, the upper bits a small value. */
const PLACES = 32;
/** The value of the upper bits that says that the rest of the value follows. */
const LARGE = 7;
const FIRST_ROOM = 256;

/**
 * Writes numbers in as few bytes as they need: most counts of a step of time are zero, and most others are
 * small.
 */
export class PackedWriter {
  #bytes = new Uint8Array(FIRST_ROOM);
  #length = 0;

  /** @param value an integer from 0 */
  number(value: number): void {
    let rest = value;
    while (rest >= NUMBER_BITS) {
      this.#byte((rest % NUMBER_BITS) + NUMBER_BITS);
      rest = Math.floor(rest / NUMBER_BITS);
    }
    this.#byte(rest);
  }

  /** @param row at most 32 integers from 0 */
  row(row: Float64Array): void {
    this.number(row.reduce((count, value) => (value === 0 ? count : count + 1), 0));
    for (const [place, value] of row.entries()) {
      if (value === 0) continue;
      this.#byte(place + Math.min(value, LARGE) * PLACES);
      if (value >= LARGE) this.number(value - LARGE);
    }
  }

  /** Returns what was written, and begins again. */
  end(): Uint8Array {
    const written = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return written;
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = value;
  }
}

/** Reads what {@link PackedWriter} wrote, in the same order. */
export class PackedReader {
  readonly #bytes: Uint8Array;
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.#bytes[this.#next++] ?? 0;
      if (byte < NUMBER_BITS) return value + byte * unit;
      value += (byte - NUMBER_BITS) * unit;
      unit *= NUMBER_BITS;
    }
  }

  /** Reads a row, and adds it to another one; undefined skips it. */
  row(sum: Float64Array | undefined): void {
    for (let left = this.number(); left > 0; left--) {
      const entry = this.#bytes[this.#next++] ?? 0;
      const small = Math.floor(entry / PLACES);
      const value = small === LARGE ? LARGE + this.number() : small;
      if (sum !== undefined) addAt(sum, entry % PLACES, value);
    }
  }
}

/** Adds to a number of a row. */
export function addAt(row: Float64Array, place: number, amount: number): void {
  row[place] = (row[place] ?? 0) + amount;
}
