import assert from "node:assert/strict";
import { dirname, resolve } from "node:path";
import { test } from "node:test";
import { loadFiles } from "@edge-gateway/translate";
import {
  blocksOf,
  exampleFiles,
  fencedBlocks,
  manifestExamples,
  readExample,
  SCHEMA,
} from "./examples.ts";

const MODELINE = /^# yaml-language-server: \$schema=(\S+)$/m;
/** A block that begins like this is a whole configuration; other blocks show a part of one. */
const WHOLE = /^(?:#.*\n|\s*\n)*(?:gateways|config|backends|routes|apiVersion):/;

const OPTIONS = { together: true, environment: {}, readFile: () => undefined };

function findings(file: string, text: string, firstLine = 1): readonly string[] {
  return loadFiles([{ file, text }], OPTIONS)
    .files.flatMap(({ diagnostics }) => diagnostics)
    .map(({ line, path, message }) => `${file}:${firstLine + line - 1}: ${path}: ${message}`);
}

test("there are examples", () => {
  assert.ok(exampleFiles().length >= 4);
  assert.ok(fencedBlocks().length >= 1);
});

for (const file of exampleFiles()) {
  test(`${file} names the schema of editors and is valid, without a warning`, () => {
    const { path, text } = readExample(file);
    const [first = ""] = text.split("\n");
    const schema = MODELINE.exec(first)?.[1] ?? "";
    assert.equal(resolve(dirname(path), schema), SCHEMA);
    assert.deepEqual(findings(file, text), []);
  });
}

test("the example of manifests is a set that runs, without a warning", () => {
  const files = manifestExamples();
  assert.ok(files.length >= 4);
  const sources = files.map((file) => ({ file, text: readExample(file).text }));
  const loaded = loadFiles(sources, OPTIONS);
  assert.deepEqual(
    loaded.files.flatMap(({ diagnostics }) => diagnostics),
    [],
  );
  assert.ok(loaded.ir !== undefined);
});

for (const { file, line, text } of fencedBlocks().filter((block) => WHOLE.test(block.text))) {
  test(`the configuration in ${file} at line ${line} is valid, without a warning`, () => {
    assert.deepEqual(findings(file, text, line), []);
  });
}

test("blocks are found with their lines, also in lists", () => {
  const page =
    "a\n\n```yaml\nb: 1\n```\n\n- c\n\n  ```yml title\n  d:\n    e: 1\n  ```\n\n```sh\nf\n```\n";
  assert.deepEqual(
    blocksOf("page.md", page).map(({ line, text }) => [line, text]),
    [
      [4, "b: 1\n"],
      [10, "d:\n  e: 1\n"],
    ],
  );
});
