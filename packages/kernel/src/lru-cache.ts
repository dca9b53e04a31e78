/**
 * Maximum number of entries that are examined when a new entry needs room, to find an entry that is not held.
 */
const LOOKS = 64;

/** An entry, and those that were used before and after it. */
interface Entry<Key, Value> {
  readonly key: Key;
  value: Value;
  older: Entry<Key, Value> | undefined;
  newer: Entry<Key, Value> | undefined;
}

/**
 * A map with at most `capacity` entries: a new entry evicts the least recently used one. The order of use is a
 * list of its own. If entries were deleted and set again instead, V8 would copy the map again and again, and
 * keep each copy with the keys that the last look-ups had until it collects the old generation.
 */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Entry<Key, Value>>();
  readonly #capacity: number;
  readonly #dropped: (value: Value) => void;
  readonly #isHeld: (value: Value) => boolean;
  #oldest: Entry<Key, Value> | undefined;
  #newest: Entry<Key, Value> | undefined;

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
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry !== this.#newest) this.#moveToEnd(entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    const known = this.#entries.get(key);
    const entry = known ?? { key, value, older: undefined, newer: undefined };
    if (known === undefined) {
      this.#entries.set(key, entry);
      this.#append(entry);
    } else {
      const before = known.value;
      known.value = value;
      this.#moveToEnd(known);
      this.#dropped(before);
    }
    if (this.#entries.size > this.#capacity) this.#shrink(entry);
  }

  /** The values in the order of their use, the least recently used one first. */
  values(): readonly Value[] {
    const values: Value[] = [];
    for (let entry = this.#oldest; entry !== undefined; entry = entry.newer)
      values.push(entry.value);
    return values;
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry !== undefined) this.#remove(entry);
  }

  clear(): void {
    this.#entries.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
  }

  #moveToEnd(entry: Entry<Key, Value>): void {
    this.#unlink(entry);
    this.#append(entry);
  }

  #remove(entry: Entry<Key, Value>): void {
    this.#entries.delete(entry.key);
    this.#unlink(entry);
    // One that has become old is collected late, and would keep all that were used after it until then.
    entry.older = undefined;
    entry.newer = undefined;
  }

  #append(entry: Entry<Key, Value>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest === undefined) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<Key, Value>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }

  /**
   * Drops the least recently used entries, except the new one. Entries that are held are not dropped, and
   * count as just used.
   */
  #shrink(added: Entry<Key, Value>): void {
    for (let looks = LOOKS; looks > 0 && this.#entries.size > this.#capacity; looks -= 1) {
      const oldest = this.#oldest;
      if (oldest === undefined) return;
      const { value } = oldest;
      if (this.#isHeld(value) || (oldest === added && this.#capacity > 0)) this.#moveToEnd(oldest);
      else {
        this.#remove(oldest);
        this.#dropped(value);
      }
    }
  }
}
