import { createHash } from "node:crypto";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { locked } from "./locked.ts";

/** State that all workers of a process share. */
export interface SharedState {
  /**
   * A few 64-bit integers under a name, initially zero, shared by every worker and configuration
   * that holds them; the last `release` frees them.
   * @throws RangeError when the memory is full
   */
  acquire(name: string): SharedCells;
}

export interface SharedCells {
  readonly values: BigInt64Array;
  release(): void;
}

/** Service key: the process's {@link SharedState}, as a thread sees it. */
export const SHARED_STATE = new ServiceKey<SharedState>("shared state");

/**
 * The indexes of the integers of an entry: the hash of its name, its number of holders, and its
 * values.
 */
const HASH = 0;
const HOLDERS = 1;
const VALUES = 2;
const VALUES_PER_ENTRY = 7;
/** The hash of an entry that no name has had yet; names have others. */
const NEVER_TAKEN = 0n;
const ENTRY = VALUES + VALUES_PER_ENTRY;

/**
 * Memory of the shared state, which {@link sharedState} reads and writes; each worker gets the memory when it
 * starts.
 */
export interface SharedMemory {
  readonly lock: SharedArrayBuffer;
  readonly entries: SharedArrayBuffer;
}

/** Creates shared memory for `capacity` names. */
export function createSharedMemory(capacity: number): SharedMemory {
  return {
    lock: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    entries: new SharedArrayBuffer(capacity * ENTRY * BigInt64Array.BYTES_PER_ELEMENT),
  };
}

/** Returns this thread's view of the shared memory. */
export function sharedState(memory: SharedMemory): SharedState {
  const lock = new Int32Array(memory.lock);
  const entries = new BigInt64Array(memory.entries);
  return {
    acquire(name) {
      const hash = hashOf(name);
      const start = locked(lock, 0, () => claim(entries, hash));
      if (start === undefined) throw new RangeError("all shared cells are taken");
      return cellsAt(memory, lock, entries, start);
    },
  };
}

function cellsAt(
  memory: SharedMemory,
  lock: Int32Array<SharedArrayBuffer>,
  entries: BigInt64Array<SharedArrayBuffer>,
  start: number,
): SharedCells {
  const offset = (start + VALUES) * BigInt64Array.BYTES_PER_ELEMENT;
  let held = true;
  return {
    values: new BigInt64Array(memory.entries, offset, VALUES_PER_ENTRY),
    release() {
      if (!held) return;
      held = false;
      locked(lock, 0, () => {
        entries[start + HOLDERS] = at(entries, start + HOLDERS) - 1n;
      });
    },
  };
}

/**
 * Claims the entry with this hash, or else a free entry; returns its index, or undefined if the memory is full. Entries
 * are searched from a place that the hash names on.
 */
function claim(entries: BigInt64Array, hash: bigint): number | undefined {
  const count = entries.length / ENTRY;
  const first = Number(BigInt.asUintN(32, hash)) % count;
  let free: number | undefined;
  for (let step = 0; step < count; step++) {
    const start = ((first + step) % count) * ENTRY;
    const holders = at(entries, start + HOLDERS);
    const known = at(entries, start + HASH);
    if (holders > 0n && known === hash) {
      entries[start + HOLDERS] = holders + 1n;
      return start;
    }
    if (holders === 0n) free ??= start;
    // An entry is taken behind others only while these are taken, and a released one keeps its hash.
    if (known === NEVER_TAKEN) break;
  }
  if (free === undefined) return undefined;
  entries.fill(0n, free, free + ENTRY);
  entries[free + HASH] = hash;
  entries[free + HOLDERS] = 1n;
  return free;
}

function hashOf(name: string): bigint {
  return createHash("sha256").update(name).digest().readBigInt64LE() || 1n;
}

function at(entries: BigInt64Array, index: number): bigint {
  return entries[index] ?? 0n;
}
