import assert from "node:assert/strict";
import { test } from "node:test";
import { changedLines } from "./changed-lines.ts";

const SIGNS = { same: " ", removed: "-", added: "+", "left out": "…" };

function shown(before: string, after: string): string {
  return changedLines(before, after)
    .map(({ kind, text }) => SIGNS[kind] + text)
    .join("\n");
}

test("a difference has the changed lines and some around them", () => {
  assert.equal(shown("a\nb", "a\nb"), "");
  assert.equal(shown("1\n2\n3\n4\nb\nc", "1\n2\n3\n4\nB\nc"), " 2\n 3\n 4\n-b\n+B\n c");
  assert.equal(shown("a\nb\nc\nd", "a\nx\nc\ny\nd"), " a\n-b\n+x\n c\n+y\n d");
  assert.equal(shown("", "a"), "-\n+a");
});

test("equal lines between two changes are left out, except for some around them", () => {
  const lines = (count: number): string => Array.from({ length: count }, (_, at) => at).join("\n");
  assert.equal(
    shown(`a\n${lines(9)}\nb`, `A\n${lines(9)}\nB`),
    "-a\n+A\n 0\n 1\n 2\n…3 lines are the same\n 6\n 7\n 8\n-b\n+B",
  );
  assert.equal(
    shown(`a\n${lines(7)}\nb`, `A\n${lines(7)}\nB`),
    "-a\n+A\n 0\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B",
  );
});

test("empty lines at the beginning are lines, too", () => {
  assert.equal(shown("\nb", "a\nb"), "-\n+a\n b");
  assert.equal(shown("\nb", "\nc"), " \n-b\n+c");
  assert.equal(shown("\n1\n2", "\n1\n3"), " \n 1\n-2\n+3");
});
