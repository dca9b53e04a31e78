import assert from "node:assert/strict";
import { test } from "node:test";
import { versionLines } from "./config-history-text.ts";

test("authors and messages cannot write to the terminal, nor begin a line", () => {
  const at = "2026-01-02T03:04:05Z";
  const version = { revision: 7, base: 6, at, author: "ann\u001b[2J", message: "a\nb\u202e" };
  assert.equal(versionLines([version]), `7  ${at}  ann [2J  a b\n`);
});
