import assert from "node:assert/strict";
import { test } from "node:test";
import { knownAt } from "./lookup.ts";
import type { KnownNode } from "./lookup.ts";

const TYPES: Readonly<Record<string, KnownNode>> = {
  Document: {
    keys: {
      "a/b": { type: "Part" },
      parts: { items: { type: "Part" } },
      named: { entries: { type: "Part" }, isNeverEmpty: true },
      text: null,
    },
    aliases: { pieces: "parts" },
  },
  Part: {
    keys: {
      mode: { values: ["Strict", "Optional"] },
      other: { branches: [{ keys: { x: null } }, { values: ["off"] }] },
    },
  },
};

test("the root has the keys of its type, and the names that other systems use for them", () => {
  assert.deepEqual(knownAt("Document", "", TYPES), {
    keys: ["a/b", "parts", "named", "text"],
    aliases: { pieces: "parts" },
    planned: [],
    values: [],
    unit: undefined,
    isNeverEmpty: false,
  });
});

test("pointers lead through properties, items and entries", () => {
  for (const pointer of ["/a~1b", "/parts/3", "/named/any"]) {
    assert.deepEqual(knownAt("Document", pointer, TYPES).keys, ["mode", "other"], pointer);
  }
  assert.deepEqual(knownAt("Document", "/parts/0/mode", TYPES).values, ["Strict", "Optional"]);
});

test("the look-up says whether a list or map may be empty", () => {
  assert.equal(knownAt("Document", "/named", TYPES).isNeverEmpty, true);
  assert.equal(knownAt("Document", "/parts", TYPES).isNeverEmpty, false);
});

test("the keys of a union are those of all its branches", () => {
  assert.deepEqual(knownAt("Document", "/parts/0/other", TYPES), {
    keys: ["x"],
    aliases: {},
    planned: [],
    values: ["off"],
    unit: undefined,
    isNeverEmpty: false,
  });
});

test("an unknown place has no keys, values or unit", () => {
  for (const pointer of ["/none", "/text/deeper", "/constructor", "/parts/name"]) {
    assert.deepEqual(
      knownAt("Document", pointer, TYPES),
      { keys: [], aliases: {}, planned: [], values: [], unit: undefined, isNeverEmpty: false },
      pointer,
    );
  }
});
