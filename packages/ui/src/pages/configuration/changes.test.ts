import assert from "node:assert/strict";
import { test } from "node:test";
import { changesText } from "./changes.ts";

test("a message names the first changes, and how many more there are", () => {
  const added = (name: string) => ({ kind: "route", name, change: "added" }) as const;
  assert.equal(
    changesText({ changes: [added("shop"), added("shop")], omitted: 0 }),
    "route shop added",
  );
  const changes = ["a", "b", "c", "d"].map(added);
  assert.equal(
    changesText({ changes, omitted: 2 }),
    "route a added, route b added, route c added, 3 more",
  );
  assert.equal(changesText({ changes: [], omitted: 0 }), "");
});
