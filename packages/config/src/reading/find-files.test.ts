import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { findFiles } from "./find-files.ts";
import { judgeConfiguration } from "./judge-configuration.ts";
import { findingsOf } from "./judged-configuration.ts";

const { maxSearched } = DEFAULTS.standaloneFileLimits;

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "search-"));
  for (const name of ["few/b", "few/a/deep", "few/.git"])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["z.yaml", "a/deep/y.yml", ".git/x.yaml", "b/notes.txt"])
    writeFileSync(join(folder, "few", name), "gateways: {}\n");
});

after(() => {
  rmSync(folder, { recursive: true });
});

test("finds the YAML files of a folder and its subfolders in sorted order, without the folders of tools", () => {
  const few = join(folder, "few");
  const at = (name: string) => join(few, name);
  const { files, folders } = findFiles(few);
  assert.deepEqual(files, [at("a/deep/y.yml"), at("z.yaml")]);
  assert.deepEqual(new Set(folders), new Set([few, at("a"), at("b"), at("a/deep")]));
});

test("the search stops at a folder with too many files below it, and the message says so", () => {
  const many = join(folder, "many");
  for (let number = 0; number < maxSearched; number++)
    mkdirSync(join(many, String(number)), { recursive: true });
  const { ir, files, paths } = judgeConfiguration([many], { environment: {}, isRun: true });
  assert.equal(ir, undefined);
  assert.deepEqual(paths, [many]);
  assert.deepEqual(
    findingsOf({ files }).diagnostics.map(({ file, message }) => `${file}: ${message}`),
    [
      `${many}: the file cannot be read: the folder contains more than ${maxSearched} folders and YAML files; name the files or folders that are meant`,
    ],
  );
});
