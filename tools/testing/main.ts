// `npm test` and `npm run check`: run all tests or all checks of the work tree; the last line is
// the result.
import { randomInt } from "node:crypto";
import { join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "../bundle.ts";
import { buildAll } from "../kube/programs.ts";
import { installPrerequisites } from "../prerequisites.ts";
import { changedFiles, testsOf } from "./changed-tests.ts";
import { runChecks } from "./checks.ts";
import { failed, say, title } from "./output.ts";
import { hasProperties, runFiles } from "./run-files.ts";
import { closingLine, oneFailed, sum, type Tally } from "./tally.ts";
import {
  ARCHITECTURE,
  END_TO_END,
  KUBERNETES,
  LONGEST,
  OVER_SOCKETS,
  READING_THE_ADAPTER,
  STARTING_A_GATEWAY,
  projects,
  ROOT,
  testFiles,
  USING_PROGRAMS,
} from "./workspace.ts";

const FILE_LIMIT = "1200";
const MILLISECONDS = 1_000;
/** Below the 32 bits that fast-check keeps of a seed. */
const MAX_SEED = 2 ** 31;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    "only-checks": { type: "boolean", default: false },
    /** Whether only the tests of what differs from `since` run. */
    changed: { type: "boolean", default: false },
    since: { type: "string", default: "main" },
    /** What the cases of properties follow from. */
    seed: { type: "string", default: "1" },
    /** How often only the tests with properties run, each time with another seed. */
    properties: { type: "string" },
    /** Whether checks reuse what they know of files that did not change. */
    cache: { type: "boolean", default: true },
    /** Seconds that one test file may take. */
    "file-limit": { type: "string", default: FILE_LIMIT },
  },
});
const { cache } = values;
process.env["PROPERTY_SEED"] = values.seed;
const fileLimit = Number(values["file-limit"]) * MILLISECONDS;

const total = sum(await runParts());
if (total.failed > 0) {
  say(title("Failed"));
  for (const { name, error } of total.failures) {
    say(failed(name));
    if (error !== "") say(error);
  }
}
say(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runParts(): Promise<readonly Tally[]> {
  if (values["only-checks"]) return [await runChecks({ cache })];
  if (values.changed) return [await runChanged()];
  if (values.properties !== undefined) return runProperties(Number(values.properties));
  if (positionals.length > 0) return [await runSubset(positionals)];
  return [
    await runChecks({ cache }),
    await runUnitTests(),
    await runEndToEndTests(),
    await runOverPublicSockets(),
  ];
}

/** The tests of all packages. */
async function runUnitTests(): Promise<Tally> {
  say(title("Unit tests"));
  const folders = projects().filter((folder) => folder !== END_TO_END);
  return runWithPrerequisites(folders.flatMap((folder) => testFiles(folder)));
}

/** The tests of what differs from a revision, and of what depends on it. */
async function runChanged(): Promise<Tally> {
  const files = testsOf(changedFiles(values.since));
  say(title(`Tests of what changed since ${values.since}: ${files.length} files`));
  return runWithPrerequisites(files);
}

/** `npm test -- --properties N`: looks for cases that the seed of every other run does not have. */
async function runProperties(times: number): Promise<readonly Tally[]> {
  const files = projects()
    .flatMap((folder) => testFiles(folder))
    .filter(hasProperties);
  const tallies: Tally[] = [];
  for (let time = 0; time < times; time += 1) {
    const seed = String(randomInt(MAX_SEED));
    say(title(`Properties with --seed ${seed}: ${files.length} files`));
    process.env["PROPERTY_SEED"] = seed;
    tallies.push(await runWithPrerequisites(files));
  }
  return tallies;
}

async function runEndToEndTests(): Promise<Tally> {
  say(title("End-to-end tests"));
  const files = testFiles(END_TO_END).filter(
    (file) => file !== LONGEST && !file.startsWith(`${ARCHITECTURE}/`),
  );
  return runWithPrerequisites([LONGEST, ...files]);
}

/** Runs the tests that the socket adapter can change again, with the one that is not the default. */
async function runOverPublicSockets(): Promise<Tally> {
  say(title("The same tests with the public sockets of Node.js"));
  const depending = new Set(testsOf(READING_THE_ADAPTER));
  const files = OVER_SOCKETS.flatMap((folder) => testFiles(folder));
  const environment = { SOCKET_ADAPTER: "Net", ...(await buildGateway()) };
  return runFiles(
    files.filter((file) => depending.has(file)),
    fileLimit,
    environment,
  );
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
 * Builds the gateway as users get it, for the tests that start one; returns where it is. Later parts of
 * a run, and a run within another run, use the same.
 */
async function buildGateway(): Promise<Readonly<Record<string, string>>> {
  const { GATEWAY_PROGRAM } = process.env;
  if (GATEWAY_PROGRAM !== undefined) return { GATEWAY_PROGRAM };
  const folder = join(ROOT, ".cache/bundle");
  await bundle(folder);
  process.env["GATEWAY_PROGRAM"] = join(folder, "gw.js");
  return buildGateway();
}

/** Whether some of the files start a gateway as users get it. */
function startAny(files: readonly string[]): boolean {
  const starting = new Set(testsOf(STARTING_A_GATEWAY));
  return files.some((file) => starting.has(file));
}

async function runWithPrerequisites(files: readonly string[]): Promise<Tally> {
  const areNeeded = files.some((file) => USING_PROGRAMS.some((folder) => file.startsWith(folder)));
  const missing = areNeeded ? installPrerequisites("tests") : [];
  if (files.some((file) => file.startsWith(`${KUBERNETES}/`))) missing.push(...(await buildAll()));
  const tally = await runFiles(files, fileLimit, startAny(files) ? await buildGateway() : {});
  return sum([tally, ...missing.map((name) => oneFailed(`prerequisite ${name}`))]);
}
