import { isDeepStrictEqual } from "node:util";
import type { Fact, TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";
import { get } from "../values.ts";
import { wholeFact } from "./finding.ts";
import type { Finding } from "./finding.ts";

/** The resource definition of a kind has the limits of the specification. */
export function compareCrd(
  product: Product,
  facts: TypeFacts,
  all: ReadonlyMap<string, TypeFacts>,
): readonly Finding[] {
  if (facts.crd === undefined) return [];
  const [plural = "", place = ""] = facts.crd.split(" ");
  const root = schemaAt(product.crd(plural), place);
  const found = Object.entries(facts.facts).flatMap(([path, fact]) => {
    const schema = schemaAt(root, path);
    if (schema === undefined)
      return [{ type: facts.type, path, problem: "the CRD does not have it" }];
    const wanted = keywordsOf(wholeFact(fact, all));
    const wrong = Object.entries(wanted).filter(
      ([keyword, value]) => !isDeepStrictEqual(get(schema, [keyword]), value),
    );
    return [
      ...wrong.map(
        ([keyword]) => `the CRD has ${keyword} ${JSON.stringify(get(schema, [keyword]))}`,
      ),
      ...(isRequired(root, path) === (fact.required ?? false)
        ? []
        : ["the CRD does not agree on required"]),
      ...[...durationRules(fact), ...sizeRules(fact)].filter(
        (rule) => !rulesOf(schema).some((found) => found.rule === rule),
      ),
    ].map((problem) => ({ type: facts.type, path, problem }));
  });
  const held = (facts.rules ?? []).filter(({ of }) => of !== "files");
  const missing = [...countSentences(facts), ...held.map(({ says }) => says)].filter(
    (wanted) => !rulesOf(root).some(({ message }) => message === wanted),
  );
  const isAtomic = get(root, ["x-kubernetes-map-type"]) === "atomic";
  const applied =
    isAtomic === (facts.atomic ?? false)
      ? []
      : [
          {
            type: facts.type,
            path: ".",
            problem: `the CRD ${isAtomic ? "has" : "lacks"} x-kubernetes-map-type atomic`,
          },
        ];
  return [
    ...found,
    ...applied,
    ...missing.map((rule) => ({
      type: facts.type,
      path: ".",
      problem: `the CRD has no rule ${rule}`,
    })),
  ];
}

function schemaAt(schema: unknown, path: string): unknown {
  if (path === "." || path === "") return schema;
  return path.split("/").reduce<unknown>((current, name) => {
    if (name === "*") return get(current, ["additionalProperties"]);
    return name === "0" ? get(current, ["items"]) : get(current, ["properties", name]);
  }, schema);
}

function keywordsOf(fact: Fact): Readonly<Record<string, unknown>> {
  const { length, range, items, entries, unique } = fact;
  return {
    ...(length === undefined
      ? {}
      : { minLength: length[0] === 0 ? undefined : length[0], maxLength: length[1] }),
    ...(range === undefined ? {} : { minimum: range[0], maximum: range[1] ?? undefined }),
    ...(items === undefined
      ? {}
      : { minItems: items[0] === 0 ? undefined : items[0], maxItems: items[1] }),
    ...(entries === undefined ? {} : { maxProperties: entries[1] }),
    ...(fact.enum === undefined ? {} : { enum: fact.enum }),
    default: fact.late === true ? undefined : fact.default,
    ...(unique === undefined || unique === "across"
      ? {}
      : unique === "set"
        ? { "x-kubernetes-list-type": "set" }
        : { "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": [unique] }),
  };
}

function isRequired(root: unknown, path: string): boolean {
  if (path === "." || /(^|\/)[0*]$/u.test(path)) return false;
  const parent = schemaAt(root, path.split("/").slice(0, -1).join("/"));
  const required = get(parent, ["required"]);
  return Array.isArray(required) && required.includes(path.split("/").at(-1));
}

function durationRules({ duration }: Fact): readonly string[] {
  const [least, most] = duration ?? [null, null];
  return [
    ...(least === null ? [] : [`duration(self) >= duration('${least}')`]),
    ...(most === null ? [] : [`duration(self) <= duration('${most}')`]),
  ];
}

function sizeRules({ bytes }: Fact): readonly string[] {
  if (bytes === undefined) return [];
  const [least, most] = bytes;
  const rule = (test: string, bound: number): string =>
    `quantity(string(self)).compareTo(quantity('${bound}')) ${test} 0`;
  return [rule(">=", least), rule("<=", most)];
}

function countSentences(facts: TypeFacts): readonly string[] {
  const names = (group: object): string => Object.keys(group).join(", ");
  return [
    ...(facts.exactlyOne ?? []).map((group) => `exactly one of ${names(group)} must be set`),
    ...(facts.atMostOne ?? []).map((group) => `at most one of ${names(group)} may be set`),
    ...(facts.atLeastOne ?? []).map((group) => `at least one of ${names(group)} must be set`),
  ];
}

function rulesOf(
  schema: unknown,
): readonly { readonly rule: unknown; readonly message: unknown }[] {
  const rules = get(schema, ["x-kubernetes-validations"]);
  return Array.isArray(rules) ? rules : [];
}
