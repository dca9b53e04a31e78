import { isDeepStrictEqual } from "node:util";
import type { TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";
import { drop, get, pathOf } from "../values.ts";
import type { Finding } from "./finding.ts";

/** An omitted property gets its default, and none if the specification names none. */
export function compareDefaults(product: Product, facts: TypeFacts): readonly Finding[] {
  return Object.entries(facts.facts).flatMap(([path, fact]) => {
    if (path === "." || /(^|\/)[0*](\/|$)/u.test(path) || fact.required === true) return [];
    const at = pathOf(path);
    const least = drop(fact.in ?? facts.value, at);
    const found = get(product.withDefaults(facts.type, least), at);
    const expected = fact.default;
    return agrees(found, expected)
      ? []
      : [{ type: facts.type, path, problem: `the default is ${JSON.stringify(found)}` }];
  });
}

/** An object whose default is `{}` contains the defaults of its properties. */
function agrees(found: unknown, expected: unknown): boolean {
  if (isDeepStrictEqual(expected, {})) return typeof found === "object" && found !== null;
  if (Array.isArray(expected)) return Array.isArray(found) && found.length === expected.length;
  return isDeepStrictEqual(found, expected);
}
