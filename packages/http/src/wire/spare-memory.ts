import { MAX_SPARE_BUFFERS, READ_BUFFER_BYTES } from "../bounds.ts";

/** The minimum used part of a spare buffer, as a fraction; smaller copies get their own memory. */
const LEAST_USED = 4;

/** Memory that contains a copy until the copy is written; then the memory is reused. */
export interface Copy {
  readonly bytes: Uint8Array;
  /** Must be called when the copy is no longer needed, unless the copy is simply dropped. */
  readonly free: () => void;
}

/** The callback for memory that is never reused; it does nothing. */
export const FORGET = (): void => {};

/** A buffer for data that is read immediately. */
interface SpareBuffer {
  readonly memory: Buffer;
  readonly free: () => void;
}

/**
 * Reusable memory for copies of borrowed data. New memory for every copy would only be freed by the
 * next garbage collection: with large bodies that is 100 MiB, none of it in the CPU's caches.
 */
export class SpareMemory {
  readonly #spare: SpareBuffer[] = [];

  copy(lent: Uint8Array): Copy {
    const copy = this.#roomFor(lent.length);
    copy.bytes.set(lent);
    return copy;
  }

  /** Removes copies from the front of a list, as many as fit into one buffer, and joins them. */
  takeTogether(copies: Copy[]): Copy | undefined {
    const [first] = copies;
    let count = 0;
    let length = 0;
    for (const { bytes } of copies) {
      if (count > 0 && length + bytes.length > READ_BUFFER_BYTES) break;
      count += 1;
      length += bytes.length;
    }
    const taken = copies.splice(0, count);
    if (count < 2) return first;
    const all = this.#roomFor(length);
    let at = 0;
    for (const { bytes, free } of taken) {
      all.bytes.set(bytes, at);
      at += bytes.length;
      free();
    }
    return all;
  }

  /** Small copies would waste most of the memory, and large copies do not fit. */
  #roomFor(length: number): Copy {
    if (length * LEAST_USED < READ_BUFFER_BYTES || length > READ_BUFFER_BYTES) {
      return { bytes: Buffer.allocUnsafe(length), free: FORGET };
    }
    const spare = this.#spare.pop() ?? this.#make();
    return { bytes: spare.memory.subarray(0, length), free: spare.free };
  }

  #make(): SpareBuffer {
    const spare: SpareBuffer = {
      memory: Buffer.allocUnsafeSlow(READ_BUFFER_BYTES),
      free: () => {
        if (this.#spare.length < MAX_SPARE_BUFFERS) this.#spare.push(spare);
      },
    };
    return spare;
  }
}
