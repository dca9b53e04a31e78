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
import { ReadFiles, realPath } from "./read-files.ts";

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

test("the real path of a file is without links, whether or not it exists", () => {
  symlinkSync("folder", join(folder, "link"));
  const real = realPath(folder);
  assert.equal(realPath(join(folder, "link", "a.yaml")), join(real, "folder", "a.yaml"));
  assert.equal(realPath(join(folder, "link", "b", "c")), join(real, "folder", "b", "c"));
  assert.equal(realPath(join(folder, "circle")), join(real, "circle"));
});

test("objects of a database cannot reach a file of the settings by a link", () => {
  const own = mkdtempSync(join(folder, "mounted-"));
  mkdirSync(join(own, "..1"));
  symlinkSync("..1", join(own, "..data"));
  symlinkSync("..data/key", join(own, "key"));
  writeFileSync(join(own, "..1", "key"), "a: b");
  const file = join(own, "gw.yaml");
  const settings = "{ storage: { mode: database }, database: { keyFile: key } }";
  writeFileSync(file, `config: ${settings}\ngateways: { web: { port: 80 } }\n`);
  const { files } = judgeConfiguration([file], {
    ...{ environment: {}, isRun: true },
    database: { text: "secrets:\n  s: { file: ..data/key }\n", problems: [] },
  });
  const messages = files.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
  assert.match(messages.join(), /this file is for the settings of the gateway alone/);
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
