import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";

const SIZE: number = DEFAULTS.engineBounds.readBufferSize;
const MOST_SPARE: number = DEFAULTS.engineBounds.maxSpareBuffers;

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
  readonly memory = Buffer.allocUnsafeSlow(SIZE);
  readonly free = (): void => {
    if (SPARE.length < MOST_SPARE) SPARE.push(this);
  };
}

const SPARE: SpareBuffer[] = [];

/**
 * Copies what has to outlast the memory that it is lent in. New memory for every read is given back only
 * when the heap is next collected: with large bodies that is 100 MiB, none of which is warm.
 */
export function copyOfLent(bytes: Uint8Array): Copy {
  // What is small would keep much more memory than it needs while it waits.
  if (bytes.length * 2 < SIZE || bytes.length > SIZE) return copyOnce(bytes);
  const spare = SPARE.pop() ?? new SpareBuffer();
  spare.memory.set(bytes);
  return { bytes: spare.memory.subarray(0, bytes.length), free: spare.free };
}

/** Copies into memory of its own. */
function copyOnce(bytes: Uint8Array): Copy {
  return { bytes: Buffer.from(bytes), free: FORGET };
}
