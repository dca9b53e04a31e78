import { run } from "node:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FileReport } from "./file-report.ts";
import { duration, failed, passed, say, seconds, title } from "./output.ts";
import { sum, type Tally } from "./tally.ts";
import { ROOT } from "./workspace.ts";

/**
 * The smallest supported machine has two processors. Tests of processes and sockets wait for about half of their time:
 * a third file uses what two of them leave.
 */
const AT_ONCE = 3;
const SAY_WHAT_RUNS_EVERY_MS = 15_000;
/** What a file imports that has properties: itself, or in cases that it shares with others. */
const PROPERTIES = /from "(fast-check|.*\.suite\.ts)"/;
const SEEDED = ["--import", new URL("property-seed.ts", import.meta.url).href];
/** The number of files that the list of the slowest has; shorter runs have none. */
const SLOWEST = 10;

/**
 * Runs test files, each in its own process, and reports each when it ends.
 * @param files relative to the top
 * @param limitMs how long one file may take before it is ended and counts as failed
 * @param variables of the environment, beside those of this process
 */
export async function runFiles(
  files: readonly string[],
  limitMs: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const waiting = [...files];
  const running = new Map<string, number>();
  const tallies: Tally[] = [];
  const times = new Map<string, number>();
  const progress = setInterval(() => sayWhatRuns(running), SAY_WHAT_RUNS_EVERY_MS);
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      running.set(file, Date.now());
      const started = Date.now();
      tallies.push(await runFile(file, limitMs, variables));
      times.set(file, Date.now() - started);
      running.delete(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  clearInterval(progress);
  if (files.length > SLOWEST) saySlowest(times);
  return sum(tallies);
}

/** Whether a test file has properties, which are tried with cases at random. */
export function hasProperties(file: string): boolean {
  return PROPERTIES.test(readFileSync(join(ROOT, file), "utf8"));
}

async function runFile(
  file: string,
  limitMs: number,
  variables: Readonly<Record<string, string>>,
): Promise<Tally> {
  const started = Date.now();
  const path = join(ROOT, file);
  const report = new FileReport(path);
  const tests = run({
    files: [path],
    cwd: ROOT,
    signal: AbortSignal.timeout(limitMs),
    env: { ...process.env, ...variables },
    execArgv: hasProperties(file) ? SEEDED : [],
  });
  for await (const event of tests) report.add(event);
  const tally = report.tally();
  const took = `${report.count()} tests, ${duration(started)}`;
  if (tally.failed === 0) {
    say(passed(`${file} (${took})`));
    return tally;
  }
  say(failed(`${file} (${took})`));
  say(report.details());
  return {
    ...tally,
    failures: tally.failures.map(({ name, error }) => ({ name: `${file}: ${name}`, error })),
  };
}

function sayWhatRuns(running: ReadonlyMap<string, number>): void {
  for (const [file, started] of running) say(`  … ${file} (${duration(started)})`);
}

/** Says where the time of a run goes. */
function saySlowest(times: ReadonlyMap<string, number>): void {
  const sorted = [...times].sort(([, one], [, other]) => other - one);
  const total = sorted.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  say(
    title(`The slowest of ${times.size} files, which take ${seconds(total)} one after the other`),
  );
  for (const [file, milliseconds] of sorted.slice(0, SLOWEST))
    say(`  ${seconds(milliseconds)}  ${file}`);
}
