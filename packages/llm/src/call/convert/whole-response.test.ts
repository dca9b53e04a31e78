import assert from "node:assert/strict";
import { test } from "node:test";
import { isRepeatable, isWholeBody } from "./whole-response.ts";

const RESPONSE = { id: "resp_1", object: "response", model: "gpt-5", output: [], error: null };

function isKept(more: object): boolean {
  return isWholeBody("responses", Buffer.from(JSON.stringify({ ...RESPONSE, ...more })));
}

test("a response of the Responses API is complete, although it has the member `error`", () => {
  assert.equal(isKept({ status: "completed" }), true);
  assert.equal(isKept({ status: "incomplete" }), true);
});

for (const status of ["failed", "queued", "in_progress", "cancelled"])
  test(`a response with the status ${status} is not complete`, () => {
    const error = status === "failed" ? { code: "server_error", message: "no" } : null;
    assert.equal(isKept({ status, error }), false);
  });

test("a request that changes a conversation, or that only begins a response, is not repeatable", () => {
  assert.equal(isRepeatable("responses", { input: "Hi" }), true);
  assert.equal(isRepeatable("responses", { input: "Hi", conversation: null }), true);
  assert.equal(isRepeatable("responses", { input: "Hi", conversation: "conv_1" }), false);
  assert.equal(isRepeatable("responses", { input: "Hi", background: true }), false);
  assert.equal(isRepeatable("completions", { conversation: "conv_1" }), true);
});
