import { isDeepStrictEqual } from "node:util";
import type { Fact, TypeFacts } from "../facts.ts";
import type { Product, Property } from "../product.ts";
import { wholeFact } from "./finding.ts";
import type { Finding } from "./finding.ts";

/** Every property has facts, with its notes and, for an enum, the order of its values. */
export function compareProperties(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  const included = (facts.includes ?? []).flatMap((type) => all.get(type) ?? []);
  // Facts about a whole type belong to that type.
  const isIncluded = (path: string): boolean =>
    path !== "." &&
    included.some((type) => type.facts[path] !== undefined || type.notes?.[path] !== undefined);
  const known = new Set([facts, ...included].flatMap(namesIn));
  return [...product.properties(facts.type)].flatMap(([path, property]) => {
    const isKnown = path === "." || known.has(path) || isInner(path);
    const notes = notesOf(property, facts.facts[path], all);
    const isNoted = isDeepStrictEqual(notes, facts.notes?.[path] ?? []);
    return [
      ...(isKnown ? [] : [NO_ROW]),
      ...(isNoted || isIncluded(path)
        ? []
        : [`the schema says [${notes.join(", ")}]: write that under \`notes\` if it is meant`]),
    ].map((problem) => ({ type: facts.type, path, problem }));
  });
}

/** Instruction for a property of the schemas without facts. */
const NO_ROW =
  "has no row in tests/spec/*.yaml: transcribe its sentence from the specification (tests/spec/README.md)";

/** Notes on single properties, or on how many properties of a group are set. */
function namesIn({ facts, exactlyOne = [], atMostOne = [], atLeastOne = [] }: TypeFacts) {
  const groups = [...exactlyOne, ...atMostOne, ...atLeastOne].flatMap((group) =>
    Object.keys(group),
  );
  return [...Object.keys(facts), ...groups];
}

/** Items, entries and branches are described with their list, map or union. */
function isInner(path: string): boolean {
  return /(?:^|\/)(?:[0*]|\|[0-9]+)$/u.test(path);
}

/**
 * The required notes of a property: also the values of an enum, if they are not all tried one by
 * one.
 */
function notesOf(
  { notes, values }: Property,
  fact: Fact | undefined,
  all: ReadonlyMap<string, TypeFacts>,
): readonly string[] {
  const tried = fact === undefined ? undefined : wholeFact(fact, all).enum;
  return values === undefined || isDeepStrictEqual(values, tried)
    ? notes
    : [...notes, `values ${values.join(" ")}`];
}
