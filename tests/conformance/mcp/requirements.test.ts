import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

/** Every requirement of MCP that a gateway can break has a test that would notice. */

interface Requirement {
  readonly id: string;
  readonly era: "sessions" | "sessionless" | "both";
  readonly clause: string;
  readonly level: string;
  readonly says: string;
  readonly does: string;
  readonly tests: readonly { readonly file: string; readonly words: readonly string[] }[];
}

const ROOT = new URL("../../../", import.meta.url);
const FILE = new URL("./requirements.yaml", import.meta.url);
const LEVELS = ["MUST", "MUST NOT", "SHOULD", "SHOULD NOT", "MAY"];
const ERAS = ["sessions", "sessionless", "both"];

const requirements: readonly Requirement[] = parse(readFileSync(FILE, "utf8"));

test("each requirement has a clause, a behaviour and an id of its own", () => {
  assert.equal(new Set(requirements.map(({ id }) => id)).size, requirements.length);
  for (const { id, era, clause, level, says, does } of requirements) {
    assert.ok(ERAS.includes(era) && LEVELS.includes(level), id);
    for (const text of [clause, says, does]) assert.ok(text.length > 0, id);
  }
});

test("none is uncovered: the tests exist, and are about it", () => {
  for (const { id, tests } of requirements) {
    assert.ok(tests.length > 0, `${id} has no test`);
    for (const { file, words } of tests) {
      const url = new URL(file, ROOT);
      assert.ok(existsSync(url), `${id}: ${file} does not exist`);
      const text = readFileSync(url, "utf8");
      assert.ok(words.length > 0, `${id}: ${file} without words`);
      for (const word of words)
        assert.ok(text.includes(word), `${id}: ${file} says nothing of: ${word}`);
    }
  }
});
