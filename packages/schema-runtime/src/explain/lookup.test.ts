import assert from "node:assert/strict";
import { test } from "node:test";
import { explainedAt, placesOf } from "./lookup.ts";
import type { ExplainedFacts } from "./lookup.ts";

const TYPES: Readonly<Record<string, ExplainedFacts>> = {
  Document: {
    words: "object",
    description: "The document.",
    node: {
      fields: {
        doors: {
          words: "map of Door",
          description: "The doors.",
          node: { entries: { type: "Door" } },
        },
      },
    },
  },
  Door: {
    words: "object",
    description: "A door.",
    node: {
      fields: {
        locks: {
          words: "list of Lock",
          description: "The locks.",
          node: { items: { type: "Lock" } },
        },
        name: { words: "string", description: "The name." },
      },
    },
  },
  Lock: {
    words: "object",
    description: "A lock.",
    node: {
      branches: [
        { fields: { key: { words: "string", description: "The key.", suggest: ["opener"] } } },
      ],
    },
  },
};

function at(path: string) {
  return explainedAt(path, "Document", TYPES);
}

function descriptionAt(path: string): string {
  const explained = at(path);
  return explained.kind === "found" ? explained.facts.description : `no ${explained.word}`;
}

test("a path leads through maps and lists, with or without the names of entries", () => {
  for (const path of [
    "doors.front.locks[0].key",
    "doors.locks.key",
    "doors.*.locks.*.key",
    "Door.locks.key",
    "door.locks.key",
    "lock.key",
  ]) {
    assert.equal(descriptionAt(path), "The key.", path);
  }
});

test("an entry of a map is explained by its type", () => {
  assert.equal(descriptionAt("doors.front"), "A door.");
  assert.equal(descriptionAt("doors.front.locks[0]"), "A lock.");
  assert.equal(descriptionAt("door"), "A door.");
});

test("the explanation of a path lists its properties", () => {
  const explained = at("doors");
  assert.ok(explained.kind === "found");
  assert.deepEqual(Object.keys(explained.properties), ["locks", "name"]);
});

test("for an unknown word, the look-up returns possible names and the names of other systems", () => {
  assert.deepEqual(at("door.locks.opener"), {
    kind: "unknown",
    path: "door.locks",
    word: "opener",
    names: ["key"],
    aliases: { opener: "key" },
    below: {},
  });
  const outer = at("door.key");
  assert.ok(outer.kind === "unknown");
  assert.equal(outer.below["key"], "locks.key");
  const start = at("windows");
  assert.ok(start.kind === "unknown");
  assert.deepEqual(start.names, ["doors", "document", "door", "lock"]);
});

test("a property is found in every type that has it", () => {
  assert.deepEqual(placesOf("name", TYPES), ["door.name"]);
  assert.deepEqual(placesOf("toString", TYPES), []);
});
