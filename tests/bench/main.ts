import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { installPrerequisites } from "../../tools/prerequisites.ts";
import { allowedCores } from "./cpu.ts";
import { growth } from "./growth/main.ts";
import { assignCores, measure } from "./measure.ts";
import { type Options, USAGE, parseOptions } from "./options.ts";
import { run } from "./processes.ts";
import { type Conditions, markdown, regionOf, replaceRegion, report, summary } from "./report.ts";
import { SUITES, suiteText } from "./suites/run-suites.ts";
import { CACHE, ROOT, envoyProgram } from "./tools.ts";
import { versions } from "./versions.ts";

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function runGrowth(args: readonly string[]): Promise<void> {
  const { shown, documented } = await growth(args, interruption(), progress);
  if (documented !== undefined)
    await keepRegion("docs/performance.md", documented, regionOf("bench-growth"));
  process.stdout.write(shown);
}

/** Is aborted by the first signal to end. */
function interruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interrupted.abort());
  return interrupted.signal;
}

async function main(options: Options): Promise<void> {
  const { candidates, rounds, seconds, connections, workers } = options;
  const missing = installPrerequisites("bench");
  if (missing.length > 0) throw new Error(`missing: ${missing.join(", ")}`);
  if (options.suites.length === 0 && candidates.some(({ name }) => name === "envoy"))
    await envoyProgram(progress);
  const signal = interruption();
  const shape = { connections, seconds };
  if (options.suites.length > 0) return await runSuites(options, signal);
  const plan = { ...options, ...{ shape, progress, signal } };
  const measured = await measure(plan, assignCores(allowedCores(), workers));
  const conditions: Conditions = {
    date: new Date().toISOString().slice(0, "2026-01-31".length),
    machine: `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores`,
    rounds,
    seconds,
    connections,
    workers,
    versions: await versions(candidates.map(({ name }) => name)),
  };
  const result = report(conditions, measured);
  const json = `${JSON.stringify(result, undefined, 2)}\n`;
  writeFileSync(join(CACHE, "result.json"), json);
  const text = markdown(result);
  if (options.write) await keep(join(ROOT, "tests/bench/results", `${conditions.date}.json`), json);
  if (options.readme) {
    await keepRegion("docs/performance.md", text);
    await keepRegion("README.md", summary(result, "gw"));
  }
  process.stdout.write(text);
}

/** The sizes of the whole suites. */
const FULL_SIZE = { idleSessions: 8_000, streams: 1_000 };

/**
 * Measures traffic that has its own limits; a missed limit is reported, but the command does not
 * fail.
 */
async function runSuites(options: Options, signal: AbortSignal): Promise<void> {
  const cores = assignCores(allowedCores(), 1);
  const [loadBefore = 0] = loadavg();
  const plan = { ...options, ...FULL_SIZE, cores, loadBefore, progress, signal };
  for (const name of options.suites) {
    const result = await SUITES[name](plan);
    writeFileSync(join(CACHE, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
    const text = suiteText(result, plan);
    if (options.readme) await keepRegion("docs/performance.md", text, regionOf(`bench-${name}`));
    process.stdout.write(text);
  }
}

/** Replaces the marked region of a document. */
async function keepRegion(
  document: string,
  content: string,
  region = regionOf("bench"),
): Promise<void> {
  const file = join(ROOT, document);
  await keep(file, replaceRegion(readFileSync(file, "utf8"), content, region));
}

/** Writes a file that is under version control, formatted as `npm run format` does. */
async function keep(file: string, content: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const prettier = join(ROOT, "node_modules/.bin/prettier");
  await run({ program: prettier, args: ["--write", "--log-level", "warn", file] });
}

try {
  const args = process.argv.slice(2);
  if (args.includes("--growth")) await runGrowth(args);
  else {
    const options = parseOptions(args);
    if (options.help) process.stdout.write(USAGE);
    else await main(options);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: ${message}\n`);
  process.exitCode = 1;
}
