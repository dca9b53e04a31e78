/** A map that never holds more than `capacity` entries: the least recently used one makes room. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;

  /** @param capacity entries; 0 keeps none. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#capacity) this.#dropOldest();
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key);
      return;
    }
  }
}
