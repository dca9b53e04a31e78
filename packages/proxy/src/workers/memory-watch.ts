import { every, type Failed } from "@edge-gateway/kernel/process/callbacks";
import { collectGarbage } from "@edge-gateway/kernel/process/collect-garbage";
import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";
import { MemoryRoom, memoryBound } from "@edge-gateway/gateway/shared/memory-room";
import {
  MEMORY_RELEASE_INTERVAL,
  MEMORY_RELEASE_LONGEST_INTERVAL,
  MEMORY_WATCH_INTERVAL,
} from "../bounds.ts";

/** The room of a thread in the memory that all threads share; undefined: memory has no bound. */
export function roomOf(
  overload: OverloadSettings,
  memory: SharedArrayBuffer,
): MemoryRoom | undefined {
  const bound = memoryBound(overload);
  return bound && new MemoryRoom(memory, bound);
}

/**
 * Measures the memory in use at intervals, in each thread, and collects the garbage of the thread while too much is in use.
 * V8 collects while a program allocates: a gateway that refuses requests would never have more room.
 */
export class MemoryWatch {
  readonly room: MemoryRoom | undefined;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout | undefined;
  #next = -Infinity;
  /** Milliseconds to the next collection: those that do not help become rare. */
  #pause = MEMORY_RELEASE_INTERVAL;

  /**
   * @param room undefined: there is nothing to watch
   * @param now a monotonic clock in milliseconds
   * @param failed is called with the exception of a failed check
   */
  constructor(room: MemoryRoom | undefined, now: () => number, failed: Failed) {
    this.room = room;
    this.#now = now;
    if (room !== undefined)
      this.#timer = every(MEMORY_WATCH_INTERVAL, () => this.#check(room), failed);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(room: MemoryRoom): void {
    room.measure();
    if (!room.isFull) {
      this.#pause = MEMORY_RELEASE_INTERVAL;
      return;
    }
    const now = this.#now();
    if (now < this.#next) return;
    this.#next = now + this.#pause;
    this.#pause = Math.min(2 * this.#pause, MEMORY_RELEASE_LONGEST_INTERVAL);
    collectGarbage();
  }
}
