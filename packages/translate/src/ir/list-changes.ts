import { hash } from "node:crypto";

/** A list without the items that the receiver has already got in the previous list. */
export interface ListChange<Item> {
  /** The numbers of all items of the list, in order. */
  readonly numbers: readonly number[];
  readonly added: ReadonlyMap<number, Item>;
}

/**
 * Computes the difference between each list and the previous one. Objects that were in the previous list are known; any
 * other item is compared by its content with those that no longer are, so that the content of a kept object, or of a first
 * list, is never computed.
 */
export class ListSender {
  readonly #contentOf: ((item: object) => string) | undefined;
  /** The numbers of the items of the previous list. */
  #numbers: ReadonlyMap<object, number> = new Map();
  #next = 0;

  /** @param contentOf a key of items that count as equal; unset: each object is an item of its own */
  constructor(contentOf?: (item: object) => string) {
    this.#contentOf = contentOf;
  }

  changeTo<Item extends object>(items: readonly Item[]): ListChange<Item> {
    const before = this.#numbers;
    const gone = this.#goneFrom(items);
    const numbers = new Map<object, number>();
    const added = new Map<number, Item>();
    const list = items.map((item) => {
      let number = numbers.get(item) ?? before.get(item) ?? gone(item);
      if (number === undefined) {
        number = this.#next++;
        added.set(number, item);
      }
      numbers.set(item, number);
      return number;
    });
    this.#numbers = numbers;
    return { numbers: list, added };
  }

  /** Finds the number of an equal item of the previous list that is not in the new one. */
  #goneFrom(items: readonly object[]): (item: object) => number | undefined {
    const before = this.#numbers;
    const contentOf = this.#contentOf;
    if (contentOf === undefined || before.size === 0) return () => undefined;
    const kept = new Set(items);
    const gone = new Map(
      [...before].flatMap(([item, number]) => (kept.has(item) ? [] : [[contentOf(item), number]])),
    );
    return (item) => (gone.size === 0 ? undefined : gone.get(contentOf(item)));
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
