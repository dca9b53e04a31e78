import { KEPT_RESPONSE_OVERHEAD } from "../../../bounds.ts";
import type { KeptResponse } from "./kept-response.ts";
import type { ResponseStore } from "./response-store.ts";

interface Entry {
  readonly response: KeptResponse;
  /** When the entry expires, by the monotonic clock in milliseconds. */
  readonly until: number;
}

/** The limits for the cache of one worker. */
export interface MemoryBounds {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** Keeps responses in memory; the least recently used ones are removed first. */
export class MemoryStore implements ResponseStore {
  readonly #bounds: MemoryBounds;
  readonly #now: () => number;
  /** The entries in the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(bounds: MemoryBounds, now: () => number) {
    this.#bounds = bounds;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  find(key: string): KeptResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until > this.#now()) {
      this.#entries.set(key, entry);
      return entry.response;
    }
    this.#bytes -= sizeOf(entry);
    return undefined;
  }

  keep(key: string, response: KeptResponse, milliseconds: number): void {
    const entry = { response, until: this.#now() + milliseconds };
    const { maxEntries, maxBytes } = this.#bounds;
    this.#drop(key);
    if (sizeOf(entry) > maxBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) return;
      this.#drop(oldest);
    }
  }

  close(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}

function sizeOf({ response }: Entry): number {
  return response.body.length + KEPT_RESPONSE_OVERHEAD;
}
