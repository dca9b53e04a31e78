import fc from "fast-check";
import { characters } from "@edge-gateway/schema-runtime/validation/amounts";
import { meeting } from "./break-rule.ts";
import { consistent, consistentEntries } from "./build-list.ts";
import type { Site } from "./site.ts";
import { settled, without } from "./settle.ts";
import { isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type {
  Fields,
  ListShape,
  MapShape,
  ObjectShape,
  Shape,
  StringShape,
} from "@edge-gateway/schema-runtime/shape";

/** A valid value just at a limit, or one that meets the conditions of a rule. */
export interface Edge {
  /** The fault past the limit, or the sentence of the rule. */
  readonly goal: string;
  /** Makes the value; returns undefined if it finds no such value. */
  readonly make: () => unknown;
}

/** Longer strings, and larger lists and maps, are not built. */
export const LONGEST_BUILT = 2_000_000;
export const LARGEST_BUILT = 5000;

const SAMPLES = 20;
const SAMPLE_SEED = 1;
const FILLERS = ["a", "1", "A", "0", ".a", "/a"];
const DEEP = 8;

/** A value at each limit of a shape, and one for each rule of an object. */
export function edgeValues(shape: Shape, value: unknown, site: Site): readonly Edge[] {
  const at = resolveShape(shape, site.shapes);
  switch (at.kind) {
    case "string":
      return stringEdges(at, value);
    case "number":
      return [edge("too small", () => at.minimum), edge("too large", () => at.maximum)];
    case "intOrString":
      return at.branches.flatMap((branch) => edgeValues(branch, undefined, site));
    case "list":
      return [
        edge("too many items", () => fullList(at, at.maxItems, site)),
        edge("too few items", () => fullList(at, at.minItems, site)),
      ];
    case "map":
      return [
        edge("too many entries", () => fullMap(at, at.maxProperties, site)),
        edge("too few entries", () => fullMap(at, at.minProperties, site)),
      ];
    case "object":
      return isFields(value) ? ruleEdges(at, value, site) : [];
    default:
      return [];
  }
}

function edge(goal: string, make: Edge["make"]): Edge {
  return { goal, make };
}

function ruleEdges(shape: ObjectShape, value: Fields, site: Site): readonly Edge[] {
  return shape.rules.map((rule) => edge(rule.sentence, () => meeting(shape, rule, value, site)));
}

function stringEdges(shape: StringShape, value: unknown): readonly Edge[] {
  const start = shape.pattern === undefined && typeof value === "string" ? value : "";
  const { minLength, maxLength, minimumDuration, maximumDuration } = shape;
  const { minimumBytes, maximumBytes } = shape;
  return [
    edge("too long", () => textOf(shape, maxLength, start)),
    edge("too short", () => textOf(shape, minLength)),
    edge("duration", () => minimumDuration ?? maximumDuration),
    edge("size", () => minimumBytes?.toString()),
    edge("size", () => maximumBytes?.toString()),
  ];
}

const texts = new Map<string, string | undefined>();

/**
 * A string of the given length; undefined if no string was found that matches the pattern.
 * @param start the beginning of the string if there is no pattern
 */
export function textOf(
  { pattern: own, form, cel, minimumBytes, maximumBytes }: StringShape,
  length: number,
  start = "",
): string | undefined {
  const pattern = own ?? form;
  if (length > LONGEST_BUILT || cel !== undefined) return undefined;
  const size = minimumBytes ?? maximumBytes;
  if (size !== undefined) return sizeText(size, length);
  if (pattern === undefined) return start.padEnd(length, "x").slice(0, length);
  const key = `${length} ${pattern}`;
  if (!texts.has(key)) texts.set(key, filled(new RegExp(pattern, "u"), length));
  return texts.get(key);
}

/** A size with zeros before it, so that it has the given length. */
function sizeText(size: number, length: number): string | undefined {
  const text = `${size}`.padStart(length, "0");
  return text.length === length ? text : undefined;
}

function filled(pattern: RegExp, length: number): string | undefined {
  const samples = fc.sample(fc.stringMatching(pattern), { numRuns: SAMPLES, seed: SAMPLE_SEED });
  for (const sample of ["", ...samples].toSorted((left, right) => left.length - right.length)) {
    const found = stretched(sample, pattern, length);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A text of the given length, in which a part is repeated. */
function stretched(sample: string, pattern: RegExp, length: number): string | undefined {
  const lacking = length - characters(sample);
  if (lacking < 0) return undefined;
  for (let place = sample.length; place >= 0; place -= 1) {
    for (const filler of FILLERS) {
      const text = sample.slice(0, place) + "".padEnd(lacking, filler) + sample.slice(place);
      if (characters(text) === length && pattern.test(text)) return text;
    }
  }
  return undefined;
}

/** A list of the given number of items; undefined if not enough different items were found. */
function fullList(shape: ListShape, length: number, site: Site): readonly unknown[] | undefined {
  if (length > LARGEST_BUILT) return undefined;
  const inner = { ...site, depth: DEEP };
  if (mayRepeat(shape, site) && site.draw(fc.boolean)) {
    const item = complete(shape, site.build(shape.items, inner), inner);
    return Array.from({ length }, () => item);
  }
  const next = site.draw(fc.boolean)
    ? similarTo(shape, site.build(shape.items, inner), inner)
    : () => site.build(shape.items, inner);
  let items: readonly unknown[] = [];
  for (let tries = 0; tries < SAMPLES && items.length < length; tries += 1) {
    const more = Array.from({ length: length - items.length }, () =>
      complete(shape, next(), inner),
    );
    const fitting = [...items, ...more].filter((item) => item !== shape.lone || length === 1);
    items = consistent(shape, fitting);
  }
  return items.length === length ? items : undefined;
}

/**
 * Makes items that equal the given one, except for their keys. A rule of the document that excludes
 * a field in every item refuses nearly all long lists of independent items.
 */
function similarTo({ items, mapKeys }: ListShape, first: unknown, site: Site): () => unknown {
  const at = resolveShape(items, site.shapes);
  if (at.kind !== "object" || !isFields(first)) return () => site.build(items, site);
  const keys = at.fields.filter(({ name }) => mapKeys.includes(name));
  return () => ({
    ...first,
    ...Object.fromEntries(keys.map(({ name, shape }) => [name, site.build(shape, site)])),
  });
}

/** Whether a list may contain items that are equal after their defaults are filled in. */
function mayRepeat(shape: ListShape, site: Site): boolean {
  const { unique, uniqueAcross, itemRules = [] } = shape;
  if (unique !== "no" || uniqueAcross !== undefined) return false;
  return itemRules.every((rule) => !("distinct" in rule) || isAvoided(rule, shape, site));
}

/**
 * Whether a rule about different items ignores items without a certain property, and every item may
 * lack that property.
 */
function isAvoided({ having }: { readonly having?: string }, shape: ListShape, site: Site) {
  const at = resolveShape(shape.items, site.shapes);
  return (
    at.kind === "object" && at.fields.some(({ name, required }) => name === having && !required)
  );
}

/**
 * An item with the properties that all but the last item must have, or that must differ between
 * items.
 */
function complete(shape: ListShape, whole: unknown, site: Site): unknown {
  const { items, lastMayOmit, itemRules = [] } = shape;
  const at = resolveShape(items, site.shapes);
  if (at.kind !== "object" || !isFields(whole)) return whole;
  const telling = itemRules.filter((rule) => "distinct" in rule);
  const avoided = telling.filter((rule) => isAvoided(rule, shape, site));
  const item = without(
    whole,
    avoided.flatMap(({ having }) => having ?? []),
  );
  const names = [
    lastMayOmit,
    ...telling.filter((rule) => !avoided.includes(rule)).flatMap(({ distinct }) => distinct),
  ];
  const lacking = at.fields.filter(
    ({ name }) => names.includes(name) && !Object.hasOwn(item, name),
  );
  const added = lacking.map(({ name, shape: inner }) => [name, site.build(inner, site)]);
  return settled(at, { ...item, ...Object.fromEntries(added) }, site);
}

function fullMap(shape: MapShape, size: number, site: Site): Fields | undefined {
  if (size > LARGEST_BUILT) return undefined;
  const inner = { ...site, depth: DEEP };
  const areRelated = (shape.itemRules ?? []).length > 0;
  let entries = new Map<string, unknown>();
  for (let tries = 0; tries < SAMPLES * size && entries.size < size; tries += 1) {
    entries.set(String(site.build(shape.keys, inner)), site.build(shape.values, inner));
    if (areRelated) entries = new Map(Object.entries(consistentEntries(shape, [...entries])));
  }
  return entries.size === size ? Object.fromEntries(entries) : undefined;
}
