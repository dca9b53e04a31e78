// The script `test` of every package: runs the tests of the folder it is started in.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { say } from "./output.ts";
import { runFiles } from "./run-files.ts";
import { closingLine } from "./tally.ts";
import { projects, resultFile, ROOT, testFiles } from "./workspace.ts";

const UNIT_TEST_FILE_LIMIT_MS = 300_000;

const folder = relative(ROOT, process.cwd());
const project = projects().find((candidate) => candidate.folder === folder);
if (project === undefined) throw new Error(`${folder} is not a package of this workspace`);

const file = resultFile(project.name);
rmSync(file, { force: true });
const tally = await runFiles(testFiles(folder), UNIT_TEST_FILE_LIMIT_MS);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(tally));
say(`${project.name}: ${closingLine(tally)}`);
process.exitCode = tally.failed === 0 ? 0 : 1;
