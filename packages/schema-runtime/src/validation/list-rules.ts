import { isFields } from "./fields.ts";

/**
 * The positions of two equal items of a list: the later one, then the earlier one; undefined if all
 * differ.
 */
export function repeatedItem(
  items: readonly unknown[],
): { readonly i: number; readonly j: number } | undefined {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const identity = JSON.stringify(item, inOrder) ?? "";
    const first = seen.get(identity);
    if (first !== undefined) return { i: index, j: first };
    seen.set(identity, index);
  }
  return undefined;
}

/** A replacer for JSON that ignores the order of properties. */
function inOrder(_name: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two items of a list agree in all of the keys. */
export function duplicateKey(items: readonly unknown[], keys: readonly string[]): boolean {
  const seen = new Set<string>();
  for (const item of items) {
    if (typeof item !== "object" || item === null) continue;
    const fields = new Map(Object.entries(item));
    const key = JSON.stringify(keys.map((name) => fields.get(name)));
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

/** Whether a number of an item is at most as large as the same number of the previous item. */
export function notIncreasing(items: readonly unknown[], name: string): boolean {
  const numbers = items.map((item) => (isFields(item) ? item[name] : undefined));
  return numbers.some((number, index) => {
    const before = numbers[index - 1];
    return typeof before === "number" && typeof number === "number" && number <= before;
  });
}

/** Whether an item before the last one leaves a property unset. */
export function omittedEarly(items: readonly unknown[], name: string): boolean {
  return items.slice(0, -1).some((item) => isFields(item) && !Object.hasOwn(item, name));
}

/** Whether two items of all lists with the given name agree in a key, even in different lists. */
export function duplicateAcross(
  items: readonly unknown[],
  { list, key }: { readonly list: string; readonly key: string },
): boolean {
  const all = items.flatMap((item) =>
    isFields(item) && Object.hasOwn(item, list) ? item[list] : [],
  );
  return duplicateKey(all, [key]);
}
