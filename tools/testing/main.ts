// `npm test` and `npm run check`: run all tests or all checks of the work tree; the last line is
// the result.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "../bundle.ts";
import { buildAll } from "../kube/programs.ts";
import { installPrerequisites } from "../prerequisites.ts";
import { runChecks } from "./checks.ts";
import { failed, say, title } from "./output.ts";
import { runFiles } from "./run-files.ts";
import { closingLine, oneFailed, sum, type Tally } from "./tally.ts";
import {
  ARCHITECTURE,
  END_TO_END,
  environment,
  KUBERNETES,
  LONGEST,
  OVER_SOCKETS,
  projects,
  readResult,
  resultFile,
  ROOT,
  testFiles,
  USING_PROGRAMS,
} from "./workspace.ts";

const END_TO_END_FILE_LIMIT = "1200";
const MILLISECONDS = 1_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "only-checks": { type: "boolean", default: false },
    "skip-nx-cache": { type: "boolean", default: false },
    /** Seconds that one file of end-to-end tests, or of a subset, may take. */
    "file-limit": { type: "string", default: END_TO_END_FILE_LIMIT },
  },
});
const cache = !values["skip-nx-cache"];
const fileLimit = Number(values["file-limit"]) * MILLISECONDS;

const parts: readonly Tally[] = values["only-checks"]
  ? [await runChecks({ cache })]
  : positionals.length > 0
    ? [await runSubset(positionals)]
    : [
        await runChecks({ cache }),
        runUnitTests(),
        await runEndToEndTests(),
        await runOverFastAdapter(),
      ];
const total = sum(parts);
if (total.failed > 0) {
  say(title("Failed"));
  for (const { name, error } of total.failures) {
    say(failed(name));
    if (error !== "") say(error);
  }
}
say(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * The tests of all packages, through nx: packages that have not changed since their last success
 * are not run.
 */
function runUnitTests(): Tally {
  say(title("Unit tests"));
  installPrerequisites("tests");
  const names = projects().filter(
    ({ folder }) => folder !== END_TO_END && testFiles(folder).length > 0,
  );
  for (const { name } of names) rmSync(resultFile(name), { force: true });
  const args = [
    "run-many",
    "--target=test",
    `--projects=${names.map(({ name }) => name).join(",")}`,
  ];
  spawnSync(
    join(ROOT, "node_modules", ".bin", "nx"),
    [
      ...args,
      "--parallel=1",
      "--output-style=stream-without-prefixes",
      ...(cache ? [] : ["--skip-nx-cache"]),
    ],
    { cwd: ROOT, env: environment(), stdio: ["ignore", "inherit", "inherit"] },
  );
  return sum(names.map(({ name }) => resultOf(name)));
}

function resultOf(project: string): Tally {
  if (existsSync(resultFile(project))) return readResult(project);
  return oneFailed(`${project}: its tests left no result`);
}

async function runEndToEndTests(): Promise<Tally> {
  say(title("End-to-end tests"));
  const files = testFiles(END_TO_END).filter(
    (file) => file !== LONGEST && !file.startsWith(`${ARCHITECTURE}/`),
  );
  return runWithPrerequisites([LONGEST, ...files]);
}

/** Runs the tests that use sockets again, with the fast socket adapter. */
async function runOverFastAdapter(): Promise<Tally> {
  say(title("The same tests with the fast socket adapter"));
  const files = OVER_SOCKETS.flatMap((folder) => testFiles(folder));
  return runFiles(files, fileLimit, { SOCKET_ADAPTER: "Fast", ...(await buildGateway()) });
}

/**
 * `npm test -- PATH...`: runs only the given test files and the test files in the given folders.
 */
async function runSubset(paths: readonly string[]): Promise<Tally> {
  const files = paths.flatMap((path) => testFiles(normalize(path)));
  return files.length > 0
    ? runWithPrerequisites(files)
    : oneFailed(`no test files in ${paths.join(", ")}`);
}

/**
 * Builds the gateway as users get it, for the tests that start one; returns where it is. A run within
 * another run uses that of the other.
 */
async function buildGateway(): Promise<Readonly<Record<string, string>>> {
  const { GATEWAY_PROGRAM } = process.env;
  if (GATEWAY_PROGRAM !== undefined) return { GATEWAY_PROGRAM };
  const folder = join(ROOT, ".cache/bundle");
  await bundle(folder);
  return { GATEWAY_PROGRAM: join(folder, "gw.js") };
}

async function runWithPrerequisites(files: readonly string[]): Promise<Tally> {
  const areNeeded = files.some((file) => USING_PROGRAMS.some((folder) => file.startsWith(folder)));
  const missing = areNeeded ? installPrerequisites("tests") : [];
  if (files.some((file) => file.startsWith(`${KUBERNETES}/`))) missing.push(...(await buildAll()));
  const tally = await runFiles(files, fileLimit, areNeeded ? await buildGateway() : {});
  return sum([tally, ...missing.map((name) => oneFailed(`prerequisite ${name}`))]);
}
