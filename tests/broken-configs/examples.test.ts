import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate";

const EXAMPLES = new URL("../../schemas/examples/standalone-config/", import.meta.url);
const EXPECTED = /^# expected: ([0-9]+:[0-9]+ [a-z-]+)\n/;

function examples(kind: "valid" | "invalid") {
  const folder = new URL(`${kind}/`, EXAMPLES);
  const files = readdirSync(folder);
  assert.ok(files.length > 0);
  return files.map((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const loaded = loadStandalone({ file, text, environment: {}, readFile: () => undefined });
    return { file, text, loaded };
  });
}

for (const { file, loaded } of examples("valid")) {
  test(`the example ${file} is valid`, () => {
    assert.deepEqual(loaded.diagnostics, []);
  });
}

for (const { file, text, loaded } of examples("invalid")) {
  test(`the example ${file} is refused as its first line says`, () => {
    const expected = EXPECTED.exec(text)?.[1];
    const found = loaded.diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);
    assert.ok(expected !== undefined && found.includes(expected), found.join(", "));
  });
}
