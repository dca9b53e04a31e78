import type { Fact, TypeFacts } from "../facts.ts";
import type { Product } from "../product.ts";
import type { Finding } from "./finding.ts";

/** The tables and sentences of the reference agree with the specification. */
export function compareReference(product: Product, facts: TypeFacts): readonly Finding[] {
  const limits = rowsOf(product.page("limits"), facts.type);
  const defaults = rowsOf(product.page("defaults"), facts.type);
  const inTables = Object.entries(facts.facts).flatMap(([path, fact]) => {
    const name = nameOf(path);
    return [
      ...limitWords(fact).flatMap((words) =>
        limits.get(name)?.includes(words.replaceAll("`", "")) === true
          ? []
          : [`limits.md does not say ${words}`],
      ),
      ...(defaultWords(fact.default) === defaults.get(name)
        ? []
        : [`defaults.md says ${defaults.get(name)}`]),
    ].map((problem) => ({ type: facts.type, path, problem }));
  });
  return [...inTables, ...sentenceFindings(product, facts)];
}

/** The second and third column by the first, in the rows of one type. */
function rowsOf(page: string, type: string): ReadonlyMap<string, string> {
  const rows = page.split("\n").filter((line) => line.startsWith(`| [${type}](`));
  const words = new Map<string, string>();
  for (const line of rows) {
    const [, , path = "", cell = ""] = line.split(/(?<!\\)\|/u).map((text) =>
      text
        .trim()
        .replaceAll("`", "")
        .replaceAll(String.raw`\|`, "|"),
    );
    words.set(path, [words.get(path), cell].filter((text) => text !== undefined).join(", "));
  }
  return words;
}

function nameOf(path: string): string {
  if (path === ".") return "";
  return path.replaceAll("/", ".").replaceAll(/\.?\b0(?=\.|$)/gu, "[]");
}

function limitWords({
  length,
  range,
  items,
  entries,
  keyLength,
  duration,
  unique,
  bytes,
  is,
  words,
}: Fact): readonly string[] {
  if (bytes !== undefined) return sizeWords(bytes);
  if (is !== undefined) return duration === undefined ? [] : durationWords(duration);
  return [
    ...(words ?? []),
    ...(length === undefined ? [] : [between(length, "character", "characters")]),
    ...(range === undefined
      ? []
      : [range[1] === null ? `at least ${range[0]}` : `${range[0]} to ${range[1]}`]),
    ...(items === undefined ? [] : [between(items, "item", "items")]),
    ...(entries === undefined ? [] : [between(entries, "entry", "entries")]),
    ...(keyLength === undefined
      ? []
      : [`names of ${between(keyLength, "character", "characters")}`]),
    ...(duration === undefined ? [] : durationWords(duration)),
    ...(unique === undefined || unique === "across"
      ? []
      : [unique === "set" ? "every item once" : `unique by ${unique}`]),
  ];
}

function between([least, most]: readonly [number, number], one: string, many: string): string {
  const noun = most === 1 ? one : many;
  return least === 0 ? `at most ${most} ${noun}` : `${least} to ${most} ${noun}`;
}

function durationWords([least, most]: readonly [string | null, string | null]): readonly string[] {
  return [
    ...(least === null ? [] : [`at least ${least}`]),
    ...(most === null ? [] : [`at most ${most}`]),
  ];
}

function sizeWords([least, most]: readonly [number, number]): readonly string[] {
  return [`at least ${least} ${least === 1 ? "byte" : "bytes"}`, `at most ${most} bytes`];
}

function defaultWords(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}

function sentenceFindings(product: Product, facts: TypeFacts): readonly Finding[] {
  const sentences = [
    ...(facts.exactlyOne ?? []).map(
      (group) => `exactly one of ${Object.keys(group).join(", ")} must be set`,
    ),
    ...(facts.atMostOne ?? []).map(
      (group) => `at most one of ${Object.keys(group).join(", ")} may be set`,
    ),
    ...(facts.atLeastOne ?? []).map(
      (group) => `at least one of ${Object.keys(group).join(", ")} must be set`,
    ),
    ...[...(facts.rules ?? []), ...(facts.formats ?? [])].map(({ says }) => says),
  ];
  const section = product.section(facts.type);
  return sentences
    .filter((sentence) => !section.includes(`${sentence}.`))
    .map((sentence) => ({
      type: facts.type,
      path: ".",
      problem: `the reference does not say: ${sentence}`,
    }));
}
