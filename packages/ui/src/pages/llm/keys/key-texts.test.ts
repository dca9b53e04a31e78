import assert from "node:assert/strict";
import { test } from "node:test";
import { editOf, namesIn, spentText, stateText, switched, typedOf } from "./key-texts.ts";

const KEY = {
  ...{ id: "k", version: "v", name: "ci", createdAt: "2026-01-01T00:00:00.000Z", budgets: [] },
  isDisabled: false,
} as const;
const FULL = {
  ...{ ...KEY, team: "tools", user: "ann", expiresAt: "2030-01-31T12:00:30.500Z" },
  ...{ models: ["gpt-5", "claude-*"], metadata: { unit: "a=b", place: "x" } },
} as const;

test("names are separated by commas, spaces or lines", () => {
  assert.deepEqual(namesIn(" gpt-5,claude-*\n o3 "), ["gpt-5", "claude-*", "o3"]);
  assert.deepEqual(namesIn(" , "), []);
});

test("a key is disabled, expired or enabled", () => {
  const expiresAt = "2026-01-02T00:00:00.000Z";
  const now = Date.parse(expiresAt);
  assert.equal(stateText(KEY, now), "enabled");
  assert.equal(stateText({ ...KEY, expiresAt }, now - 1), "enabled");
  assert.equal(stateText({ ...KEY, expiresAt }, now), "expired");
  assert.equal(stateText({ isDisabled: true, expiresAt }, now), "disabled");
});

test("the form of a key that nobody changes sends the key as it is", () => {
  for (const key of [KEY, FULL]) {
    const { id: _, version: __, createdAt: ___, budgets: ____, ...fields } = key;
    assert.deepEqual(editOf(typedOf(key), key), fields);
    assert.deepEqual(switched(key, true), { ...fields, isDisabled: true });
  }
});

test("what the form leaves empty is removed", () => {
  const empty = { name: "new", team: "", user: "", expires: "", models: " ", metadata: "\n" };
  assert.deepEqual(editOf(empty, FULL), { name: "new", isDisabled: false });
});

test("a budget says what is spent beside its limit", () => {
  const budget = {
    name: "red",
    version: "v",
    scope: "Team",
    subject: "red",
    createdAt: "",
  } as const;
  assert.equal(spentText({ ...budget, dollars: "5", spent: "1.5" }), "red: $1.50 of $5.00");
  assert.equal(spentText({ ...budget, tokens: 9, spent: "2" }), "red: 2 tokens of 9 tokens");
});
