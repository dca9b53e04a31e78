import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { importsOf, ROOT, sourceFiles } from "./source-files.ts";

/** Sources of the HTTP engine without its tests. */
const ENGINE = sourceFiles().filter(
  (file) =>
    file.startsWith("packages/http/src/") &&
    !/\.(?:test|suite)\.ts$|\/testing(?:\/|\.ts)/.test(file),
);

test("the engine knows nothing of configuration: its bounds are parameters, or in bounds.ts", () => {
  const generated = ENGINE.flatMap(importsOf).filter(({ specifier }) =>
    /^@edge-gateway\/generated\/(?!errors\/)/.test(specifier),
  );
  assert.deepEqual(
    generated.map(({ file, specifier }) => `${file} imports ${specifier}`),
    [],
  );
});

const FEWEST_FILES = 10;

test("every bound has its reason", () => {
  const files = sourceFiles().filter((file) => file.endsWith("/bounds.ts"));
  assert.ok(files.length >= FEWEST_FILES, `saw only ${files.length} files`);
  for (const file of files) {
    const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
    lines.forEach((line, index) => {
      if (line.startsWith("export "))
        assert.match(lines[index - 1] ?? "", /\*\/$/, `${file}: ${line}`);
    });
  }
});
