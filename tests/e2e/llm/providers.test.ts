import assert from "node:assert/strict";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { after, before, describe, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { ModelServer } from "@edge-gateway/testkit/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream } from "./vendors.ts";

/** The official clients against `gw`, in front of vendors that speak their own formats (doc 2 §LLM provider). */

let openai: ModelServer;
let anthropic: ModelServer;
let gateway: Gateway;

before(async () => {
  [openai, anthropic] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: openai
        matches: [{ path: { type: PathPrefix, value: /openai } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: openai }]
      - name: anthropic
        matches: [{ path: { type: PathPrefix, value: /anthropic } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: anthropic }]
      - name: own
        matches: [{ path: { type: PathPrefix, value: /own } }]
        backends: [{ backend: own }]
      - name: limited
        matches: [{ path: { type: PathPrefix, value: /limited } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        policies: { rateLimit: { local: [{ tokens: 20, unit: Hours }] } }
        backends: [{ backend: openai }]
      - name: small
        matches: [{ path: { type: PathPrefix, value: /small } }]
        backends: [{ backend: small }]
backends:
  openai:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} } }
    policies: { auth: { key: openai-key } }
  anthropic:
    ai: { provider: { anthropic: { model: claude-sonnet-5 }, host: 127.0.0.1, port: ${anthropic.port} } }
    policies: { auth: { key: anthropic-key } }
  own:
    ai:
      provider:
        custom:
          providerOverride: house
          formats: [{ type: Completions, path: /chat }]
        host: 127.0.0.1
        port: ${openai.port}
  small:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} }, maxBodySize: "100" }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), openai.close(), anthropic.close()]));

const QUESTION = [{ role: "user", content: "Hi" }] as const;
const TOOL = {
  name: "weather",
  description: "Of a city",
  parameters: { type: "object", properties: { city: { type: "string" } } },
};

function openaiClient(path: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/${path}/v1`, apiKey: "client-key", maxRetries: 0 });
}

function anthropicClient(path: string): Anthropic {
  return new Anthropic({ baseURL: `${gateway.url}/${path}`, apiKey: "client-key", maxRetries: 0 });
}

/** The line of the access log for the last request. */
async function logLine(part: string): Promise<string> {
  await waitFor("line of the access log", () => gateway.output.includes(part));
  return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
}

describe("chat completions", () => {
  test("of OpenAI pass as they are, with the key of the backend", async () => {
    openai.answer = () => openaiAnswer;
    const answer = await openaiClient("openai").chat.completions.create({
      model: "gpt-5",
      messages: [...QUESTION],
    });
    assert.equal(answer.choices[0]?.message.content, "Hello there");
    assert.equal(openai.last.url, "/v1/chat/completions");
    assert.equal(openai.last.headers.authorization, "Bearer openai-key");
    assert.deepEqual(openai.last.body, { model: "gpt-5", messages: QUESTION });
    const line = await logLine("gen_ai.response.model=gpt-5-2026");
    assert.match(line, /gen_ai.provider.name=openai gen_ai.request.model=gpt-5 /);
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=3/);
  });

  test("of OpenAI as a stream keep their tokens from clients that have not asked for them", async () => {
    openai.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
    const chunks = [];
    const stream = await openaiClient("openai").chat.completions.create({
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
    assert.deepEqual(openai.last.body["stream_options"], { include_usage: true });
    const line = await logLine("gen_ai.request.model=gpt-5-streamed");
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=3 /);
    assert.doesNotMatch(line, /estimated/);
    const [, first = ""] = /time_to_first_chunk=(\S+)/.exec(line) ?? [];
    const [, whole = ""] = /duration=(\d+)ms/.exec(line) ?? [];
    assert.ok(Number(first) > 0 && Number(first) <= Number(whole) / 1000 + 0.002, line);
  });

  test("are answered by Anthropic", async () => {
    anthropic.answer = () => anthropicAnswer;
    const answer = await openaiClient("anthropic").chat.completions.create({
      model: "gpt-5",
      messages: [{ role: "system", content: "Be short" }, ...QUESTION],
      tools: [{ type: "function", function: TOOL }],
      user: "u1",
    });
    assert.equal(answer.choices[0]?.message.content, "Hello there");
    assert.equal(answer.choices[0]?.finish_reason, "stop");
    assert.equal(answer.usage?.prompt_tokens, 12);
    assert.equal(answer.usage?.prompt_tokens_details?.cached_tokens, 4);
    assert.equal(anthropic.last.url, "/v1/messages");
    assert.equal(anthropic.last.headers["x-api-key"], "anthropic-key");
    assert.equal(anthropic.last.headers.authorization, undefined);
    assert.equal(anthropic.last.headers["anthropic-version"], "2023-06-01");
    assert.deepEqual(anthropic.last.body, {
      model: "claude-sonnet-5",
      max_tokens: 4096,
      system: "Be short",
      messages: [{ role: "user", content: [{ type: "text", text: "Hi" }] }],
      metadata: { user_id: "u1" },
      tools: [{ name: "weather", description: "Of a city", input_schema: TOOL.parameters }],
    });
  });

  test("are answered by a stream of Anthropic, which the client folds", async () => {
    anthropic.answer = () => anthropicStream;
    const stream = openaiClient("anthropic").chat.completions.stream({
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
    anthropic.answer = () => ({
      status: 400,
      json: {
        type: "error",
        error: {
          type: "invalid_request_error",
          message: "prompt is too long: 210000 tokens > 200000 maximum",
        },
      },
    });
    const call = openaiClient("anthropic").chat.completions.create({
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
    anthropic.answer = () => ({ pieces, cut: true });
    const stream = await openaiClient("anthropic").chat.completions.create({
      model: "gpt-5",
      messages: [...QUESTION],
      stream: true,
    });
    await assert.rejects(async () => {
      for await (const chunk of stream) assert.ok(chunk.choices);
    }, /the connection to the provider has ended/);
  });

  test("go to the path of a provider of one's own", async () => {
    openai.answer = () => openaiAnswer;
    await openaiClient("own").chat.completions.create({ model: "m", messages: [...QUESTION] });
    assert.equal(openai.last.url, "/chat");
    assert.match(await logLine("gen_ai.request.model=m "), /gen_ai.provider.name=house/);
  });

  test("that are compressed are read", async () => {
    anthropic.answer = () => anthropicAnswer;
    const response = await fetch(`${gateway.url}/anthropic/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: gzipSync(JSON.stringify({ model: "gpt-5", messages: QUESTION })),
    });
    assert.equal(response.status, 200);
    assert.equal(anthropic.last.headers["content-encoding"], undefined);
  });
});

describe("messages", () => {
  const ASKED = { model: "claude-x", max_tokens: 100, messages: [...QUESTION] };

  test("of Anthropic pass as they are, with the model of the backend", async () => {
    anthropic.answer = () => anthropicAnswer;
    const answer = await anthropicClient("anthropic").messages.create(ASKED);
    assert.deepEqual(answer.content, [{ type: "text", text: "Hello there" }]);
    assert.equal(anthropic.last.headers["x-api-key"], "anthropic-key");
    assert.deepEqual(anthropic.last.body, { ...ASKED, model: "claude-sonnet-5" });
  });

  test("of Anthropic pass as a stream to the byte, and their tokens are counted", async () => {
    anthropic.answer = () => anthropicStream;
    const response = await fetch(`${gateway.url}/anthropic/v1/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...ASKED, model: "claude-bytes", stream: true }),
    });
    assert.equal(await response.text(), anthropicStream.pieces?.join(""));
    const line = await logLine("gen_ai.request.model=claude-bytes");
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=30/);
  });

  test("are answered by OpenAI", async () => {
    openai.answer = () => openaiAnswer;
    const answer = await anthropicClient("openai").messages.create({
      ...ASKED,
      system: [{ type: "text", text: "Be short" }],
      stop_sequences: ["END"],
    });
    assert.deepEqual(answer.content, [{ type: "text", text: "Hello there" }]);
    assert.equal(answer.stop_reason, "end_turn");
    assert.equal(answer.usage.input_tokens, 8);
    assert.equal(answer.usage.cache_read_input_tokens, 4);
    assert.equal(openai.last.url, "/v1/chat/completions");
    assert.equal(openai.last.headers.authorization, "Bearer openai-key");
    assert.equal(openai.last.headers["x-api-key"], undefined);
    assert.equal(openai.last.headers["anthropic-version"], undefined);
    assert.deepEqual(openai.last.body, {
      model: "claude-x",
      messages: [{ role: "system", content: "Be short" }, ...QUESTION],
      max_completion_tokens: 100,
      stop: ["END"],
    });
  });

  test("are answered by a stream of OpenAI, which the client folds", async () => {
    const call = (index: number, id: string, name: string) => ({
      tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }],
    });
    const more = (index: number, text: string) => ({
      tool_calls: [{ index, function: { arguments: text } }],
    });
    openai.answer = () =>
      openaiStream(
        { content: "Let me look." },
        call(0, "call_1", "weather"),
        more(0, '{"city":'),
        more(0, '"Oslo"}'),
        call(1, "call_2", "now"),
      );
    const message = await anthropicClient("openai").messages.stream(ASKED).finalMessage();
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
    openai.answer = () => ({
      status: 429,
      json: { error: { message: "slow down", type: "rate_limit_error", param: null, code: null } },
    });
    await assert.rejects(anthropicClient("openai").messages.create(ASKED), (error) => {
      assert.ok(error instanceof Anthropic.RateLimitError);
      assert.match(error.message, /slow down/);
      return true;
    });
  });

  test("that cannot be read are refused in the form of Anthropic", async () => {
    const response = await fetch(`${gateway.url}/openai/v1/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "m", messages: [{ role: "robot", content: "x" }] }),
    });
    assert.equal(response.status, 400);
    assert.deepEqual(await response.json(), {
      type: "error",
      error: {
        type: "invalid_request_error",
        message: "/messages/0/role: neither user nor assistant",
      },
    });
  });
});

test("a body that is too long is refused, and the answer names the limit", async () => {
  const call = openaiClient("small").chat.completions.create({
    model: "m",
    messages: [{ role: "user", content: "x".repeat(200) }],
  });
  await assert.rejects(call, /413 the body is longer than 100 bytes, which is `maxBodySize`/);
});

test("metrics count tokens and times by model", async () => {
  openai.answer = () => openaiStream({ content: "Hello" });
  const stream = await openaiClient("openai").chat.completions.create({
    model: "gpt-metrics",
    messages: [...QUESTION],
    stream: true,
  });
  for await (const chunk of stream) assert.ok(chunk);
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  await waitFor("metrics", async () => (await metrics()).includes("gpt-metrics"));
  const text = await metrics();
  const of = (name: string, more = ""): RegExp =>
    new RegExp(`${name}\\{${more}[^}]*gen_ai_request_model="gpt-metrics"[^}]*\\} (\\S+)`);
  const tokens = "edge_gateway_gen_ai_client_token_usage_sum";
  assert.equal(of(tokens, 'gen_ai_token_type="input",').exec(text)?.[1], "12");
  assert.equal(of(tokens, 'gen_ai_token_type="output",').exec(text)?.[1], "3");
  assert.equal(
    of("edge_gateway_gen_ai_server_request_duration_seconds_count").exec(text)?.[1],
    "1",
  );
  assert.equal(
    of("edge_gateway_gen_ai_server_time_to_first_token_seconds_count").exec(text)?.[1],
    "1",
  );
});

test("a limit of tokens lets calls pass until they have been paid for", async () => {
  openai.answer = () => openaiAnswer;
  const ask = () =>
    fetch(`${gateway.url}/limited/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "m", messages: QUESTION }),
    });
  const left: (string | null)[] = [];
  for (let count = 0; count < 3; count++) {
    const response = await ask();
    left.push(`${response.status} ${response.headers.get("x-ratelimit-remaining")}`);
    await response.text();
  }
  assert.deepEqual(left, ["200 20", "200 5", "429 0"]);
});

test("clients of HTTP/2 get converted streams, too, and their end where the vendor breaks off", async () => {
  const session = connect(gateway.url);
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
    anthropic.answer = () => anthropicStream;
    const whole = await ask();
    assert.match(whole, /"content":"Let me "/);
    assert.ok(whole.endsWith("data: [DONE]\n\n"));
    anthropic.answer = () => ({ pieces: anthropicStream.pieces?.slice(0, 8) ?? [], cut: true });
    assert.match(
      await ask(),
      /data: \{"error":\{"message":"the connection to the provider[^\n]*\n\n$/,
    );
  } finally {
    session.close();
  }
});
