import { optionsOf } from "../options.ts";
import { keepFate, lastFate } from "./fates.ts";
import { fateOf, isOfStart } from "./judge.ts";
import type { Fate } from "./judge.ts";
import { KNOWN } from "./known.ts";
import { allMutants } from "./mutants.ts";
import type { Mutant } from "./mutants.ts";
import { record, recordingOf } from "./recording.ts";
import { judges, names } from "./test-files.ts";

const TOP = 2;
const MILLISECONDS = 1_000;
const SHOWN = 80;

const USAGE = `Ignores one field of a policy at a time, after the configuration is found valid and before it gets its
defaults, and runs the tests that set the field: what no test notices has no effect, or its effect has no test.

npm run policies:mutate -- [options]

  --only PATH   fields that begin with this: a policy (traffic.cors) or a part of one; may be repeated
  --file FILE   a test file that judges, instead of all that name the policy; may be repeated
  --jobs N      test files at once (2)
  --resume      takes what the last run has killed as killed
  --list        names the fields and runs nothing
  --json        writes the fates as JSON at the end
  --help

Without a mutant each test file runs once, to learn which tests set which fields; that is kept in .cache
until the file changes. Ends with status 1 when a mutant survives that is not in known.ts.
`;

const { values } = optionsOf(USAGE, {
  only: { type: "string", multiple: true, default: [""] },
  file: { type: "string", multiple: true, default: [] },
  jobs: { type: "string", default: "2" },
  resume: { type: "boolean", default: false },
  list: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
});

const started = Date.now();
const jobs = Number(values.jobs);
const files = values.file.length === 0 ? judges() : values.file;
const mutants = allMutants().filter(({ path }) =>
  values.only.some((only) => only === "" || `${path}.`.startsWith(`${only}.`)),
);

if (values.list) {
  for (const { path, skipped } of mutants)
    console.log(skipped === undefined ? path : `${path} (${skipped})`);
  console.log(`${mutants.length} fields`);
} else {
  await recordAll();
  const judged = await judgeAll();
  report(judged);
}

/** Records the test files that name one of the policies and whose fields are not yet known. */
async function recordAll(): Promise<void> {
  const policies = new Set(mutants.map(({ policy }) => policy.split(".")[TOP - 1] ?? ""));
  const unknown = files.filter(
    (file) =>
      recordingOf(file) === undefined && [...policies].some((policy) => names(file, policy)),
  );
  let count = 0;
  await inLanes(unknown, async (file) => {
    const { milliseconds, failed } = await record(file);
    count += 1;
    const end = failed === undefined ? "" : `, no judge: ${failed.split("\n")[0]}`;
    console.log(`recorded ${count} of ${unknown.length}: ${file} (${seconds(milliseconds)}${end})`);
  });
}

async function judgeAll(): Promise<readonly (readonly [Mutant, Fate])[]> {
  let count = 0;
  return await inLanes(mutants, async (mutant): Promise<readonly [Mutant, Fate]> => {
    const last = lastFate(mutant.path);
    const from = Date.now();
    const fate =
      values.resume && last?.kind === "killed" ? last : await fateOf(mutant, { files, last });
    keepFate(mutant.path, fate);
    count += 1;
    console.log(
      `${count} of ${mutants.length}: ${mutant.path} ${words(fate)} (${seconds(Date.now() - from)})`,
    );
    return [mutant, fate];
  });
}

function words(fate: Fate): string {
  switch (fate.kind) {
    case "killed":
      return `killed by ${fate.by.file}: ${fate.by.test} (${(fate.by.message.split("\n")[0] ?? "").slice(0, SHOWN)})`;
    case "survived":
      return `SURVIVED ${fate.files.join(", ")}`;
    case "unset":
      return "SURVIVED: no test sets it";
    case "skipped":
      return `skipped, ${fate.reason}`;
  }
}

function report(judged: readonly (readonly [Mutant, Fate])[]): void {
  const survivors = judged.filter(([, { kind }]) => kind === "survived" || kind === "unset");
  const unknown = survivors.filter(([{ path }]) => KNOWN[path] === undefined);
  console.log("");
  for (const [{ path }, fate] of survivors)
    console.log(`${path}: ${KNOWN[path] === undefined ? words(fate) : KNOWN[path]}`);
  const count = (kind: Fate["kind"]): number =>
    judged.filter(([, fate]) => fate.kind === kind).length;
  const unable = judged.filter(([, fate]) => fate.kind === "killed" && isOfStart(fate.by)).length;
  console.log(
    `\n${judged.length} mutants: ${count("killed")} killed (${unable} because no gateway starts with them), ${count("survived")} survived, ${count("unset")} set by no test, ${count("skipped")} skipped; ${survivors.length - unknown.length} of the survivors are known (${seconds(Date.now() - started)})`,
  );
  if (values.json)
    console.log(JSON.stringify(Object.fromEntries(judged.map(([{ path }, fate]) => [path, fate]))));
  process.exitCode = unknown.length === 0 ? 0 : 1;
}

/** Does the work for all items, some at a time; the results are in the order of the items. */
async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      for (const [index, item] of waiting) results[index] = await work(item);
    }),
  );
  return results;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / MILLISECONDS).toFixed(1)} s`;
}
