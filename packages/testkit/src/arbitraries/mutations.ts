import fc from "fast-check";
import { brokenRule } from "@edge-gateway/schema-runtime/validation/conditions";
import { breakingItems } from "./break-items.ts";
import { breaking } from "./break-rule.ts";
import { build } from "./build.ts";
import { drawOne } from "./site.ts";
import type { Site } from "./site.ts";
import { countHolds, without } from "./settle.ts";
import { isFields, jsonTypeOf, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type {
  CountShape,
  Fields,
  ListShape,
  MapShape,
  ObjectShape,
  Shape,
  StringShape,
} from "@edge-gateway/schema-runtime/shape";

/** A value with exactly one fault, which replaces a valid one. */
export interface Wrong {
  readonly value: unknown;
  /** The place of the fault, below the place of the value. */
  readonly below: readonly string[];
  /** The change in words, such as `too long` or `unknown key`. */
  readonly mutation: string;
  /** The broken rule, as its sentence, or else the change. */
  readonly goal: string;
}

const LONGEST_TEXT = 2_000_000;
const LARGEST_LIST = 5000;
const UNKNOWN_KEYS = ["unknownKey", "constructor", "toString"];

/**
 * Every fault that a value can have itself, without the faults of values inside it.
 * @param wants whether to break the rule with the given sentence: breaking a rule costs more than
 * making other faults
 */
export function wrongValues(
  shape: Shape,
  value: unknown,
  site: Site,
  wants: (sentence: string) => boolean = () => true,
): readonly Wrong[] {
  const resolved = resolveShape(shape, site.shapes);
  const typed = wrongType(resolved, site);
  switch (resolved.kind) {
    case "string":
      return [...typed, ...wrongStrings(resolved)];
    case "number":
      return [
        ...typed,
        ...(resolved.minimum === undefined ? [] : [here(resolved.minimum - 1, "too small")]),
        ...(resolved.maximum === undefined ? [] : [here(resolved.maximum + 1, "too large")]),
      ];
    case "enum":
      return [
        ...typed,
        ...(resolved.values.every((item) => typeof item === "string")
          ? [here("NoSuchValue", "unknown value")]
          : []),
      ];
    case "intOrString":
      return [...typed, ...resolved.branches.flatMap((branch) => ownFaults(branch, site))];
    case "union":
      return [...typed, ...(resolved.by === undefined ? [] : [unknownTag(resolved.by, value)])];
    case "list":
      return [...typed, ...wrongLists(resolved, value, site, wants)];
    case "map":
      return [...typed, ...wrongMaps(resolved, value, site, wants)];
    case "object":
      return [...typed, ...(isFields(value) ? wrongObjects(resolved, value, site, wants) : [])];
    default:
      return typed;
  }
}

function here(value: unknown, mutation: string, goal = mutation): Wrong {
  return { value, below: [], mutation, goal };
}

/** The faults of a branch that keep the JSON type of the value. */
function ownFaults(branch: Shape, site: Site): readonly Wrong[] {
  return wrongValues(branch, undefined, site).filter(({ mutation }) => mutation !== "wrong type");
}

/** One value of each JSON type, created each time: fast-check marks the objects of a document. */
function valuesOfAllTypes(): readonly unknown[] {
  return [true, 7, 0.5, "text", [], {}, null];
}

function wrongType(shape: Shape, site: Site): readonly Wrong[] {
  const types = jsonTypesOf(shape, site);
  const wrong = valuesOfAllTypes().filter((candidate) => {
    const type = jsonTypeOf(candidate);
    return !types.includes(type) && !(type === "integer" && types.includes("number"));
  });
  return wrong.length === 0 ? [] : [here(drawOne(site.draw, wrong), "wrong type")];
}

function jsonTypesOf(shape: Shape, site: Site): readonly string[] {
  const resolved = resolveShape(shape, site.shapes);
  switch (resolved.kind) {
    case "number":
      return [resolved.integer ? "integer" : "number"];
    case "enum":
      return resolved.values.map(jsonTypeOf);
    case "intOrString":
      return ["integer", "string"];
    case "union":
      return resolved.branches.flatMap((branch) => jsonTypesOf(branch.shape, site));
    case "list":
      return ["array"];
    case "map":
      return ["object"];
    case "json":
      return ["null", "boolean", "integer", "number", "string", "array", "object"];
    default:
      return [resolved.kind];
  }
}

function wrongStrings(shape: StringShape): readonly Wrong[] {
  const { minLength, maxLength, pattern, minimumDuration, maximumDuration } = shape;
  const { minimumBytes, maximumBytes } = shape;
  const matcher = new RegExp(pattern ?? "^", "u");
  const strange = ["\u0000", "!!", "**", " x ", "!".repeat(minLength)].find(
    (text) => text.length >= minLength && !matcher.test(text),
  );
  return [
    ...(maxLength < LONGEST_TEXT ? [here("x".repeat(maxLength + 1), "too long")] : []),
    ...(minLength > 0 ? [here("x".repeat(minLength - 1), "too short")] : []),
    ...(strange === undefined ? [] : [here(strange, "pattern")]),
    ...(minimumDuration === undefined ? [] : [here("0s", "duration")]),
    ...(maximumDuration === undefined ? [] : [here("99999h", "duration")]),
    ...(minimumBytes === undefined ? [] : [here(`${minimumBytes - 1}`, "size")]),
    ...(maximumBytes === undefined ? [] : [here(`${maximumBytes + 1}`, "size")]),
  ];
}

function unknownTag(by: string, value: unknown): Wrong {
  return {
    value: { ...Object(value), [by]: "unknownTag" },
    below: [by],
    mutation: "unknown value",
    goal: "unknown value",
  };
}

function wrongLists(
  shape: ListShape,
  value: unknown,
  site: Site,
  wants: (sentence: string) => boolean,
): readonly Wrong[] {
  const items = Array.isArray(value) ? value : [];
  const filler = items[0] ?? build(shape.items, site);
  return [
    ...(shape.maxItems <= LARGEST_LIST
      ? [
          here(
            Array.from({ length: shape.maxItems + 1 }, () => filler),
            "too many items",
          ),
        ]
      : []),
    ...(shape.minItems > 0 ? [here(items.slice(0, shape.minItems - 1), "too few items")] : []),
    ...(shape.unique !== "no" ? [here([filler, filler], "repeated item")] : []),
    ...(shape.uniqueAcross === undefined ? [] : [here([filler, filler], "repeated across items")]),
    ...(shape.increasing === undefined || items.length < 2
      ? []
      : [here(items.toReversed(), "not increasing")]),
    ...(shape.itemRules ?? []).flatMap((rule) => {
      const broken = wants(rule.sentence) ? breakingItems(shape.items, rule, site) : undefined;
      return broken === undefined ? [] : [here(broken, "against a rule", rule.sentence)];
    }),
    ...(shape.lastMayOmit === undefined || !isFields(filler)
      ? []
      : [here([without(filler, [shape.lastMayOmit]), filler], "omitted before the last item")]),
  ];
}

function wrongMaps(
  shape: MapShape,
  value: unknown,
  site: Site,
  wants: (sentence: string) => boolean,
): readonly Wrong[] {
  const entries = isFields(value) ? value : {};
  const filler = Object.values(entries)[0] ?? build(shape.values, site);
  const names = Array.from({ length: shape.maxProperties + 1 }, (_, index) => `key${index}`);
  const badNames = wrongStrings(shape.keys).map(({ value: name }) => String(name));
  return [
    ...(shape.maxProperties <= LARGEST_LIST
      ? [here(Object.fromEntries(names.map((name) => [name, filler])), "too many entries")]
      : []),
    ...(shape.minProperties > 0 ? [here({}, "too few entries")] : []),
    ...(shape.itemRules ?? []).flatMap((rule) => {
      const values = wants(rule.sentence) ? breakingItems(shape.values, rule, site) : undefined;
      const broken = values?.map((one, index) => [`key${index}`, one] as const);
      return broken === undefined
        ? []
        : [here(Object.fromEntries(broken), "against a rule", rule.sentence)];
    }),
    ...badNames.map((name) => ({
      value: { ...entries, [name]: filler },
      below: [name],
      mutation: "bad name",
      goal: "bad name",
    })),
  ];
}

function wrongObjects(
  shape: ObjectShape,
  value: Fields,
  site: Site,
  wants: (sentence: string) => boolean,
): readonly Wrong[] {
  const unknown = site.draw(fc.constantFrom, ...UNKNOWN_KEYS);
  return [
    ...(shape.open
      ? []
      : [{ ...here({ ...value, [unknown]: 1 }, "unknown key"), below: [unknown] }]),
    ...shape.fields
      .filter(({ name, required }) => required && Object.hasOwn(value, name))
      .map(({ name }) => here(without(value, [name]), `missing ${name}`)),
    ...shape.counts.flatMap((count) => wrongCounts(shape, count, value, site)),
    ...shape.rules.flatMap((rule) => {
      const broken = wants(rule.sentence) ? breaking(shape, rule, value, site) : undefined;
      return broken === undefined ? [] : [here(broken, "against a rule", rule.sentence)];
    }),
  ].filter((wrong) => wrong.below.length > 0 || isWrong(shape, wrong.value));
}

function wrongCounts(
  shape: ObjectShape,
  { count, names, sentence }: CountShape,
  value: Fields,
  site: Site,
): readonly Wrong[] {
  const list = names.join(", ");
  const none = here(without(value, names), `none of ${list}`, sentence);
  const two = here(withTwo(shape, names, value, site), `two of ${list}`, sentence);
  return [...(count === "atMostOne" ? [] : [none]), ...(count === "atLeastOne" ? [] : [two])];
}

/** Sets one property too many of a group, or two if no property of the group was set. */
function withTwo(shape: ObjectShape, names: readonly string[], value: Fields, site: Site): Fields {
  const others = names.filter((name) => !Object.hasOwn(value, name));
  const lacking = Math.min(others.length, Math.max(1, others.length - names.length + 2));
  const added = site.draw(fc.shuffledSubarray<string>, [...others], {
    minLength: lacking,
    maxLength: lacking,
  });
  const fields = shape.fields.filter(({ name }) => added.includes(name));
  return {
    ...value,
    ...Object.fromEntries(fields.map((field) => [field.name, build(field.shape, site)])),
  };
}

function isWrong(shape: ObjectShape, value: unknown): boolean {
  if (!isFields(value)) return true;
  return (
    shape.fields.some(({ name, required }) => required && !Object.hasOwn(value, name)) ||
    [...shape.rules, ...shape.kept].some((rule) => brokenRule(value, rule)) ||
    shape.counts.some((count) => !countHolds(count, value))
  );
}
