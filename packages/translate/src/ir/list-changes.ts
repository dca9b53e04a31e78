import { hash } from "node:crypto";

/** A list without the items that the receiver has already got in the previous list. */
export interface ListChange<Item> {
  /** The numbers of all items of the list, in order. */
  readonly numbers: readonly number[];
  readonly added: ReadonlyMap<number, Item>;
}

/** Computes the difference between each list and the previous one; items with the same key count as equal. */
export class ListSender {
  readonly #keyOf: (item: object) => unknown;
  /** The numbers of the items of the previous list, by their keys. */
  #numbers = new Map<unknown, number>();
  #next = 0;

  constructor(keyOf: (item: object) => unknown) {
    this.#keyOf = keyOf;
  }

  changeTo<Item extends object>(items: readonly Item[]): ListChange<Item> {
    const before = this.#numbers;
    const numbers = new Map<unknown, number>();
    const added = new Map<number, Item>();
    const list = items.map((item) => {
      const key = this.#keyOf(item);
      const known = numbers.get(key) ?? before.get(key);
      const number = known ?? this.#next++;
      if (known === undefined) added.set(number, item);
      numbers.set(key, number);
      return number;
    });
    this.#numbers = numbers;
    return { numbers: list, added };
  }
}

/** Digests of objects, which may occur again in later lists. */
const DIGESTS = new WeakMap<object, string>();

/** The key of items that are equal if their contents are. */
export function contentOf(item: object): string {
  const known = DIGESTS.get(item);
  if (known !== undefined) return known;
  const digest = hash("sha256", JSON.stringify(item), "base64");
  DIGESTS.set(item, digest);
  return digest;
}

/** The key of items that are equal if they are the same object. */
export function itself(item: object): object {
  return item;
}

/** Builds lists from differences. Items that did not change stay the same objects. */
export class ListReceiver<Item> {
  #items: ReadonlyMap<number, Item> = new Map();

  receive({ numbers, added }: ListChange<Item>): readonly Item[] {
    const items = new Map<number, Item>();
    const list = numbers.map((number) => {
      const item = added.get(number) ?? this.#items.get(number);
      if (item === undefined) throw new ReferenceError(`item ${number} has not been received`);
      items.set(number, item);
      return item;
    });
    this.#items = items;
    return list;
  }
}
