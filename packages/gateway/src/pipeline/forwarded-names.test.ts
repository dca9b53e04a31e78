import assert from "node:assert/strict";
import { test } from "node:test";
import { forwardedNames } from "./forwarded-names.ts";

test("connection-specific headers are not forwarded, and each other name counts once", () => {
  const fields: [string, string][] = [
    ["content-length", "0"],
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
    ["connection", "Keep-Alive, X-Hop"],
    ["connection", "cache-control"],
    ["keep-alive", "timeout=5"],
    ["upgrade", "h2c"],
    ["x-hop", "1"],
    ["cache-control", "no-store"],
  ];
  const head = {
    entries: () => fields,
    getAll: (name: string) => fields.filter(([own]) => own === name).map(([, value]) => value),
  };
  assert.deepEqual(forwardedNames(head), ["content-length", "set-cookie", "cache-control"]);
});
