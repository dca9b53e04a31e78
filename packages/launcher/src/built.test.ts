import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test, type TestContext } from "node:test";
import { pathToFileURL } from "node:url";
import { programOf } from "./built.js";

const MAIN = "packages/proxy/src/main.ts";
const BUILDER = "tools/build-gateway.ts";
/** Notes each run; what it builds is made of the main module. */
const BUILDS = `
import { appendFileSync, mkdirSync, statSync, writeFileSync } from "node:fs";
appendFileSync(import.meta.dirname + "/runs", "+");
const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const modified = statSync(import.meta.dirname + "/../${MAIN}").mtimeMs;
writeFileSync(folder + "/inputs.json", JSON.stringify({ "${MAIN}": modified }));
`;

async function workTree(context: TestContext, builder: string) {
  const root = await mkdtemp(join(tmpdir(), "built-"));
  context.after(() => rm(root, { recursive: true }));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await write(BUILDER, builder);
  await write(MAIN, "// first");
  const program = (path: string) =>
    programOf(root, pathToFileURL(join(root, path)).href, process.execPath, process.env);
  return { root, write, program };
}

test("what is built of the sources runs, and is built again only when they have changed", async (context) => {
  const { root, write, program } = await workTree(context, BUILDS);
  const runs = () => readFile(join(root, "tools/runs"), "utf8");
  assert.equal(program(MAIN), join(root, ".cache/built/gw.js"));
  assert.equal(program(MAIN), join(root, ".cache/built/gw.js"));
  assert.equal(await runs(), "+");
  await write(MAIN, "// second");
  assert.equal(program(MAIN), join(root, ".cache/built/gw.js"));
  assert.equal(await runs(), "++");
});

test("sources that cannot be built run as they are", async (context) => {
  const { root, program } = await workTree(context, "process.exit(1);");
  assert.equal(program(MAIN), join(root, MAIN));
});

test("other modules run as they are", async (context) => {
  const { root, program } = await workTree(context, "process.exit(1);");
  assert.equal(program("tools/other.ts"), join(root, "tools/other.ts"));
});
