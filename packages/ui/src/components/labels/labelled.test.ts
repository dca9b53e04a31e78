import assert from "node:assert/strict";
import { test } from "node:test";
import { labelled } from "./labelled.ts";

test("a refusal names the labels of a form, and nothing else", () => {
  const labels = { period: "Renews after", tokens: "Tokens" };
  const said = (text: string): string => labelled(text, labels);
  assert.equal(said("/period must be a duration"), "Renews after must be a duration");
  assert.equal(said("a `period` is that of `tokens`"), 'a "Renews after" is that of "Tokens"');
  for (const text of ["/period/1 is wrong", "https://x/period", "/other", "`other`", "period"])
    assert.equal(said(text), text);
});
