import assert from "node:assert/strict";
import { dirname } from "node:path";
import { test } from "node:test";
import { sourceFiles } from "./source-files.ts";

/** More files of one folder are no longer found by their names. */
const MOST_FILES = 25;

test("folders have few files, tests among them", () => {
  const folders = Map.groupBy(sourceFiles(), dirname);
  const full = [...folders].flatMap(([folder, { length }]) =>
    length > MOST_FILES ? [`${folder} has ${length} files: give those of one kind a folder`] : [],
  );
  assert.deepEqual(full, []);
});
