import type { Effort, Failure, Report } from "../report.ts";
import { Random } from "../random.ts";
import { RESPONSES } from "./chained.ts";
import { converse } from "./conversations.ts";
import { REALTIME } from "./realtime.ts";

const APIS = [REALTIME, RESPONSES];
const PROGRESS = 10_000;

/** Hides texts from guards in conversations over WebSocket, with each API in turn. */
export async function fuzzConversations(effort: Effort): Promise<Report> {
  const { count, seed, until, progress } = effort;
  const started = performance.now();
  const failures: Failure[] = [];
  const classes = new Map<string, number>();
  let cases = 0;
  let agreed = 0;
  for (; cases < count && performance.now() < until; cases += 1) {
    const api = APIS[cases % APIS.length] ?? REALTIME;
    const index = cases;
    const { hidden, events } = await converse(api, () => new Random(seed, index));
    if (cases % PROGRESS === PROGRESS - 1) progress(`${cases + 1} conversations`);
    if (hidden === "nowhere") continue;
    classes.set(api.name, (classes.get(api.name) ?? 0) + 1);
    if (hidden === "seen") agreed += 1;
    else
      failures.push({
        fault: `${api.name}: ${JSON.stringify(events)}`,
        seed: `--seed ${seed}, case ${cases}`,
      });
  }
  return { cases, agreed, classes, failures, milliseconds: performance.now() - started };
}
