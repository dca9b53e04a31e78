import { offendingItem } from "@edge-gateway/schema-runtime/validation/item-rules";
import { duplicateAcross } from "@edge-gateway/schema-runtime/validation/list-rules";
import { isFields } from "@edge-gateway/schema-runtime/shape";
import type {
  Fields,
  ItemRuleShape,
  ListShape,
  MapShape,
} from "@edge-gateway/schema-runtime/shape";

/** The entries of a map, without entries that conflict with earlier ones. */
export function consistentEntries(
  { itemRules = [] }: MapShape,
  entries: readonly (readonly [string, unknown])[],
): Fields {
  const kept = itemRules.reduce<readonly (readonly [string, unknown])[]>((some, rule) => {
    const values = withoutOffending(
      some.map(([, value]) => value),
      rule,
    );
    return some.filter(([, value]) => values.includes(value));
  }, entries);
  return Object.fromEntries(kept);
}

/** Drops items that exclude each other, and sorts items that must be sorted. */
export function consistent(shape: ListShape, items: readonly unknown[]): readonly unknown[] {
  const { lastMayOmit, increasing, uniqueAcross, itemRules = [] } = shape;
  const once = itemRules.reduce(withoutOffending, distinct(shape, items));
  if (increasing !== undefined) return once.toSorted(byNumber(increasing));
  const kept =
    lastMayOmit === undefined
      ? once
      : once.filter(
          (item, index) => index === once.length - 1 || Object.hasOwn(Object(item), lastMayOmit),
        );
  return uniqueAcross !== undefined && duplicateAcross(kept, uniqueAcross)
    ? kept.slice(0, 1)
    : kept;
}

function withoutOffending(items: readonly unknown[], rule: ItemRuleShape): readonly unknown[] {
  const offending = offendingItem(items, rule);
  return offending < 0 ? items : withoutOffending(items.toSpliced(offending, 1), rule);
}

function byNumber(name: string): (left: unknown, right: unknown) => number {
  const number = (item: unknown): number => (isFields(item) ? Number(item[name]) : 0);
  return (left, right) => number(left) - number(right);
}

/** Drops items that an earlier item of the list excludes. */
export function distinct(
  { unique, mapKeys }: ListShape,
  items: readonly unknown[],
): readonly unknown[] {
  if (unique === "no") return items;
  const seen = new Set<string>();
  return items.filter((item) => {
    const fields = new Map(Object.entries(Object(item)));
    const key = JSON.stringify(unique === "set" ? item : mapKeys.map((name) => fields.get(name)));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
