import { execFile } from "node:child_process";
import { join } from "node:path";
import { duration, failed, passed, say, title } from "./output.ts";
import { runFiles } from "./run-files.ts";
import { ONE_PASSED, oneFailed, sum, type Tally } from "./tally.ts";
import { ARCHITECTURE, environment, ROOT, testFiles } from "./workspace.ts";

const FILE_LIMIT_MS = 120_000;
/** Checks keep a processor busy; the smallest supported machine has two. */
const AT_ONCE = 2;

/** A program that finds faults in the sources, and the command that fixes them. */
interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Further arguments that make it reuse what it knows of files that did not change. */
  readonly cached?: readonly string[];
  readonly mend: string;
}

const CHECKS: readonly Check[] = [
  {
    name: "lint",
    command: ["oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives"],
    mend: "npx oxlint --type-aware --fix, then by hand",
  },
  {
    name: "drift",
    command: ["node", "codegen/src/main.ts", "check"],
    mend: "npm run generate",
  },
  {
    name: "format",
    command: ["prettier", "--check", "--log-level=warn", "."],
    cached: ["--cache", "--cache-strategy=content", "--cache-location=.cache/prettier"],
    mend: "npm run format",
  },
  {
    name: "types",
    command: ["tsc", "--noEmit"],
    cached: ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
    mend: "fix by hand, then check with: npx tsc",
  },
  {
    name: "types of the admin UI",
    command: ["tsc", "--noEmit", "-p", "packages/ui"],
    mend: "fix by hand, then check with: npx tsc --noEmit -p packages/ui",
  },
  {
    name: "schema changes",
    command: ["node", "tools/schemas-diff/main.ts"],
    mend: "name what is not compatible in CHANGELOG.md, as npm run schemas:diff says",
  },
  {
    name: "knip",
    command: ["knip"],
    cached: ["--cache", "--cache-location=.cache/knip"],
    mend: "delete what is unused, declare what is missing",
  },
];

/** The results of earlier runs that a check may reuse. */
export interface CheckOptions {
  readonly cache: boolean;
}

/** Runs every check and the tests in tests/architecture; each check counts as one test. */
export async function runChecks(options: CheckOptions): Promise<Tally> {
  say(title("Checks"));
  const tallies: Tally[] = [];
  const waiting = CHECKS.values();
  const worker = async (): Promise<void> => {
    for (const check of waiting) tallies.push(await runCheck(check, options));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sum([...tallies, await runFiles(testFiles(ARCHITECTURE), FILE_LIMIT_MS)]);
}

async function runCheck(check: Check, { cache }: CheckOptions): Promise<Tally> {
  const { name, mend, cached = [] } = check;
  const started = Date.now();
  const [program = "", ...args] = cache ? [...check.command, ...cached] : check.command;
  const { error, output } = await runProgram(
    program === "node" ? process.execPath : join(ROOT, "node_modules", ".bin", program),
    args,
  );
  if (error === null) {
    say(passed(`${name} (${duration(started)})`));
    return ONE_PASSED;
  }
  say(failed(`${name} (${duration(started)})`));
  say(output === "" ? error.message : output);
  say(`  mend: ${mend}`);
  return oneFailed(`check ${name}`);
}

interface Ended {
  /** Why the program did not end with status 0. */
  readonly error: Error | null;
  readonly output: string;
}

function runProgram(program: string, args: readonly string[]): Promise<Ended> {
  const options = { cwd: ROOT, env: environment(), maxBuffer: Infinity };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ error, output: [stdout, stderr].filter(Boolean).join("\n").trimEnd() });
    });
  });
}
