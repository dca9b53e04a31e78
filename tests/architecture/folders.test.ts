import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT, sourceFiles } from "./source-files.ts";

/** More files of one folder are no longer found by their names. */
const MOST_FILES = 25;
/** A package that holds more of all lines is several packages. */
const LARGEST_SHARE = 0.25;

test("folders have few files, tests among them", () => {
  const folders = Map.groupBy(sourceFiles(), dirname);
  const full = [...folders].flatMap(([folder, { length }]) =>
    length > MOST_FILES ? [`${folder} has ${length} files: give those of one kind a folder`] : [],
  );
  assert.deepEqual(full, []);
});

test("no package holds more than a quarter of all lines", () => {
  const lines = new Map<string, number>();
  for (const file of sourceFiles()) {
    const name = /^(?:packages\/[^/]+|codegen)(?=\/)/.exec(file)?.[0];
    if (name === undefined || /\.test\.tsx?$/.test(file)) continue;
    const count = readFileSync(join(ROOT, file), "utf8").split("\n").length;
    lines.set(name, (lines.get(name) ?? 0) + count);
  }
  const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
  const large = [...lines].filter(([, count]) => count > all * LARGEST_SHARE);
  assert.deepEqual(large, []);
});
