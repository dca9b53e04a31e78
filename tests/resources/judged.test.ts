import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { loadFiles } from "@edge-gateway/translate";
import { exampleResources } from "./examples.ts";

const ROOT = join(import.meta.dirname, "../..");

for (const { file } of exampleResources()) {
  test(`${file} has no error by itself, whatever it refers to`, () => {
    const text = readFileSync(join(ROOT, file), "utf8");
    const options = { together: false, environment: {}, readFile: () => undefined };
    const { files } = loadFiles([{ file, text }], options);
    const errors = files
      .flatMap(({ diagnostics }) => diagnostics)
      // Examples also show what is still to come.
      .filter(({ severity, code }) => severity === "error" && code !== "unsupported");
    assert.deepEqual(errors, []);
  });
}
