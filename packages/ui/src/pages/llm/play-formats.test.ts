import assert from "node:assert/strict";
import { test } from "node:test";
import { requestOf, textIn, urlOf } from "./play-formats.ts";

test("each format has its path below that of the route", () => {
  assert.equal(urlOf("messages", "http://a:1/"), "http://a:1/v1/messages");
  assert.equal(urlOf("responses", "http://a:1/llm"), "http://a:1/llm/v1/responses");
  const whole = "http://a:1/v1/chat/completions";
  for (const base of ["http://a:1/v1", whole]) assert.equal(urlOf("chat-completions", base), whole);
});

test("each format has the prompt in its own way", () => {
  const prompt = { model: "m", text: "hi", isStreamed: true };
  assert.deepEqual(requestOf("responses", prompt), { model: "m", input: "hi", stream: true });
  const messages = [{ role: "user", content: "hi" }];
  assert.deepEqual(requestOf("chat-completions", prompt), { model: "m", messages, stream: true });
  assert.equal(JSON.stringify(requestOf("messages", prompt)).includes("max_tokens"), true);
});

test("the text is read from events and from whole responses", () => {
  const content = [{ type: "text", text: "hi" }];
  for (const [format, document] of [
    ["chat-completions", { choices: [{ delta: { content: "hi" } }] }],
    ["chat-completions", { choices: [{ message: { content: "hi" } }] }],
    ["messages", { type: "content_block_delta", delta: { type: "text_delta", text: "hi" } }],
    ["messages", { content }],
    ["responses", { type: "response.output_text.delta", delta: "hi" }],
    ["responses", { output: [{ type: "message", content }] }],
  ] as const)
    assert.equal(textIn(format, document), "hi", format);
  assert.equal(textIn("messages", { type: "message_start" }), "");
  assert.equal(textIn("responses", null), "");
});
