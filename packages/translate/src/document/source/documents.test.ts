import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf } from "./documents.ts";

function split(text: string): string[] {
  return documentsOf(text).map(({ text: own, firstLine }) => `${firstLine}:${own}`);
}

test("a text without markers is one document", () => {
  assert.deepEqual(split("a: 1\n"), ["1:a: 1\n"]);
  assert.deepEqual(split(""), ["1:"]);
});

test("each marker at the start of a line begins a document", () => {
  assert.deepEqual(split("a: 1\n---\nb: 2\n--- # c\nc: 3\n"), [
    "1:a: 1\n",
    "2:---\nb: 2\n",
    "4:--- # c\nc: 3\n",
  ]);
  assert.deepEqual(split("a: |\n  ---\n----\n"), ["1:a: |\n  ---\n----\n"]);
});

test("documents with only comments, directives and markers are left out", () => {
  assert.deepEqual(split("# first\n%YAML 1.2\n---\na: 1\n---\n# nothing\n...\n---\n"), [
    "3:---\na: 1\n",
  ]);
  assert.deepEqual(split("---\n# nothing\n---\n"), ["1:"]);
});
