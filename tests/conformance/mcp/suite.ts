import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** The releases of the official conformance suite, and the scenarios of each that are run. */
export const SUITES = {
  "0.1.16, all scenarios": {
    program: resolve("@modelcontextprotocol/conformance/dist/index.js"),
    selection: ["--suite", "all"],
    era: "sessions",
  },
  "0.2.0-alpha.12, requirements of 2025-11-25": {
    program: resolve("conformance-next/dist/index.js"),
    selection: ["--requirements", "2025-11-25"],
    era: "sessions",
  },
  "0.2.0-alpha.12, requirements of 2026-07-28": {
    program: resolve("conformance-next/dist/index.js"),
    selection: ["--requirements", "2026-07-28"],
    era: "sessionless",
  },
  "0.2.0-alpha.12, all scenarios": {
    program: resolve("conformance-next/dist/index.js"),
    selection: ["--suite", "all"],
    era: "sessionless",
  },
} as const;

export type Suite = (typeof SUITES)[keyof typeof SUITES];

/** The outcome of each check, e.g. `tools-list: SUCCESS`, by scenario. */
export type Outcomes = ReadonlyMap<string, readonly string[]>;

interface Check {
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "INFO" | "SKIPPED";
}

/** Runs a suite against the MCP endpoint at a URL. @throws Error when it ran no scenario */
export async function runSuite({ program, selection }: Suite, url: string): Promise<Outcomes> {
  const folder = await mkdtemp(join(tmpdir(), "conformance-"));
  try {
    const output = await run(program, ["server", "--url", url, ...selection, "-o", folder]);
    const outcomes = await readOutcomes(folder);
    if (outcomes.size === 0) throw new Error(`no scenario was run: ${output}`);
    return outcomes;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checks that pass directly but not through the gateway: one line for each scenario. */
export function lostChecks(direct: Outcomes, through: Outcomes): readonly string[] {
  return [...direct].flatMap(([scenario, checks]) => {
    const now = through.get(scenario) ?? [];
    const passed = checks.filter((check) => check.endsWith("SUCCESS"));
    const lost = passed.filter((check) => !now.includes(check));
    return lost.length === 0 ? [] : [`${scenario}: ${lost.join(", ")} became ${now.join(", ")}`];
  });
}

/** Counts the checks that pass. */
export function passed(outcomes: Outcomes): number {
  return [...outcomes.values()].flat().filter((check) => check.endsWith("SUCCESS")).length;
}

/** Whether a scenario finished without a failure. */
export function passes(checks: readonly string[]): boolean {
  return !checks.some((check) => check.endsWith("FAILURE"));
}

/** The exit status shows whether a scenario failed, which is not relevant here. */
function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
}

async function readOutcomes(folder: string): Promise<Outcomes> {
  const outcomes = new Map<string, readonly string[]>();
  for (const name of await readdir(folder)) {
    const scenario = name.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT.*$/, "");
    const file = join(folder, name, "checks.json");
    // A scenario that does not apply has a folder without checks.
    if (!existsSync(file)) continue;
    const checks: readonly Check[] = JSON.parse(await readFile(file, "utf8"));
    const counted = checks.filter(({ status }) => status !== "INFO");
    outcomes.set(scenario, counted.map(({ id, status }) => `${id}: ${status}`).toSorted());
  }
  return outcomes;
}
