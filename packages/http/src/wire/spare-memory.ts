import { MAX_SPARE_BUFFERS, READ_BUFFER_BYTES } from "../bounds.ts";

/** Of a spare buffer at least one in so many bytes is used. */
const LEAST_USED = 4;

/** Memory that holds a copy until that is written, and another one afterwards. */
export interface Copy {
  readonly bytes: Uint8Array;
  /** Called once nobody needs the copy any more; never, where it is simply forgotten. */
  readonly free: () => void;
}

/** For memory that nobody uses again. */
export const FORGET = (): void => {};

/** Room for whatever is read at once. */
class SpareBuffer {
  readonly memory = Buffer.allocUnsafeSlow(READ_BUFFER_BYTES);
  readonly free = (): void => {
    if (SPARE.length < MAX_SPARE_BUFFERS) SPARE.push(this);
  };
}

const SPARE: SpareBuffer[] = [];

/**
 * Copies what has to outlast the memory that it is lent in. New memory for every read is given back only
 * when the heap is next collected: with large bodies that is 100 MiB, none of which is warm.
 */
export function copyOfLent(lent: Uint8Array): Copy {
  const copy = roomFor(lent.length);
  copy.bytes.set(lent);
  return copy;
}

/** Removes copies from the front of a list, as many as fit into one piece of memory, and makes one of them. */
export function takeTogether(copies: Copy[]): Copy | undefined {
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
  const all = roomFor(length);
  let at = 0;
  for (const { bytes, free } of taken) {
    all.bytes.set(bytes, at);
    at += bytes.length;
    free();
  }
  return all;
}

/** Memory of its own for what is small, which would keep much more than it needs while it waits, or too large. */
function roomFor(length: number): Copy {
  if (length * LEAST_USED < READ_BUFFER_BYTES || length > READ_BUFFER_BYTES) {
    return { bytes: Buffer.allocUnsafe(length), free: FORGET };
  }
  const spare = SPARE.pop() ?? new SpareBuffer();
  return { bytes: spare.memory.subarray(0, length), free: spare.free };
}
