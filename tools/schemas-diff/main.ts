import { readFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import type { Change, Level } from "@edge-gateway/codegen/evolution/change";
import { missingEntries, withoutSince } from "@edge-gateway/codegen/evolution/changelog";
import { compareStates } from "@edge-gateway/codegen/evolution/models";
import { readTexts } from "@edge-gateway/codegen/read";
import { optionsOf } from "../options.ts";
import { fileAt, filesAt, latestTag, revisionOf } from "./git.ts";

const ROOT = join(import.meta.dirname, "../..");
const CHANGELOG = "CHANGELOG.md";
const INDENTATION = 2;
const USAGE_STATUS = 2;

const LEVELS: readonly { readonly level: Level; readonly colour: "red" | "yellow" | "green" }[] = [
  { level: "breaking", colour: "red" },
  { level: "needs action", colour: "yellow" },
  { level: "compatible", colour: "green" },
];

const USAGE = `Lists the changes of schemas/ since a git revision: compatible, needs action, or breaking.

npm run schemas:diff -- [BASE] [options]

  BASE    a revision; the last release (its tag) if not given
  --json  prints a JSON list of changes instead of text
  --help

Ends with status 1 if a change that is not compatible is not named in CHANGELOG.md, and if what is new
since the last release does not say by x-since which release has it. Before the first release nobody
depends on the schemas, so nothing is asked for.
`;

const { values, positionals } = optionsOf(USAGE, { json: { type: "boolean", default: false } });
process.exitCode = await main(positionals, values.json);

async function main([named]: readonly string[], json: boolean): Promise<number> {
  const base = named === undefined ? latestTag(ROOT) : revisionOf(ROOT, named);
  if (base === undefined && named !== undefined) {
    console.error(`error: there is no revision ${named}`);
    return USAGE_STATUS;
  }
  if (base === undefined) {
    console.log(json ? "[]" : "schemas: there is no release to compare with");
    return 0;
  }
  const changes = compareStates(
    filesAt(ROOT, base, "schemas"),
    await readTexts(join(ROOT, "schemas")),
  );
  const missing = missingEntries(changes, fileAt(ROOT, base, CHANGELOG) ?? "", changelog());
  const silent = named === undefined ? withoutSince(changes) : [];
  if (json) console.log(JSON.stringify(changes, null, INDENTATION));
  else {
    report(changes, named ?? base);
    demand(`${CHANGELOG} needs a new line that names, as code, each of:`, missing);
    demand("schemas/ needs x-since, the release to come, at each of:", silent);
  }
  return missing.length + silent.length === 0 ? 0 : 1;
}

function changelog(): string {
  return readFileSync(join(ROOT, CHANGELOG), "utf8");
}

function report(changes: readonly Change[], base: string): void {
  for (const { level, colour } of LEVELS) {
    const own = changes.filter((change) => change.level === level);
    if (own.length > 0) console.log(styleText(colour, `${level}:`, { stream: process.stdout }));
    for (const { path, reason } of own) console.log(`  ${path}: ${reason}`);
  }
  const count = (level: Level) => changes.filter((change) => change.level === level).length;
  const counts = LEVELS.map(({ level }) => `${count(level)} ${level}`).join(", ");
  console.log(`schemas since ${base}: ${counts}`);
}

function demand(sentence: string, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  console.log(sentence);
  for (const path of new Set(changes.map((change) => change.path))) console.log(`  \`${path}\``);
}
