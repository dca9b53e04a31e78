import { isDeepStrictEqual } from "node:util";
import type { Fact, TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";
import { wholeFact } from "./finding.ts";
import type { Finding } from "./finding.ts";

/** Every property stands in the facts, with its notes, and the values of an enum in the order of the specification. */
export function compareProperties(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  const included = (facts.includes ?? []).flatMap((type) => all.get(type) ?? []);
  const isIncluded = (path: string): boolean =>
    included.some((type) => type.facts[path] !== undefined || type.notes?.[path] !== undefined);
  const known = new Set([facts, ...included].flatMap(namesIn));
  return [...product.properties(facts.type)].flatMap(([path, { values, notes }]) => [
    ...(path === "." || known.has(path) || isInner(path)
      ? []
      : [{ type: facts.type, path, problem: "there is no fact of it" }]),
    ...(isDeepStrictEqual(notes, facts.notes?.[path] ?? []) || isIncluded(path)
      ? []
      : [{ type: facts.type, path, problem: `it is said to be ${notes.join(", ")}` }]),
    ...orderFindings(facts.type, path, values, facts.facts[path], all),
  ]);
}

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

function orderFindings(
  type: string,
  path: string,
  values: readonly unknown[] | undefined,
  fact: Fact | undefined,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  const wanted = fact === undefined ? undefined : wholeFact(fact, all).enum;
  if (wanted === undefined || values === undefined || isDeepStrictEqual(values, wanted)) return [];
  return [{ type, path, problem: `its values are ${values.join(", ")}` }];
}
