import { availableParallelism } from "node:os";
import { optionsOf } from "../options.ts";
import { Journal } from "./journal.ts";
import { readTrial } from "./judge.ts";
import type { Fate } from "./judge.ts";
import type { Mutant } from "./mutants.ts";
import { judgeAll } from "./shards.ts";

const FEWEST_MUTANTS = 5000;

const USAGE = `Changes the schemas in one place at a time, generates in memory, and compares with the transcribed specification. A change that no comparison detects shows a limit, default or rule without a row in tests/spec.

npm run schemas:mutate -- [PART OF A PATH] [options]

  --shards N  threads; one for each processor by default
  --resume    continues where a run over the same sources was stopped
  --help

Names every mutant that survives, and ends with status 1 if there is one.
`;

const { values, positionals } = optionsOf(USAGE, {
  shards: { type: "string", default: String(availableParallelism()) },
  resume: { type: "boolean", default: false },
});

const started = Date.now();
const [only = ""] = positionals;
const { mutants } = await readTrial();
const wanted = mutants.flatMap(({ file }, index) => (file.includes(only) ? [index] : []));
const journal = await Journal.open(values.resume);
const fates = new Map(journal.known());
const waiting = wanted.filter((index) => !fates.has(index));
if (waiting.length < wanted.length)
  console.log(`${wanted.length - waiting.length} mutants are known from an earlier run`);
await judgeAll(waiting, Number(values.shards), (index, fate) => {
  fates.set(index, fate);
  journal.add(index, fate);
  showProgress();
});
const judged = wanted.flatMap((index) => {
  const [mutant, fate] = [mutants[index], fates.get(index)];
  return mutant === undefined || fate === undefined ? [] : [{ mutant, fate }];
});
const survivors = judged.filter(({ fate }) => fate === "survived");
for (const { mutant } of survivors)
  console.log(`survived: schemas/${mutant.file}#${mutant.pointer}: ${mutant.change}`);
for (const line of byKind(judged)) console.log(line);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${judged.length} mutants in ${seconds} s, ${judged.length - survivors.length} killed, ${survivors.length} survived`,
);
const isTooSmall = only === "" && judged.length < FEWEST_MUTANTS;
if (isTooSmall) console.log(`there should be at least ${FEWEST_MUTANTS} mutants`);
process.exitCode = survivors.length === 0 && !isTooSmall ? 0 : 1;

function showProgress(): void {
  if (!process.stderr.isTTY) return;
  const lived = [...fates.values()].filter((fate) => fate === "survived").length;
  process.stderr.write(`\r${fates.size} of ${wanted.length} mutants, ${lived} survived `);
  if (fates.size === wanted.length) process.stderr.write("\n");
}

/**
 * A line of the report, such as `maxLength: 200 mutants, 190 against a sentence, 10 refused by the
 * generator, 0 survived`.
 */
function byKind(
  all: readonly { readonly mutant: Mutant; readonly fate: Fate }[],
): readonly string[] {
  const kinds = Map.groupBy(all, ({ mutant }) => (/^[^ /]+/u.exec(mutant.change) ?? [""])[0]);
  return [...kinds].map(([kind, some]) => {
    const count = (fate: Fate): number => some.filter((one) => one.fate === fate).length;
    return `  ${kind}: ${some.length} mutants, ${count("killed")} against a sentence, ${count("refused")} refused by the generator, ${count("survived")} survived`;
  });
}
