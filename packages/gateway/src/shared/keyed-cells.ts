import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { locked } from "./locked.ts";

/** Two 64-bit integers per key, shared by all workers. */
export interface KeyedState {
  /**
   * Runs an action with a key's integers, initially zero, under a lock over all keys. The least
   * recently used key is evicted for a new one.
   * @param hash of the key
   */
  use<Result>(hash: bigint, action: (cells: BigInt64Array) => Result): Result;
}

/** Service key: the process's {@link KeyedState}, as a thread sees it. */
export const KEYED_STATE = new ServiceKey<KeyedState>("keyed state");

/**
 * The memory of {@link keyedState}; each worker gets the memory when it starts. All zeros is a valid initial
 * state.
 */
export interface KeyedMemory {
  readonly control: SharedArrayBuffer;
  readonly heads: SharedArrayBuffer;
  readonly links: SharedArrayBuffer;
  readonly hashes: SharedArrayBuffer;
  readonly values: SharedArrayBuffer;
}

/** Indexes of the integers in `control`. */
const LOCK = 0;
const USED = 1;
const NEWEST = 2;
const OLDEST = 3;
const CONTROLS = 4;

/**
 * Links of an entry: to the next in its hash chain, and to its neighbours in the list by last use.
 * Entries count from 1; 0 means none.
 */
const CHAIN = 0;
const NEWER = 1;
const OLDER = 2;
const LINKS = 3;

const VALUES = 2;

/** Creates memory for `capacity` keys; the operating system allocates its pages on first use. */
export function createKeyedMemory(capacity: number): KeyedMemory {
  const of = (integers: number, bytes: number): SharedArrayBuffer =>
    new SharedArrayBuffer(integers * bytes);
  const { BYTES_PER_ELEMENT: short } = Int32Array;
  const { BYTES_PER_ELEMENT: long } = BigInt64Array;
  return {
    control: of(CONTROLS, short),
    heads: of(2 ** Math.ceil(Math.log2(capacity)), short),
    links: of((capacity + 1) * LINKS, short),
    hashes: of(capacity + 1, long),
    values: of((capacity + 1) * VALUES, long),
  };
}

/**
 * Returns this thread's view of the memory.
 * @param evicted is called for each evicted key
 */
export function keyedState(memory: KeyedMemory, evicted: () => void): KeyedState {
  const table = new KeyedTable(memory);
  return {
    use: (hash, action) =>
      locked(table.control, LOCK, () => {
        const { entry, madeRoom } = table.entryOf(hash);
        if (madeRoom) evicted();
        return action(table.valuesOf(entry));
      }),
  };
}

/** A hash table with chaining, whose entries also form a list by last use. */
class KeyedTable {
  readonly control: Int32Array<SharedArrayBuffer>;
  readonly #heads: Int32Array;
  readonly #links: Int32Array;
  readonly #hashes: BigInt64Array;
  readonly #values: SharedArrayBuffer;

  constructor({ control, heads, links, hashes, values }: KeyedMemory) {
    this.control = new Int32Array(control);
    this.#heads = new Int32Array(heads);
    this.#links = new Int32Array(links);
    this.#hashes = new BigInt64Array(hashes);
    this.#values = values;
  }

  /** Returns a key's entry and makes it the most recently used entry. */
  entryOf(hash: bigint): { readonly entry: number; readonly madeRoom: boolean } {
    const known = this.#find(hash);
    if (known !== 0) {
      this.#unlink(known);
      this.#linkNewest(known);
      return { entry: known, madeRoom: false };
    }
    const isFull = this.#controlAt(USED) === this.#hashes.length - 1;
    const entry = isFull ? this.#evict() : this.#controlAt(USED) + 1;
    if (!isFull) this.control[USED] = entry;
    this.#hashes[entry] = hash;
    this.valuesOf(entry).fill(0n);
    const head = this.#headOf(hash);
    this.#setLink(entry, CHAIN, this.#heads[head] ?? 0);
    this.#heads[head] = entry;
    this.#linkNewest(entry);
    return { entry, madeRoom: isFull };
  }

  valuesOf(entry: number): BigInt64Array {
    const offset = entry * VALUES * BigInt64Array.BYTES_PER_ELEMENT;
    return new BigInt64Array(this.#values, offset, VALUES);
  }

  #find(hash: bigint): number {
    let entry = this.#heads[this.#headOf(hash)] ?? 0;
    while (entry !== 0 && this.#hashes[entry] !== hash) entry = this.#link(entry, CHAIN);
    return entry;
  }

  /** Removes the oldest entry from its chain and the list. */
  #evict(): number {
    const oldest = this.#controlAt(OLDEST);
    this.#unlink(oldest);
    const head = this.#headOf(this.#hashes[oldest] ?? 0n);
    const next = this.#link(oldest, CHAIN);
    let before = this.#heads[head] ?? 0;
    if (before === oldest) {
      this.#heads[head] = next;
      return oldest;
    }
    while (this.#link(before, CHAIN) !== oldest) before = this.#link(before, CHAIN);
    this.#setLink(before, CHAIN, next);
    return oldest;
  }

  #linkNewest(entry: number): void {
    const newest = this.#controlAt(NEWEST);
    this.#setLink(entry, NEWER, 0);
    this.#setLink(entry, OLDER, newest);
    if (newest === 0) this.control[OLDEST] = entry;
    else this.#setLink(newest, NEWER, entry);
    this.control[NEWEST] = entry;
  }

  #unlink(entry: number): void {
    const [newer, older] = [this.#link(entry, NEWER), this.#link(entry, OLDER)];
    if (newer === 0) this.control[NEWEST] = older;
    else this.#setLink(newer, OLDER, older);
    if (older === 0) this.control[OLDEST] = newer;
    else this.#setLink(older, NEWER, newer);
  }

  #headOf(hash: bigint): number {
    return Number(hash & BigInt(this.#heads.length - 1));
  }

  #controlAt(place: number): number {
    return this.control[place] ?? 0;
  }

  #link(entry: number, which: number): number {
    return this.#links[entry * LINKS + which] ?? 0;
  }

  #setLink(entry: number, which: number, to: number): void {
    this.#links[entry * LINKS + which] = to;
  }
}
