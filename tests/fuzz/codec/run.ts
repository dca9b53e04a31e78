import type { Effort, Failure, Report } from "../report.ts";
import { keepSeed } from "./seeds.ts";
import { shrink } from "../shrink.ts";
import { checkCase, codecCase } from "./case.ts";
import type { CodecCase } from "./case.ts";

const MOST_FAILURES = 10;
const PROGRESS_CASES = 50_000;

/** Compares the parsers with randomly generated messages. */
export function fuzzCodec(effort: Effort): Report {
  return tryCases(randomCases(effort), effort);
}

function* randomCases({ count, seed }: Effort): Generator<CodecCase, void> {
  for (let index = 0; index < count; index++) yield codecCase(seed, index);
}

/** Tests case after case with the codec; every failure is shrunk and stored as a test. */
export function tryCases(
  all: Iterable<CodecCase>,
  { seed, until, progress }: Omit<Effort, "count">,
): Report {
  const started = performance.now();
  const classes = new Map<string, number>();
  const failures: Failure[] = [];
  let agreed = 0;
  let cases = 0;
  for (const tried of all) {
    if (failures.length >= MOST_FAILURES || performance.now() >= until) break;
    cases += 1;
    const found = checkCase(tried, seed);
    agreed += found.agreed;
    if (found.class !== undefined) classes.set(found.class, (classes.get(found.class) ?? 0) + 1);
    if (found.fault !== undefined) failures.push(failureOf(tried, seed));
    if (cases % PROGRESS_CASES === 0) progress(`${cases} heads, ${failures.length} failures`);
  }
  return { cases, agreed, classes, failures, milliseconds: performance.now() - started };
}

function failureOf(tried: CodecCase, seed: number): Failure {
  const fails = (text: string): boolean => checkCase({ ...tried, text }, seed).fault !== undefined;
  const shortest = { ...tried, text: shrink(tried.text, fails) };
  const { fault = "" } = checkCase(shortest, seed);
  return { fault, seed: keepSeed({ ...shortest, seed }) };
}
