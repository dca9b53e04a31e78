/** A map with at most `capacity` entries: a new entry evicts the least recently used one. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;
  readonly #dropped: (value: Value) => void;
  /** The key that was used last. */
  #newest: Key | undefined;

  /**
   * @param capacity the maximum number of entries; 0 keeps none. @param dropped is called with each
   * value that is replaced or evicted
   */
  constructor(capacity: number, dropped: (value: Value) => void = () => {}) {
    this.#capacity = capacity;
    this.#dropped = dropped;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // The entry is moved only if necessary, because moving costs several times as much as the lookup.
    if (key !== this.#newest) this.#moveToEnd(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    const before = this.#entries.get(key);
    this.#moveToEnd(key, value);
    if (before !== undefined) this.#dropped(before);
    if (this.#entries.size > this.#capacity) this.#dropOldest();
  }

  values(): readonly Value[] {
    return [...this.#entries.values()];
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #moveToEnd(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#newest = key;
  }

  #dropOldest(): void {
    for (const [key, value] of this.#entries) {
      this.#entries.delete(key);
      this.#dropped(value);
      return;
    }
  }
}
