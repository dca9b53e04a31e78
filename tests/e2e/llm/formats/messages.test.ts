import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream } from "../vendors.ts";
import { QUESTION, VendorGateway } from "../vendor-gateway.ts";

/** Clients of Anthropic's Messages API, and vendors with other formats (doc 2 §LLM provider). */

let vendors: VendorGateway;

before(async () => {
  vendors = await VendorGateway.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

describe("messages", () => {
  const ASKED = { model: "claude-x", max_tokens: 100, messages: [...QUESTION] };

  test("of Anthropic pass unchanged, with the model of the backend", async () => {
    vendors.anthropic.answer = () => anthropicAnswer;
    const answer = await vendors.anthropicClient("anthropic").messages.create(ASKED);
    assert.deepEqual(answer.content, [{ type: "text", text: "Hello there" }]);
    assert.equal(vendors.anthropic.last.headers["x-api-key"], "anthropic-key");
    assert.deepEqual(vendors.anthropic.last.body, { ...ASKED, model: "claude-sonnet-5" });
  });

  test("of Anthropic pass as a stream to the byte, and their tokens are counted", async () => {
    vendors.anthropic.answer = () => anthropicStream;
    const response = await fetch(`${vendors.gateway.url}/anthropic/v1/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...ASKED, model: "claude-bytes", stream: true }),
    });
    assert.equal(await response.text(), anthropicStream.pieces?.join(""));
    const line = await vendors.logLine("gen_ai.request.model=claude-bytes");
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=30/);
  });

  test("clients of messages get their response from OpenAI", async () => {
    vendors.openai.answer = () => openaiAnswer;
    const answer = await vendors.anthropicClient("openai").messages.create({
      ...ASKED,
      system: [{ type: "text", text: "Be short" }],
      stop_sequences: ["END"],
    });
    assert.deepEqual(answer.content, [{ type: "text", text: "Hello there" }]);
    assert.equal(answer.stop_reason, "end_turn");
    assert.equal(answer.usage.input_tokens, 8);
    assert.equal(answer.usage.cache_read_input_tokens, 4);
    assert.equal(vendors.openai.last.url, "/v1/chat/completions");
    assert.equal(vendors.openai.last.headers.authorization, "Bearer openai-key");
    assert.equal(vendors.openai.last.headers["x-api-key"], undefined);
    assert.equal(vendors.openai.last.headers["anthropic-version"], undefined);
    assert.deepEqual(vendors.openai.last.body, {
      model: "claude-x",
      messages: [{ role: "system", content: "Be short" }, ...QUESTION],
      max_completion_tokens: 100,
      stop: ["END"],
    });
  });

  test("get a stream from OpenAI, which the client assembles", async () => {
    const call = (index: number, id: string, name: string) => ({
      tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }],
    });
    const more = (index: number, text: string) => ({
      tool_calls: [{ index, function: { arguments: text } }],
    });
    vendors.openai.answer = () =>
      openaiStream(
        { content: "Let me look." },
        call(0, "call_1", "weather"),
        more(0, '{"city":'),
        more(0, '"Oslo"}'),
        call(1, "call_2", "now"),
      );
    const message = await vendors.anthropicClient("openai").messages.stream(ASKED).finalMessage();
    assert.deepEqual(
      message.content.map((block) => ({ ...block })),
      [
        { type: "text", text: "Let me look." },
        { type: "tool_use", id: "call_1", name: "weather", input: { city: "Oslo" } },
        { type: "tool_use", id: "call_2", name: "now", input: {} },
      ],
    );
    assert.equal(message.stop_reason, "tool_use");
    assert.equal(message.usage.output_tokens, 3);
  });

  test("get the errors of OpenAI as those of Anthropic", async () => {
    vendors.openai.answer = () => ({
      status: 429,
      json: { error: { message: "slow down", type: "rate_limit_error", param: null, code: null } },
    });
    await assert.rejects(vendors.anthropicClient("openai").messages.create(ASKED), (error) => {
      assert.ok(error instanceof Anthropic.RateLimitError);
      assert.match(error.message, /slow down/);
      return true;
    });
  });

  test("that cannot be read are refused in the form of Anthropic", async () => {
    const response = await fetch(`${vendors.gateway.url}/openai/v1/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "m", messages: [{ role: "robot", content: "x" }] }),
    });
    assert.equal(response.status, 400);
    assert.deepEqual(await response.json(), {
      type: "error",
      error: {
        type: "invalid_request_error",
        message: "/messages/0/role: must be user, assistant or system",
      },
    });
  });
});
