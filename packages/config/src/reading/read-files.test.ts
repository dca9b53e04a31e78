import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { digestOf } from "./digest.ts";
import { judgeConfiguration } from "./judge-configuration.ts";
import { findingsOf } from "./judged-configuration.ts";
import { readConfiguration } from "./read-configuration.ts";
import { ReadFiles } from "./read-files.ts";

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "read-files-"));
  mkdirSync(join(folder, "folder"));
  writeFileSync(join(folder, "folder", "a.yaml"), "");
  writeFileSync(join(folder, "file"), "text");
  symlinkSync("circle", join(folder, "circle"));
  spawnSync("mkfifo", [join(folder, "pipe")]);
});

after(() => {
  rmSync(folder, { recursive: true });
});

for (const name of ["file", "folder", "absent", "circle", "pipe", "file/below"]) {
  test(`the digest of the contents read from "${name}" equals the digest of the current contents`, async () => {
    const path = join(folder, name);
    const read = new ReadFiles();
    read.bytes(path);
    assert.equal(read.digest([path]), await digestOf([path]));
    assert.equal(new ReadFiles().digest([path]), await digestOf([path]));
  });
}

test("every reader of a file gets the same content, even if the file changes meanwhile", async () => {
  const path = join(folder, "changing");
  writeFileSync(path, "one");
  const before = await digestOf([path]);
  const read = new ReadFiles();
  assert.deepEqual(read.bytes(path), Buffer.from("one"));
  writeFileSync(path, "two");
  assert.deepEqual(read.bytes(path), Buffer.from("one"));
  assert.equal(read.digest([path]), before);
});

test("a configuration that names other files is read once", async (context) => {
  const path = join(folder, "gw.yaml");
  writeFileSync(join(folder, "values.yaml"), "a: b\n");
  writeFileSync(
    path,
    `gateways: {web: {port: 1, routes: [{backends: [{host: "h:1"}]}]}}\nsecrets: {one: {file: values.yaml}}\n`,
  );
  const searches = context.mock.method(ReadFiles.prototype, "find");
  const { ir, paths, digest } = await readConfiguration(path, {});
  assert.ok(ir !== undefined);
  assert.deepEqual(paths, [path, join(folder, "values.yaml")]);
  assert.equal(digest, await digestOf(paths));
  assert.equal(searches.mock.callCount(), 1);
});

test("a folder is validated as it is run: files of other programs are left out", () => {
  const mixed = join(folder, "mixed");
  mkdirSync(mixed);
  writeFileSync(join(mixed, "values.yaml"), "replicas: 1\n");
  const judge = (isRun: boolean) => judgeConfiguration([mixed], { environment: {}, isRun });
  assert.equal(judge(true).ir, undefined);
  assert.equal(findingsOf(judge(true)).diagnostics[0]?.code, "nothing-judged");
  writeFileSync(
    join(mixed, "gw.yaml"),
    `gateways: {web: {port: 1, routes: [{backends: [{host: "h:1"}]}]}}\n`,
  );
  assert.deepEqual(findingsOf(judge(true)).diagnostics, findingsOf(judge(false)).diagnostics);
  assert.equal(judge(true).ir?.listeners.length, 1);
});
