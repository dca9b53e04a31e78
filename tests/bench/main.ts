import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { installPrerequisites } from "../../tools/prerequisites.ts";
import { assignCores, measure } from "./measure.ts";
import { type Options, USAGE, parseOptions } from "./options.ts";
import { type Conditions, markdown, replaceRegion, report } from "./report.ts";
import { CACHE, ROOT, envoyProgram } from "./tools.ts";
import { versions } from "./versions.ts";

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function main(options: Options): Promise<void> {
  const { candidates, cases, rounds, seconds, connections, workers } = options;
  const missing = installPrerequisites("bench");
  if (missing.length > 0) throw new Error(`missing: ${missing.join(", ")}`);
  if (candidates.some(({ name }) => name === "envoy")) await envoyProgram(progress);
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interrupted.abort());
  const shape = { connections, seconds };
  const plan = { candidates, cases, rounds, workers, shape, progress, signal: interrupted.signal };
  const measured = await measure(plan, assignCores(availableParallelism(), workers));
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
  if (options.write) {
    const directory = join(ROOT, "tests/bench/results");
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, `${conditions.date}.json`), json);
  }
  const text = markdown(result);
  if (options.readme) {
    const readme = join(ROOT, "README.md");
    writeFileSync(readme, replaceRegion(readFileSync(readme, "utf8"), text));
  }
  process.stdout.write(text);
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(USAGE);
  else await main(options);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: ${message}\n`);
  process.exitCode = 1;
}
