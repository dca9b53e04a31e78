import type { Fact, TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";
import { drop, numbered, pathOf, put } from "../values.ts";
import { wholeFact } from "./finding.ts";
import type { Finding } from "./finding.ts";
import { groupTrials } from "./groups.ts";
import type { Trial } from "./groups.ts";

const UNKNOWN = "unknownProperty";
const FAR = 2 ** 31;

/** The validator accepts values at every limit and refuses values past it. */
export function compareValidator(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  return trialsOf(facts, all).flatMap(({ path, value, accepted, what, of = facts.of }) => {
    const isResource = of === "resources";
    const [violation] = product.validate(facts.type, value, { isResource });
    if ((violation === undefined) === accepted) return [];
    const problem = accepted
      ? `${what} is refused: ${violation?.pointer} ${violation?.message}`
      : `${what} is accepted`;
    return [{ type: facts.type, path, problem }];
  });
}

function trialsOf(facts: TypeFacts, all: ReadonlyMap<string, TypeFacts>): readonly Trial[] {
  return [
    { path: ".", value: facts.value, accepted: true, what: "the least value" },
    ...Object.entries(facts.facts).flatMap(([path, fact]) => factTrials(facts, path, fact, all)),
    ...listed(".", facts.accepts, facts.refuses),
    ...(facts.rules ?? []).flatMap(({ says, of, accepts, refuses }) =>
      listed(says, accepts, refuses).map((trial) => ({ ...trial, of })),
    ),
    ...groupTrials(facts),
    ...closedTrials(facts),
  ];
}

function listed(
  path: string,
  accepts: readonly unknown[] = [],
  refuses: readonly unknown[] = [],
): readonly Trial[] {
  return [
    ...accepts.map((value) => ({ path, value, accepted: true, what: JSON.stringify(value) })),
    ...refuses.map((value) => ({ path, value, accepted: false, what: JSON.stringify(value) })),
  ];
}

/** Trials of a property, each inserted into the smallest valid value of the type. */
function factTrials(
  facts: TypeFacts,
  path: string,
  fact: Fact,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Trial[] {
  const base = fact.in ?? facts.value;
  const at = pathOf(path);
  const inner = valueTrials(wholeFact(fact, all)).map(({ value, accepted, what }) => ({
    path,
    value: put(base, at, value),
    accepted,
    what,
  }));
  const like =
    fact.is === undefined || fact.duration !== undefined
      ? []
      : likeTrials(all.get(fact.is), fact.is, (value) => put(base, at, value), path);
  const missing: Trial = { path, value: drop(base, at), accepted: false, what: "without it" };
  const unknown = {
    path,
    value: put(base, [...at, UNKNOWN], 1),
    accepted: false,
    what: "an unknown property",
  };
  return [
    ...inner,
    ...like,
    ...(fact.required === true ? [missing] : []),
    ...(fact.type === "object" ? [unknown] : []),
  ];
}

type ValueTrial = Omit<Trial, "path">;

function valueTrials(fact: Fact): readonly ValueTrial[] {
  return [
    ...lengthTrials(fact),
    ...rangeTrials(fact),
    ...itemTrials(fact),
    ...entryTrials(fact),
    ...durationTrials(fact),
    ...sizeTrials(fact),
    ...typeTrials(fact),
    ...(fact.enum ?? []).map((value) => accept(value, JSON.stringify(value))),
    ...(fact.enum === undefined ? [] : [refuse("Other", "another word"), refuse(null, "null")]),
    ...(fact.accepts ?? []).map((value) => accept(value, JSON.stringify(value))),
    ...(fact.refuses ?? []).map((value) => refuse(value, JSON.stringify(value))),
  ];
}

function accept(value: unknown, what: string): ValueTrial {
  return { value, accepted: true, what };
}

function refuse(value: unknown, what: string): ValueTrial {
  return { value, accepted: false, what };
}

function lengthTrials({ length, of, untried, orNumber }: Fact): readonly ValueTrial[] {
  if (length === undefined) return [];
  const [least, most] = length;
  const start = of ?? "a";
  const text = (count: number): string => start.padEnd(count, start.at(-1)).slice(0, count);
  const atLeast =
    of !== undefined && least < of.length ? [] : [accept(text(least), `a string of ${least}`)];
  return [
    ...(untried === true ? [] : [...atLeast, accept(text(most), `a string of ${most}`)]),
    refuse(text(most + 1), `a string of ${most + 1}`),
    ...(least > 0 ? [refuse(text(least - 1), `a string of ${least - 1}`)] : []),
    orNumber === true ? accept(1.5, "a number") : refuse(1.5, "a number"),
  ];
}

function rangeTrials({ range }: Fact): readonly ValueTrial[] {
  if (range === undefined) return [];
  const [least, most] = range;
  return [
    accept(least, String(least)),
    refuse(least - 1, String(least - 1)),
    ...(most === null
      ? [accept(FAR, String(FAR))]
      : [accept(most, String(most)), refuse(most + 1, String(most + 1))]),
    refuse(least + 0.5, String(least + 0.5)),
    refuse("text", "a string"),
  ];
}

function itemTrials({ items, item, unique, choices }: Fact): readonly ValueTrial[] {
  if (items === undefined) return [];
  const [least, most] = items;
  const list = (length: number): readonly unknown[] =>
    choices?.slice(0, length) ?? Array.from({ length }, (_, index) => numbered(item, index));
  return [
    accept(list(least), `${least} items`),
    accept(list(most), `${most} items`),
    refuse(list(most + 1), `${most + 1} items`),
    ...(least > 0 ? [refuse(list(least - 1), `${least - 1} items`)] : []),
    ...(most > 1 ? [repeatTrial(choices?.[0] ?? item, unique)] : []),
  ];
}

function repeatTrial(item: unknown, unique: string | undefined): ValueTrial {
  const twice = [numbered(item, 0), numbered(item, 0)];
  return unique === undefined ? accept(twice, "an item twice") : refuse(twice, "an item twice");
}

function entryTrials({ entries, keyLength = [0, 0], item }: Fact): readonly ValueTrial[] {
  if (entries === undefined) return [];
  const [least, most] = entries;
  const [shortest, longest] = keyLength;
  const map = (length: number): unknown =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, numbered(item, index)]));
  const named = (length: number): unknown => ({ ["k".repeat(length)]: numbered(item, 0) });
  return [
    accept(map(least), `${least} entries`),
    accept(map(most), `${most} entries`),
    refuse(map(most + 1), `${most + 1} entries`),
    ...(least > 0 ? [refuse(map(least - 1), `${least - 1} entries`)] : []),
    accept(named(shortest), `a name of ${shortest}`),
    accept(named(longest), `a name of ${longest}`),
    refuse(named(longest + 1), `a name of ${longest + 1}`),
    ...(shortest > 0 ? [refuse(named(shortest - 1), `a name of ${shortest - 1}`)] : []),
  ];
}

const UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

function durationTrials({ duration }: Fact): readonly ValueTrial[] {
  if (duration === undefined) return [];
  const [least, most] = duration;
  const shifted = (text: string, by: number): string => {
    const [, amount, unit] = /^([0-9]+)([a-z]+)$/u.exec(text) ?? [];
    const total = Number(amount) * (UNIT[unit ?? ""] ?? 0) + by;
    return `${Math.floor(total / 1000)}s${total % 1000}ms`;
  };
  return [
    ...(least === null
      ? []
      : [accept(least, least), refuse(shifted(least, -1), `less than ${least}`)]),
    ...(most === null
      ? [accept("99999h", "99999h")]
      : [accept(most, most), refuse(shifted(most, 1), `more than ${most}`)]),
  ];
}

const KIBIBYTE = 1024;

function sizeTrials({ bytes }: Fact): readonly ValueTrial[] {
  if (bytes === undefined) return [];
  const [least, most] = bytes;
  const forms = (size: number) => [size, `${size}`, `${size / KIBIBYTE}Ki`];
  return [
    ...bytes.flatMap(forms).map((size) => accept(size, `${size}`)),
    ...[least - 1, most + 1].flatMap(forms).map((size) => refuse(size, `${size}`)),
    ...[`${least - 1}.9`, `${most}.1`].map((size) => refuse(size, size)),
  ];
}

function typeTrials({ type }: Fact): readonly ValueTrial[] {
  switch (type) {
    case "boolean":
      return [accept(true, "true"), accept(false, "false"), refuse("true", "a string")];
    case "string":
      return [refuse(1, "a number")];
    case "object":
      return [refuse("text", "a string"), refuse([], "a list")];
    case "any":
      return [accept(1, "a number"), accept({ a: [null] }, "an object")];
    default:
      return [];
  }
}

/**
 * Trials of a property that has another type: it accepts the smallest valid value of that type, and
 * refuses the values that the type refuses.
 */
function likeTrials(
  named: TypeFacts | undefined,
  title: string,
  place: (value: unknown) => unknown,
  path: string,
): readonly Trial[] {
  if (named === undefined)
    return [
      { path, value: undefined, accepted: true, what: `there are no facts of ${title}, so it` },
    ];
  return [
    { path, value: place(named.value), accepted: true, what: `the least ${title}` },
    ...closedTrials(named).map((trial) => ({ ...trial, path, value: place(trial.value) })),
  ];
}

/** An object refuses unknown properties, unless it is open; a map has no unknown properties. */
function closedTrials(facts: TypeFacts): readonly Trial[] {
  if (typeof facts.value !== "object" || facts.value === null || Array.isArray(facts.value))
    return [];
  if (facts.facts["."]?.entries !== undefined) return [];
  const value = { ...facts.value, [UNKNOWN]: 1 };
  return [{ path: ".", value, accepted: facts.open === true, what: "an unknown property" }];
}
