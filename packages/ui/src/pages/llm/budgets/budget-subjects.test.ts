import assert from "node:assert/strict";
import { test } from "node:test";
import { subjectsOf } from "./budget-subjects.ts";

test("a budget is for a known key, team or user", () => {
  const key = { version: "v", isDisabled: false, createdAt: "2026-01-01T00:00:00Z", budgets: [] };
  const keys = [
    { ...key, id: "1", name: "ci", team: "tools", user: "ann" },
    { ...key, id: "2", name: "cd", team: "tools" },
  ];
  const list = { keys, omitted: 0 };
  assert.deepEqual(subjectsOf("Team", list), { offered: ["tools"] });
  assert.deepEqual(subjectsOf("User", list), { offered: ["ann"] });
  assert.deepEqual(subjectsOf("Key", list), {
    oneOf: [
      { const: "1", title: "ci (1)" },
      { const: "2", title: "cd (2)" },
    ],
  });
  assert.deepEqual(subjectsOf("Key", { keys, omitted: 1 }), { offered: ["1", "2"] });
  assert.deepEqual(subjectsOf("Key", { keys: [], omitted: 0 }), {});
  assert.deepEqual(subjectsOf(undefined, list), {});
});
