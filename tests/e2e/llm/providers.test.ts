import assert from "node:assert/strict";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { after, before, describe, test } from "node:test";
import OpenAI from "openai";
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream } from "./vendors.ts";
import { QUESTION, VendorGateway } from "./vendor-gateway.ts";

/** Clients of chat completions, and vendors with other formats (doc 2 §LLM provider). */

let vendors: VendorGateway;

before(async () => {
  vendors = await VendorGateway.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

const TOOL = {
  name: "weather",
  description: "Of a city",
  parameters: { type: "object", properties: { city: { type: "string" } } },
};

describe("chat completions", () => {
  test("of OpenAI pass unchanged, with the key of the backend", async () => {
    vendors.openai.answer = () => openaiAnswer;
    const answer = await vendors.openaiClient("openai").chat.completions.create({
      model: "gpt-5",
      messages: [...QUESTION],
    });
    assert.equal(answer.choices[0]?.message.content, "Hello there");
    assert.equal(vendors.openai.last.url, "/v1/chat/completions");
    assert.equal(vendors.openai.last.headers.authorization, "Bearer openai-key");
    assert.deepEqual(vendors.openai.last.body, { model: "gpt-5", messages: QUESTION });
    const line = await vendors.logLine("gen_ai.response.model=gpt-5-2026");
    assert.match(line, /gen_ai.provider.name=openai gen_ai.request.model=gpt-5 /);
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=3/);
  });

  test("of OpenAI as a stream keep their tokens from clients that have not asked for them", async () => {
    vendors.openai.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
    const chunks = [];
    const stream = await vendors.openaiClient("openai").chat.completions.create({
      model: "gpt-5-streamed",
      messages: [...QUESTION],
      stream: true,
    });
    for await (const chunk of stream) chunks.push(chunk);
    assert.equal(
      chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join(""),
      "Hello there",
    );
    assert.ok(chunks.every(({ choices }) => choices.length === 1));
    assert.deepEqual(vendors.openai.last.body["stream_options"], { include_usage: true });
    const line = await vendors.logLine("gen_ai.request.model=gpt-5-streamed");
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=3 /);
    assert.doesNotMatch(line, /estimated/);
    const [, first = ""] = /time_to_first_chunk=(\S+)/.exec(line) ?? [];
    const [, whole = ""] = /duration=(\d+)ms/.exec(line) ?? [];
    // The two clocks can differ by the time for which the machine pauses.
    assert.ok(Number(first) > 0 && Number(first) <= Number(whole) / 1000 + 1, line);
  });

  test("clients of chat completions get their response from Anthropic", async () => {
    vendors.anthropic.answer = () => anthropicAnswer;
    const answer = await vendors.openaiClient("anthropic").chat.completions.create({
      model: "gpt-5",
      messages: [{ role: "system", content: "Be short" }, ...QUESTION],
      tools: [{ type: "function", function: TOOL }],
      user: "u1",
    });
    assert.equal(answer.choices[0]?.message.content, "Hello there");
    assert.equal(answer.choices[0]?.finish_reason, "stop");
    assert.equal(answer.usage?.prompt_tokens, 12);
    assert.equal(answer.usage?.prompt_tokens_details?.cached_tokens, 4);
    assert.equal(vendors.anthropic.last.url, "/v1/messages");
    assert.equal(vendors.anthropic.last.headers["x-api-key"], "anthropic-key");
    assert.equal(vendors.anthropic.last.headers.authorization, undefined);
    assert.equal(vendors.anthropic.last.headers["anthropic-version"], "2023-06-01");
    assert.deepEqual(vendors.anthropic.last.body, {
      model: "claude-sonnet-5",
      max_tokens: 2000,
      system: "Be short",
      messages: [{ role: "user", content: [{ type: "text", text: "Hi" }] }],
      metadata: { user_id: "u1" },
      tools: [{ name: "weather", description: "Of a city", input_schema: TOOL.parameters }],
    });
  });

  test("get a stream from Anthropic, which the client assembles", async () => {
    vendors.anthropic.answer = () => anthropicStream;
    const stream = vendors.openaiClient("anthropic").chat.completions.stream({
      model: "gpt-5",
      messages: [...QUESTION],
      stream_options: { include_usage: true },
    });
    const answer = await stream.finalChatCompletion();
    const [choice] = answer.choices;
    assert.equal(choice?.message.content, "Let me look ünder.");
    assert.equal(choice?.finish_reason, "tool_calls");
    const calls = choice?.message.tool_calls?.map((call) =>
      call.type === "function" ? [call.id, call.function.name, call.function.arguments] : [],
    );
    assert.deepEqual(calls, [
      ["toolu_1", "weather", '{"city":"Oslo"}'],
      ["toolu_2", "now", "{}"],
    ]);
    assert.equal(answer.usage?.prompt_tokens, 12);
    assert.equal(answer.usage?.completion_tokens, 30);
    assert.equal(answer.model, "claude-sonnet-5");
  });

  test("get the errors of Anthropic as those of OpenAI", async () => {
    vendors.anthropic.answer = () => ({
      status: 400,
      json: {
        type: "error",
        error: {
          type: "invalid_request_error",
          message: "prompt is too long: 210000 tokens > 200000 maximum",
        },
      },
    });
    const call = vendors.openaiClient("anthropic").chat.completions.create({
      model: "gpt-5",
      messages: [...QUESTION],
    });
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof OpenAI.BadRequestError);
      assert.equal(error.code, "context_length_exceeded");
      return true;
    });
  });

  test("end in an error of OpenAI where the stream of Anthropic breaks off", async () => {
    const pieces = anthropicStream.pieces?.slice(0, 8) ?? [];
    vendors.anthropic.answer = () => ({ pieces, cut: true });
    const stream = await vendors.openaiClient("anthropic").chat.completions.create({
      model: "gpt-5",
      messages: [...QUESTION],
      stream: true,
    });
    await assert.rejects(async () => {
      for await (const chunk of stream) assert.ok(chunk.choices);
    }, /the connection to the provider ended/);
  });

  test("go to the path of a provider of one's own", async () => {
    vendors.openai.answer = () => openaiAnswer;
    await vendors
      .openaiClient("own")
      .chat.completions.create({ model: "m", messages: [...QUESTION] });
    assert.equal(vendors.openai.last.url, "/chat");
    assert.match(await vendors.logLine("gen_ai.request.model=m "), /gen_ai.provider.name=house/);
  });

  test("that are compressed are read", async () => {
    vendors.anthropic.answer = () => anthropicAnswer;
    const response = await fetch(`${vendors.gateway.url}/anthropic/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: gzipSync(JSON.stringify({ model: "gpt-5", messages: QUESTION })),
    });
    assert.equal(response.status, 200);
    assert.equal(vendors.anthropic.last.headers["content-encoding"], undefined);
  });
});

test("clients of HTTP/2 get converted streams, too, and their end where the vendor breaks off", async () => {
  const session = connect(vendors.gateway.url);
  const ask = (): Promise<string> => {
    const stream = session.request({
      ":method": "POST",
      ":path": "/anthropic/v1/chat/completions",
      "content-type": "application/json",
    });
    stream.end(JSON.stringify({ model: "m", messages: QUESTION, stream: true }));
    return text(stream);
  };
  try {
    vendors.anthropic.answer = () => anthropicStream;
    const whole = await ask();
    assert.match(whole, /"content":"Let me "/);
    assert.ok(whole.endsWith("data: [DONE]\n\n"));
    vendors.anthropic.answer = () => ({
      pieces: anthropicStream.pieces?.slice(0, 8) ?? [],
      cut: true,
    });
    assert.match(
      await ask(),
      /data: \{"error":\{"message":"the connection to the provider[^\n]*\n\n$/,
    );
  } finally {
    session.close();
  }
});
