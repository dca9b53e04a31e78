/**
 * A rule between the items of a list, or the values of a map; unset properties have their defaults.
 */
export type ItemRule =
  | Distinct
  | Alike
  /** At most one item has one of the given values in a property. */
  | { readonly atMostOne: string; readonly in: readonly unknown[] }
  /** In all items, the values of a property belong to the same group. */
  | { readonly together: string; readonly in: readonly (readonly unknown[])[] }
  /** The lists with the name `across` in all items together contain at most `atMost` items. */
  | { readonly atMost: number; readonly across: string };

/**
 * No two items agree in all of the `distinct` properties; items that do not set `having` are
 * ignored.
 */
interface Distinct {
  readonly distinct: readonly string[];
  readonly having?: string;
  /** The rule as text, for rules whose property names make no clear sentence. */
  readonly says?: string;
}

/**
 * Of the properties in `alike`, items with equal values of all properties in `by` set the same
 * ones.
 */
interface Alike {
  readonly alike: readonly string[];
  readonly by: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The position of the first item or value that breaks a rule; -1 if every item fulfils the rule.
 */
export function offendingItem(
  items: readonly unknown[] | Fields,
  rule: ItemRule & { readonly defaults: Fields },
): number {
  const fields = Object.values(items).map((item): Fields => ({
    ...rule.defaults,
    ...Object(item),
  }));
  if ("distinct" in rule) return repeatedItem(fields, rule);
  if ("alike" in rule) return unlikeItem(fields, rule);
  if ("atMostOne" in rule) {
    const isOne = (item: Fields): boolean => rule.in.includes(item[rule.atMostOne]);
    const first = fields.findIndex(isOne);
    return fields.findIndex((item, index) => index > first && isOne(item));
  }
  if ("together" in rule) {
    const groupOf = (item: Fields | undefined): number =>
      rule.in.findIndex((group) => group.includes(item?.[rule.together]));
    return fields.findIndex((item) => groupOf(item) !== groupOf(fields[0]));
  }
  let count = 0;
  return fields.findIndex((item) => {
    const list = item[rule.across];
    count += Array.isArray(list) ? list.length : 0;
    return count > rule.atMost;
  });
}

function repeatedItem(items: readonly Fields[], { distinct, having }: Distinct): number {
  const seen = new Set<string>();
  return items.findIndex((item) => {
    if (having !== undefined && item[having] === undefined) return false;
    const own = identity(item, distinct);
    return seen.has(own) || !seen.add(own);
  });
}

function unlikeItem(items: readonly Fields[], { alike, by }: Alike): number {
  const setIn = (item: Fields | undefined): string =>
    JSON.stringify(alike.map((name) => item?.[name] !== undefined));
  const firstOf = new Map<string, Fields>();
  return items.findIndex((item) => {
    const own = identity(item, by);
    const first = firstOf.get(own) ?? item;
    firstOf.set(own, first);
    return setIn(first) !== setIn(item);
  });
}

function identity(item: Fields, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => item[name]));
}
