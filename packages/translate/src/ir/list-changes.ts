import { hash } from "node:crypto";

/** A list, as what differs from the previous one. */
export interface ListChange<Item> {
  /** How many items both lists begin with, and how many they end with. */
  readonly start: number;
  readonly end: number;
  /** The items between, as positions in the previous list; below 0 those of `added`, of which the first is -1. */
  readonly middle: readonly number[];
  readonly added: readonly Item[];
}

/** How many items two lists begin with that are the same objects, and how many they end with. */
export function equalEnds(
  before: readonly unknown[],
  after: readonly unknown[],
): Pick<ListChange<unknown>, "start" | "end"> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/**
 * Computes the difference between each list and the previous one. Objects that were in the previous list are known; any
 * other item is compared by its content with those that no longer are, so that the content of a kept object, or of a first
 * list, is never computed.
 */
export class ListSender {
  readonly #contentOf: ((item: object) => string) | undefined;
  #before: readonly object[] = [];

  /** @param contentOf a key of items that count as equal; unset: each object is an item of its own */
  constructor(contentOf?: (item: object) => string) {
    this.#contentOf = contentOf;
  }

  changeTo<Item extends object>(items: readonly Item[]): ListChange<Item> {
    const before = this.#before;
    this.#before = items;
    const { start, end } = equalEnds(before, items);
    const between = items.slice(start, items.length - end);
    const known = new Map<object, number>();
    for (const [at, item] of before.slice(start, before.length - end).entries())
      known.set(item, start + at);
    const gone = this.#goneFrom(between, known);
    const added: Item[] = [];
    const middle = between.map((item) => known.get(item) ?? gone(item) ?? -added.push(item));
    return { start, end, middle, added };
  }

  /** Finds the position of an equal item of the previous list that is not in the new one. */
  #goneFrom(
    items: readonly object[],
    before: ReadonlyMap<object, number>,
  ): (item: object) => number | undefined {
    const contentOf = this.#contentOf;
    if (contentOf === undefined || before.size === 0) return () => undefined;
    const kept = new Set(items);
    const gone = new Map(
      [...before].flatMap(([item, at]) => (kept.has(item) ? [] : [[contentOf(item), at]])),
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
  #before: readonly Item[] = [];

  receive({ start, end, middle, added }: ListChange<Item>): readonly Item[] {
    const before = this.#before;
    const between = middle.map((at) => {
      const item = at < 0 ? added[-1 - at] : before[at];
      if (item === undefined) throw new ReferenceError(`item ${at} has not been received`);
      return item;
    });
    if (start + end > before.length) throw new ReferenceError("a list has not been received");
    return (this.#before = before
      .slice(0, start)
      .concat(between, before.slice(before.length - end)));
  }
}
