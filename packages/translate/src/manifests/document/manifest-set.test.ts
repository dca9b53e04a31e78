import assert from "node:assert/strict";
import { test } from "node:test";
import { ManifestSet } from "./manifest-set.ts";

test("adding problems keeps the reader of a set", () => {
  const reader = {
    controllerName: "a.example/b",
    impliedClass: undefined,
    isOneProcess: false,
    givesIdentity: false,
  };
  assert.equal(new ManifestSet([], reader).with(new Map()).reader, reader);
});
