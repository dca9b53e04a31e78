import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { loadFiles } from "@edge-gateway/translate";
import type { Diagnostic } from "@edge-gateway/translate";
import { exampleResources } from "./examples.ts";
import { handMade } from "./hand-made.ts";

const ROOT = join(import.meta.dirname, "../..");

const OPTIONS = { together: false, environment: {}, readFile: () => undefined };

function errorsOf(file: string, text: string): readonly Diagnostic[] {
  const { files } = loadFiles([{ file, text }], OPTIONS);
  return files
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity === "error");
}

for (const { file } of exampleResources()) {
  test(`${file} has no error by itself, whatever it refers to and whether this build runs it`, () => {
    assert.deepEqual(errorsOf(file, readFileSync(join(ROOT, file), "utf8")), []);
  });
}

for (const { kind, name, place, document } of handMade("valid")) {
  test(`gw validate takes ${kind} ${name}`, () => {
    assert.deepEqual(errorsOf(place, JSON.stringify(document)), []);
  });
}

for (const { kind, name, place, document } of handMade("invalid")) {
  test(`gw validate refuses ${kind} ${name}`, () => {
    assert.notDeepEqual(errorsOf(place, JSON.stringify(document)), []);
  });
}
