/**
 * Maximum number of entries that are examined when a new entry needs room, to find an entry that is not held.
 */
const LOOKS = 64;

/** A map with at most `capacity` entries: a new entry evicts the least recently used one. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;
  readonly #dropped: (value: Value) => void;
  readonly #isHeld: (value: Value) => boolean;
  /** The key that was used last. */
  #newest: Key | undefined;

  /**
   * @param capacity the maximum number of entries; 0 keeps none. @param dropped is called with each
   * value that is replaced or evicted. @param isHeld whether a value must be kept for now, so that
   * the map may grow beyond its capacity
   */
  constructor(
    capacity: number,
    dropped: (value: Value) => void = () => {},
    isHeld: (value: Value) => boolean = () => false,
  ) {
    this.#capacity = capacity;
    this.#dropped = dropped;
    this.#isHeld = isHeld;
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
    if (this.#entries.size > this.#capacity) this.#shrink(key);
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

  /**
   * Drops the least recently used entries, except the new one. Entries that are held are not dropped, and
   * count as just used.
   */
  #shrink(added: Key): void {
    let looks = LOOKS;
    for (const [key, value] of this.#entries) {
      if (this.#entries.size <= this.#capacity || looks-- === 0) return;
      if (this.#isHeld(value) || (key === added && this.#capacity > 0)) this.#moveToEnd(key, value);
      else {
        this.#entries.delete(key);
        this.#dropped(value);
      }
    }
  }
}
