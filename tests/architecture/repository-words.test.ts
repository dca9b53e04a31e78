import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./source-files.ts";

const FEWEST_FILES = 200;
const THIS_FILE = "tests/architecture/repository-words.test.ts";
/** Conformance data and similar files, copied without changes, and pictures, which have no words. */
const TAKEN_OVER = /\/testdata\/|\.png$/;

/** Words about one machine, workplace or day instead of the product. */
const FOREIGN = [
  { word: /(?<![\w.$}-])\/(?:work|root|home\/\w+|Users\/\w+)\//, is: "a path of one machine" },
  { word: /(?<![\w.$}-])\/tmp\//, is: "a path of one machine (use os.tmpdir())" },
  { word: /"resolved": "https?:/, is: "the address of a package registry" },
  { word: /\bregistry\.(?:npmjs|yarnpkg)\b|\bartifactory\b|\bpypi\.org\b/i, is: "a registry host" },
  { word: /\b(?:TODO|FIXME|XXX)\b/, is: "work left over" },
  { word: /\b(?:test|describe|it)\.only\(/, is: "a switched-off test run" },
  { word: /\b[Ii]ssue #?\d+\b/, is: "a reference to a tracker" },
];

/** Files that git tracks or would track, except those deleted in the work tree. */
function trackedFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...args], { cwd: ROOT, encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
  const deleted = new Set(list("--deleted"));
  return list("--cached").filter((file) => !deleted.has(file));
}

test("the repository speaks of the product only", () => {
  const files = trackedFiles().filter((file) => file !== THIS_FILE && !TAKEN_OVER.test(file));
  assert.ok(files.length >= FEWEST_FILES, `saw only ${files.length} files`);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        FOREIGN.filter(({ word }) => word.test(line)).map(
          ({ is }) => `${file}:${index + 1}: ${is}: ${line.trim().slice(0, 120)}`,
        ),
      ),
  );
  assert.deepEqual(found, []);
});

test("every switched-off rule of the linter says why", () => {
  const silent = trackedFiles()
    .filter((file) => /\.(?:ts|js|mjs)$/.test(file) && !file.startsWith("generated/"))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
      return lines
        .filter((line) => /(?:oxlint|eslint)-disable/.test(line) && !/ -- \S/.test(line))
        .map((line) => `${file}: ${line.trim()}`);
    });
  assert.deepEqual(
    silent.filter((line) => !line.startsWith(THIS_FILE)),
    [],
  );
});
