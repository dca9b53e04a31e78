import { readFileSync } from "node:fs";
import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";
import { controlGroupLimits } from "@edge-gateway/kernel/process/control-group";
import { MEASURED_MEMORY_BYTES } from "../bounds.ts";

const KIBIBYTE = 1024;
const PERCENT = 100;

/** How much memory the process may use. */
export interface MemoryBound {
  readonly bytes: number;
  /** Measures the bytes in use; 0 if the system does not say it, for example without a free file descriptor. */
  readonly inUse: () => number;
}

/**
 * The bound of the settings, or else a share of what the container may use, if that is limited. Pages of files do not count
 * for the latter: the system takes them away before it kills a process.
 */
export function memoryBound(
  { maxMemory, maxMemoryShare }: OverloadSettings,
  limit = controlGroupLimits().memory,
): MemoryBound | undefined {
  if (maxMemory !== undefined) return { bytes: maxMemory, inUse: residentBytes };
  if (limit === undefined) return undefined;
  return { bytes: Math.floor((limit * maxMemoryShare) / PERCENT), inUse: ownBytes };
}

/** What an integer that threads share can hold. */
const CELL_RANGE = 2 ** 31 - 1;

/** Creates the shared memory of {@link MemoryRoom}; each thread gets the memory when it starts. */
export function createMemoryRoom(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** How many bytes all threads may still use: each one measures, and counts what it buffers until the next measurement. */
export class MemoryRoom {
  readonly #room: Int32Array;
  readonly #bound: MemoryBound;
  /** Bytes that this thread has counted since it measured. */
  #counted = 0;

  constructor(memory: SharedArrayBuffer, bound: MemoryBound) {
    this.#room = new Int32Array(memory);
    this.#bound = bound;
    this.measure();
  }

  /** Measures the memory in use. */
  measure(): void {
    this.#counted = 0;
    const room = this.#bound.bytes - this.#bound.inUse();
    Atomics.store(this.#room, 0, Math.max(0, Math.min(room, CELL_RANGE)));
  }

  /** Counts bytes that were buffered, and returns whether there was room for them. */
  take(bytes: number): boolean {
    Atomics.sub(this.#room, 0, bytes);
    this.#counted += bytes;
    if (this.isFull || this.#counted >= MEASURED_MEMORY_BYTES) this.measure();
    return !this.isFull;
  }

  /** Whether too much memory is in use. */
  get isFull(): boolean {
    return Atomics.load(this.#room, 0) <= 0;
  }
}

function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

/** The resident set without pages of files (proc(5), RssAnon). */
function ownBytes(): number {
  try {
    const status = readFileSync("/proc/self/status", "latin1");
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) * KIBIBYTE;
  } catch {
    return 0;
  }
}
