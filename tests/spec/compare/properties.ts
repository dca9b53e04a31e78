import { isDeepStrictEqual } from "node:util";
import type { Fact, TypeFacts } from "../facts.ts";
import type { Product, Property } from "../product.ts";
import { wholeFact } from "./finding.ts";
import type { Finding } from "./finding.ts";

/** Every property is in the facts, with its notes and, for an enum, the order of its values. */
export function compareProperties(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  const included = (facts.includes ?? []).flatMap((type) => all.get(type) ?? []);
  // What holds for the whole of a type is its own.
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

/** What to do about a property of the schemas that no sentence speaks of. */
const NO_ROW =
  "has no row in tests/spec/*.yaml: transcribe its sentence from the specification (tests/spec/README.md)";

/** What is said of each property alone, or of how many of a group are set. */
function namesIn({ facts, exactlyOne = [], atMostOne = [], atLeastOne = [] }: TypeFacts) {
  const groups = [...exactlyOne, ...atMostOne, ...atLeastOne].flatMap((group) =>
    Object.keys(group),
  );
  return [...Object.keys(facts), ...groups];
}

/** Items, entries and branches are spoken of with the list, the map or the union. */
function isInner(path: string): boolean {
  return /(?:^|\/)(?:[0*]|\|[0-9]+)$/u.test(path);
}

/** What is to be noted of a property: also the values of an enum, where not each of them is tried alone. */
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
