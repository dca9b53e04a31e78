import assert from "node:assert/strict";
import { test } from "node:test";
import { Snapshot } from "./snapshot.ts";

test("a set with more problems has the same reader", () => {
  const reader = { controllerName: "a.example/b", impliedClass: undefined, isOneProcess: false };
  assert.equal(new Snapshot([], reader).with(new Map()).reader, reader);
});
