import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadStandalone } from "@edge-gateway/translate";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FEWEST_EXAMPLES = 40;
const STANDALONE = /^In a standalone file:\n\n```yaml\n([^]*?)^```/gm;
/**
 * Messages that are expected: examples refer to secrets of the reader, and show planned features.
 */
const EXPECTED = /planned|^there is no `(?:secrets|configMaps)\./;

const pages = globSync("docs/reference/*.md", { cwd: ROOT }).map((page) => ({
  page,
  text: readFileSync(join(ROOT, page), "utf8"),
}));

test("the standalone form of each example is a configuration", () => {
  const examples = pages.flatMap(({ page, text }) =>
    [...text.matchAll(STANDALONE)].map(([, example = ""]) => ({ page, example })),
  );
  assert.ok(examples.length >= FEWEST_EXAMPLES, `saw only ${examples.length} examples`);
  for (const { page, example } of examples) {
    const input = { file: page, text: example, environment: {}, readFile: () => undefined };
    const messages = loadStandalone(input).diagnostics.map(({ message }) => message);
    assert.deepEqual(
      messages.filter((message) => !EXPECTED.test(message)),
      [],
      `${page}:\n${example}`,
    );
  }
});

test("the reference names no source that readers cannot open", () => {
  const named = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/\bdoc [12] §|\breference: |\bdata-plane\.md\b/g)].map(
      ([words]) => `${page}: ${words}`,
    ),
  );
  assert.deepEqual(named, []);
});
