import fc from "fast-check";
import { consistent } from "./build-list.ts";
import type { Site } from "./site.ts";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { ConditionShape, Shape } from "@edge-gateway/schema-runtime/shape";

/** How often a value is generated again until it passes the test. */
export const TRIES = 50;

/** A value that passes the test of a condition, or the given value if no such value was found. */
export function fitting(
  shape: Shape,
  { test, values }: ConditionShape,
  value: unknown,
  site: Site,
): unknown {
  const drawn = (fits: (value: unknown) => boolean): unknown => pick(shape, value, fits, site);
  switch (test) {
    case "unset":
      return undefined;
    case "in":
      return values.includes(value) ? value : site.draw(fc.constantFrom, ...values);
    case "notIn":
      return drawn((one) => one !== undefined && !values.includes(one));
    case "matches":
      return matching(shape, String(values[0]), value, site);
    case "notMatches": {
      const pattern = new RegExp(String(values[0]), "u");
      return drawn((one) => typeof one === "string" && !pattern.test(one));
    }
    case "has":
    case "lacks":
    case "atMostItems":
    case "moreItems":
      return fittingList(shape, { test, values }, value, site);
    default:
      return value ?? site.build(shape, site);
  }
}

/** A list with an item added or removed, or with more or fewer items. */
function fittingList(
  shape: Shape,
  { test, values: [first] }: Pick<ConditionShape, "test" | "values">,
  value: unknown,
  site: Site,
): readonly unknown[] {
  const at = resolveShape(shape, site.shapes);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (at.kind !== "list") return items;
  switch (test) {
    case "has":
      return items.includes(first) ? items : consistent(at, [...items, first]).slice(-at.maxItems);
    case "lacks":
      return withOthers(items, first, () => site.build(at.items, site));
    case "atMostItems":
      return items.slice(0, Number(first));
    default: {
      let more = items;
      for (let tries = 0; tries < TRIES && more.length <= Number(first); tries += 1)
        more = consistent(at, [...more, site.build(at.items, site)]);
      return more;
    }
  }
}

/** The list with other items instead of one. */
function withOthers(
  items: readonly unknown[],
  unwanted: unknown,
  draw: () => unknown,
): readonly unknown[] {
  const kept = items.filter((item) => item !== unwanted);
  for (let tries = 0; tries < TRIES && kept.length < items.length; tries += 1) {
    const other = draw();
    if (other !== unwanted && !kept.includes(other)) kept.push(other);
  }
  return kept;
}

function pick(
  shape: Shape,
  value: unknown,
  fits: (value: unknown) => boolean,
  site: Site,
): unknown {
  let current = value;
  for (let tries = 0; tries < TRIES && !fits(current); tries += 1)
    current = site.build(shape, site);
  return current;
}

/**
 * A text that matches a second pattern in addition to the pattern of its shape; either pattern can
 * be the narrower one.
 */
function matching(shape: Shape, pattern: string, value: unknown, site: Site): unknown {
  const own = resolveShape(shape, site.shapes);
  const bounds = own.kind === "string" ? [pattern, own.pattern, own.form] : [pattern];
  const patterns = bounds.map((bound = "") => new RegExp(bound, "u"));
  const fits = (text: unknown) =>
    typeof text === "string" && patterns.every((bound) => bound.test(text));
  let text = value;
  for (let tries = 0; tries < TRIES && !fits(text); tries += 1)
    text = tries % 2 === 0 ? site.draw(textOf, pattern) : site.build(own, site);
  return text;
}

const texts = new Map<string, fc.Arbitrary<string>>();

/** Keeps the arbitraries of patterns, which are slow to create. */
function textOf(pattern: string): fc.Arbitrary<string> {
  const kept = texts.get(pattern) ?? fc.stringMatching(new RegExp(pattern, "u"));
  texts.set(pattern, kept);
  return kept;
}
