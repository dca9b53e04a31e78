import assert from "node:assert/strict";
import { test } from "node:test";
import { inOwnForm } from "./own-form.ts";

const TOOL = { name: "f", description: "d", parameters: { type: "object" } };

test("a body of Responses at chat completions is read as what it is", () => {
  const found = inOwnForm("completions", {
    model: "m",
    stream: true,
    input: [
      { role: "system", content: "s" },
      { role: "user", content: [{ type: "input_text", text: "hi" }] },
      { type: "function_call", call_id: "c1", name: "f", arguments: "{}" },
      { type: "function_call_output", call_id: "c1", output: "done" },
    ],
    tools: [{ type: "function", ...TOOL }],
    store: false,
  });
  assert.deepEqual(found?.body["messages"], [
    { role: "system", content: "s" },
    { role: "user", content: "hi" },
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
    },
    { role: "tool", tool_call_id: "c1", content: "done" },
  ]);
  assert.deepEqual(found?.body["tools"], [{ type: "function", function: TOOL }]);
  assert.equal(found?.body["stream"], true);
  assert.deepEqual(found?.notes, []);
  const text = inOwnForm("completions", { model: "m", input: "hi" });
  assert.deepEqual(text?.body["messages"], [{ role: "user", content: "hi" }]);
});

test("a body of chat completions at Responses is read as what it is", () => {
  const messages = [{ role: "user", content: "hi" }];
  const found = inOwnForm("responses", { model: "m", messages });
  assert.deepEqual(found?.body["input"], [
    { type: "message", role: "user", content: [{ type: "input_text", text: "hi" }] },
  ]);
});

test("other bodies stay", () => {
  const messages = [{ role: "user", content: "hi" }];
  for (const [format, body] of [
    ["completions", { model: "m", messages }],
    ["completions", { model: "m", messages, input: "x" }],
    ["completions", { model: "m" }],
    ["completions", { model: "m", input: 1 }],
    ["responses", { model: "m", input: "x" }],
    ["responses", { model: "m", prompt: { id: "p" } }],
    ["messages", { model: "m", input: "x" }],
    ["embeddings", { model: "m", input: "x" }],
  ] as const)
    assert.equal(inOwnForm(format, body), undefined);
});
