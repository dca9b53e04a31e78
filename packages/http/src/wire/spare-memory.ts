import { MAX_SPARE_BUFFERS, READ_BUFFER_BYTES } from "../bounds.ts";

/** At least one of that many bytes of a spare buffer is used; smaller copies get memory of their own. */
const LEAST_USED = 4;

/** Memory that holds a copy until that is written, and another one afterwards. */
export interface Copy {
  readonly bytes: Uint8Array;
  /** Called once nobody needs the copy any more; never, where it is simply forgotten. */
  readonly free: () => void;
}

/** For memory that nobody uses again. */
export const FORGET = (): void => {};

/** A buffer for whatever is read at once. */
interface SpareBuffer {
  readonly memory: Buffer;
  readonly free: () => void;
}

/**
 * Copies of what has to outlast the memory that it is lent in. New memory for every copy is given back only
 * when the heap is next collected: with large bodies that is 100 MiB, none of which is in a cache of the CPU.
 */
export class SpareMemory {
  readonly #spare: SpareBuffer[] = [];

  copy(lent: Uint8Array): Copy {
    const copy = this.#roomFor(lent.length);
    copy.bytes.set(lent);
    return copy;
  }

  /** Removes copies from the front of a list, as many as fit into one buffer, and makes one of them. */
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

  /** Small copies would keep much more memory than they need while they wait; large ones do not fit. */
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
