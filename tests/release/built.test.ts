import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const BUILDER = fileURLToPath(new URL("../../tools/build-gateway.ts", import.meta.url));
const NO_OUTPUT = 'data:text/javascript,process.stdout.write=()=>{throw new Error("no output")}';

const run = promisify(execFile);
let temporary: string;
let folder: string;

before(async () => {
  temporary = await mkdtemp(join(tmpdir(), "built-"));
  folder = join(temporary, "gateway");
  await run(process.execPath, [BUILDER, folder]);
});

after(() => rm(temporary, { recursive: true }));

test("gw that was built of the sources names their places in stack traces", async () => {
  const failing = run(process.execPath, [
    "--import",
    NO_OUTPUT,
    join(folder, "gw.js"),
    "--version",
  ]);
  await assert.rejects(failing, /no output\n(.*\n)* +at .*packages\/proxy\/src\/main\.ts:\d+:\d+/);
});

test("what gw was built of is written down with the time of each change", async () => {
  const inputs: unknown = JSON.parse(await readFile(join(folder, "inputs.json"), "utf8"));
  assert.ok(typeof inputs === "object" && inputs !== null);
  const paths = Object.keys(inputs);
  for (const path of ["packages/proxy/src/main.ts", "package-lock.json", "tools/bundle.ts"])
    assert.ok(paths.includes(path), path);
});
