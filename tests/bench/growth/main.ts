import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { installPrerequisites } from "../../../tools/prerequisites.ts";
import { allowedCores } from "../cpu.ts";
import { assignCores } from "../measure.ts";
import { start } from "../processes.ts";
import { CACHE, type Progress, upstreamProgram } from "../tools.ts";
import { versions } from "../versions.ts";
import { growthText } from "./growth-report.ts";
import { GROWTH_USAGE, parseGrowthOptions } from "./options.ts";
import { runGrowth } from "./run-growth.ts";

/**
 * The command `npm run bench -- --growth`: measures, and returns the tables or the JSON to be shown, with the tables
 * if the documents should have them.
 */
export async function growth(
  args: readonly string[],
  signal: AbortSignal,
  progress: Progress,
): Promise<{ readonly shown: string; readonly documented?: string }> {
  const options = parseGrowthOptions(args);
  if (options.help) return { shown: GROWTH_USAGE };
  const missing = installPrerequisites("bench");
  if (missing.length > 0) throw new Error(`missing: ${missing.join(", ")}`);
  const [load = 0] = loadavg();
  const cores = assignCores(allowedCores(), Math.max(...options.workers));
  const program = await upstreamProgram();
  const upstream = start("upstream", { program, args: ["addresses"] }, cores.upstream);
  try {
    const port = Number(await upstream.firstLine());
    const run = { seconds: options.seconds, cores, signal, upstream: port };
    const result = await runGrowth(options, run, progress);
    const conditions = {
      date: new Date().toISOString().slice(0, "2026-01-31".length),
      machine: `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores`,
      ...{ load, seconds: options.seconds },
      versions: await versions(options.candidates.map(({ name }) => name)),
    };
    const json = `${JSON.stringify({ conditions, ...result }, undefined, 2)}\n`;
    writeFileSync(join(CACHE, "growth.json"), json);
    const text = growthText(result, conditions);
    return { shown: options.json ? json : text, ...(options.readme && { documented: text }) };
  } finally {
    await upstream.stop();
  }
}
