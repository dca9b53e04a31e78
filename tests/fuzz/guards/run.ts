import type { Effort, Failure, Report } from "../report.ts";
import { Random } from "../random.ts";
import { placesOf } from "./documents.ts";
import { requestWays } from "./requests.ts";
import { responseWays } from "./responses.ts";
import { hideOn, openWay } from "./ways.ts";

/** Hides texts from guards, in each pair of formats and each direction in turn. */
export async function fuzzGuards({ count, seed, until, progress }: Effort): Promise<Report> {
  const started = performance.now();
  const ways = await Promise.all(
    [...requestWays(placesOf("root")), ...responseWays(placesOf("response"))].map(openWay),
  );
  const failures = new Map<string, Failure & { readonly length: number }>();
  const classes = new Map<string, number>();
  let cases = 0;
  let agreed = 0;
  for (; cases < count && performance.now() < until; cases += 1) {
    const way = ways[cases % ways.length];
    if (way === undefined) break;
    const hidden = await hideOn(way, new Random(seed, cases));
    if (cases % PROGRESS === PROGRESS - 1) progress(`${cases + 1} hidden texts`);
    if (hidden === "nowhere") continue;
    classes.set(way.name, (classes.get(way.name) ?? 0) + 1);
    if (hidden === "seen") {
      agreed += 1;
      continue;
    }
    const fault = `${way.name}: ${hidden.members}: ${hidden.document}`;
    const key = `${way.name}: ${hidden.members}`;
    const before = failures.get(key);
    // The shortest document shows the fault best.
    if (before === undefined || fault.length < before.length)
      failures.set(key, { fault, seed: `--seed ${seed}, case ${cases}`, length: fault.length });
  }
  const milliseconds = performance.now() - started;
  return { cases, agreed, classes, failures: [...failures.values()], milliseconds };
}

const PROGRESS = 10_000;
