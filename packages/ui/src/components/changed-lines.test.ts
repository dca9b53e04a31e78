import assert from "node:assert/strict";
import { test } from "node:test";
import { changedLines } from "./changed-lines.ts";

const SIGNS = { same: " ", removed: "-", added: "+", folded: "~" };

function shown(before: string, after: string): string {
  return changedLines(before, after)
    .map(({ kind, text }) => SIGNS[kind] + text)
    .join("\n");
}

test("a difference has the changed lines and some around them", () => {
  assert.equal(shown("a\nb", "a\nb"), "");
  assert.equal(shown("1\n2\n3\n4\nb\nc", "1\n2\n3\n4\nB\nc"), "~1\n 2\n 3\n 4\n-b\n+B\n c");
  assert.equal(shown("a\nb\nc\nd", "a\nx\nc\ny\nd"), " a\n-b\n+x\n c\n+y\n d");
  assert.equal(shown("", "a"), "-\n+a");
});

test("empty lines at the beginning are lines, too", () => {
  assert.equal(shown("\nb", "a\nb"), "-\n+a\n b");
  assert.equal(shown("\nb", "\nc"), " \n-b\n+c");
  assert.equal(shown("\n1\n2", "\n1\n3"), " \n 1\n-2\n+3");
});

test("lines far from each change are folded: above, between and below", () => {
  const before = "1\n2\n3\n4\n5\nb\n6\n7\n8\n9\n10\n11\n12\n13\nc\n14\n15\n16\n17\n18\n";
  const after = before.replace("b", "B").replace("c", "C");
  const lines = changedLines(before, after);
  const folds = lines.filter(({ kind }) => kind === "folded");
  assert.deepEqual(folds, [
    { kind: "folded", text: "1\n2", count: 2 },
    { kind: "folded", text: "9\n10", count: 2 },
    { kind: "folded", text: "17\n18", count: 2 },
  ]);
  const whole = lines.filter(({ kind }) => kind !== "added").map(({ text }) => text);
  assert.equal(`${whole.join("\n")}\n`, before);
});

test("a single line between two changes is not folded", () => {
  const lines = shown("a\n1\n2\n3\n4\n5\n6\n7\nb", "A\n1\n2\n3\n4\n5\n6\n7\nB");
  assert.equal(lines, "-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n 7\n-b\n+B");
});
