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

test("a message about a group of fields has the labels of all", () => {
  const labels = { tokens: "Budget in tokens", dollars: "Budget in dollars" };
  assert.equal(
    labelled(
      "at most one of tokens and dollars may be set: tokens and dollars are both set",
      labels,
    ),
    'at most one of "Budget in tokens" and "Budget in dollars" may be set: "Budget in tokens" and "Budget in dollars" are both set',
  );
  assert.equal(labelled("the tokens are spent", labels), "the tokens are spent");
});
