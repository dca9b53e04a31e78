import assert from "node:assert/strict";
import { test } from "node:test";
import { missingEntries, withoutSince } from "./changelog.ts";
import { compareStates } from "./models.ts";
import { ENUM, NEW, NUMBER, state, TEXT, type Json } from "./testing/states.ts";

test("an incompatible change needs a new line in the changelog", () => {
  const changes = compareStates(
    state({ a: TEXT, b: ENUM }),
    state({ a: { ...TEXT, maxLength: 4 }, b: { ...ENUM, enum: ["A"] }, c: NEW }),
  );
  const missing = (before: string, after: string) =>
    missingEntries(changes, before, after).map(({ path }) => path);
  assert.deepEqual(missing("", ""), ["Document.a", "Document.b"]);
  assert.deepEqual(missing("", "- `Document.a` is at most 4 long\n"), ["Document.b"]);
  assert.deepEqual(missing("", "- everything of `Document` is another\n"), []);
  assert.deepEqual(missing("- `Document`\n", "- `Document`\n"), ["Document.a", "Document.b"]);
  assert.deepEqual(missing("", "- `Doc` and Document.a\n"), ["Document.a", "Document.b"]);
});

test("a new property must name its first release", () => {
  const before = state({ a: TEXT });
  const silent = (b: Json) =>
    withoutSince(compareStates(before, state({ a: TEXT, b }))).map(({ path }) => path);
  assert.deepEqual(silent(NEW), ["Document.b"]);
  assert.deepEqual(silent({ ...NEW, "x-since": "0.2.0" }), []);
  assert.deepEqual(withoutSince(compareStates(before, state({ a: NUMBER }))), []);
});
