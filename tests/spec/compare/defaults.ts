import { isDeepStrictEqual } from "node:util";
import { wholeBytes } from "@edge-gateway/schema-runtime/validation/amounts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Fact, TypeFacts } from "../facts.ts";
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
    return agrees(found, fact.default) || agrees(found, parsed(fact))
      ? []
      : [{ type: facts.type, path, problem: `the default is ${JSON.stringify(found)}` }];
  });
}

/** The default of a property whose amount is a number after defaults (`x-parsed`). */
function parsed({ is, default: written }: Fact): unknown {
  if (typeof written !== "string") return written;
  if (is === "Duration") return parseDuration(written);
  return is === "ByteSize" ? wholeBytes(written) : written;
}

/** An object whose default is `{}` contains the defaults of its properties. */
function agrees(found: unknown, expected: unknown): boolean {
  if (isDeepStrictEqual(expected, {})) return typeof found === "object" && found !== null;
  if (Array.isArray(expected)) return Array.isArray(found) && found.length === expected.length;
  return isDeepStrictEqual(found, expected);
}
