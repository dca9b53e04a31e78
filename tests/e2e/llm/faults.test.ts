import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { brotliCompress, deflate, gzip, zstdCompress } from "node:zlib";
import Anthropic from "@anthropic-ai/sdk";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream } from "./vendors.ts";

/** Errors during calls of language models, and compressed bodies, with the official clients. */

let openai: ModelServer;
let anthropic: ModelServer;
let gateway: Gateway;

before(async () => {
  [openai, anthropic] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const nobody = await freePort();
  const prefix = "{ type: PathPrefix, value: /anthropic }";
  const strip = "{ type: ReplacePrefixMatch, replacePrefixMatch: / }";
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: openai
        backends: [{ backend: openai }]
      - name: anthropic
        matches: [{ path: ${prefix} }]
        filters: [{ type: URLRewrite, urlRewrite: { path: ${strip} } }]
        backends: [{ backend: anthropic }]
      - name: guarded
        matches: [{ path: { type: PathPrefix, value: /guarded } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: ${strip} } }]
        backends: [{ backend: guarded }]
      - name: away
        matches: [{ path: { type: PathPrefix, value: /away } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: ${strip} } }]
        policies: { rateLimit: { local: [{ requests: 4, unit: Hours }] } }
        backends: [{ backend: away }]
backends:
  away: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${nobody} } } }
  guarded:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} } }
    policies:
      ai: { promptGuard: { streaming: Mask, response: [{ regex: { builtins: [Email] } }] } }
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} } } }
  anthropic: { ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${anthropic.port} } } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), openai.close(), anthropic.close()]));

const QUESTION = [{ role: "user" as const, content: "Hi" }];

/** A client of OpenAI whose provider is Anthropic. */
function openaiClient(): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/anthropic/v1`, apiKey: "x", maxRetries: 0 });
}

/** A client of Anthropic whose provider is OpenAI. */
function anthropicClient(): Anthropic {
  return new Anthropic({ baseURL: gateway.url, apiKey: "x", maxRetries: 0 });
}

const CODINGS = {
  gzip: promisify(gzip),
  deflate: promisify(deflate),
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
};

for (const [coding, compress] of Object.entries(CODINGS))
  test(`requests and responses in ${coding} are read and converted`, async () => {
    const bytes = await compress(Buffer.from(JSON.stringify(anthropicAnswer.json)));
    anthropic.answer = () => ({
      pieces: [bytes],
      type: "application/json",
      headers: { "content-encoding": coding },
    });
    const response = await fetch(`${gateway.url}/anthropic/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": coding },
      body: new Uint8Array(
        await compress(Buffer.from(JSON.stringify({ model: "m", messages: QUESTION }))),
      ),
    });
    const text = await response.text();
    assert.equal(response.status, 200, text);
    assert.equal(response.headers.get("content-encoding"), null);
    assert.equal(JSON.parse(text).choices[0].message.content, "Hello there");
    assert.equal(anthropic.last.headers["content-encoding"], undefined);
    assert.equal(anthropic.last.body["model"], "m");
  });

test("a coding that is not known is refused in the form of the client", async () => {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-encoding": "snappy" },
    body: "x",
  });
  assert.equal(response.status, 415);
  assert.match(await response.text(), /"type":"error".*unknown content encoding/);
});

test("a context that is full is said in the words on which agents make room", async () => {
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
  await assert.rejects(
    openaiClient().chat.completions.create({ model: "m", messages: QUESTION }),
    (error) => error instanceof OpenAI.APIError && error.code === "context_length_exceeded",
  );
  openai.answer = () => ({
    status: 400,
    json: {
      error: {
        message: "This model's maximum context length is 128000 tokens.",
        type: "invalid_request_error",
        code: "context_length_exceeded",
      },
    },
  });
  await assert.rejects(
    anthropicClient().messages.create({ model: "m", max_tokens: 9, messages: QUESTION }),
    (error) => error instanceof Anthropic.APIError && /prompt is too long/.test(error.message),
  );
});

test("the fault is handled alike if the provider has the client's own format", async () => {
  const message = "the request exceeds the available context size, try increasing it";
  openai.answer = () => ({
    status: 400,
    json: { error: { code: 400, message, type: "exceed_context_size_error" } },
  });
  const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0 });
  await assert.rejects(
    client.chat.completions.create({ model: "m", messages: QUESTION }),
    (error) =>
      error instanceof OpenAI.APIError &&
      error.code === "context_length_exceeded" &&
      error.message.includes(message),
  );
});

test("an error inside a stream is the error of the client's own format", async () => {
  const [start = "", ...rest] = anthropicStream.pieces ?? [];
  const error = { type: "error", error: { type: "overloaded_error", message: "too busy" } };
  const failed = `event: error\ndata: ${JSON.stringify(error)}\n\n`;
  anthropic.answer = () => ({ pieces: [start, ...rest.slice(0, 2), failed] });
  await assert.rejects(
    openaiClient().chat.completions.stream({ model: "m", messages: QUESTION }).finalMessage(),
    (fault) => fault instanceof OpenAI.APIError && /too busy/.test(fault.message),
  );
  const pieces = openaiStream({ content: "Hel" }).pieces?.slice(0, 2) ?? [];
  const broken = `data: ${JSON.stringify({ error: { message: "it broke", type: "server_error" } })}\n\n`;
  openai.answer = () => ({ pieces: [...pieces, broken] });
  await assert.rejects(
    anthropicClient()
      .messages.stream({ model: "m", max_tokens: 9, messages: QUESTION })
      .finalMessage(),
    (fault) => fault instanceof Anthropic.APIError && /it broke/.test(fault.message),
  );
});

test("the usage in unknown formats is found, in JSON and in events", async () => {
  const ask = (path: string) =>
    fetch(`${gateway.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "gpt-image-2", prompt: "a cat" }),
    }).then((response) => response.text());
  openai.answer = () => ({
    json: {
      created: 1,
      data: [{ b64_json: "AA==" }],
      usage: { input_tokens: 71, output_tokens: 72 },
    },
  });
  await ask("/v1/images/generations");
  const line = (input: number, output: number) =>
    new RegExp(`gen_ai.usage.input_tokens=${input} .*gen_ai.usage.output_tokens=${output}`);
  await waitFor("line of JSON", () => line(71, 72).test(gateway.output));
  const usage = { input_tokens: 81, output_tokens: 82 };
  openai.answer = () => ({
    pieces: [
      'event: image_generation.partial_image\ndata: {"b64_json":"AA=="}\n\n',
      `event: image_generation.completed\ndata: ${JSON.stringify({ usage })}\n\n`,
    ],
  });
  const events = await ask("/v1/images/edits");
  assert.match(events, /partial_image.*completed/s);
  await waitFor("line of events", () => line(81, 82).test(gateway.output));
  openai.answer = () => openaiAnswer;
});

test("JSON that is nested too deeply is refused in the format of the client", async () => {
  const deep = `${'{"a":'.repeat(20_000)}{}${"}".repeat(20_000)}`;
  const tool = `{"name":"deep","input_schema":${deep}}`;
  const ask = async (tools: string, stream = false) => {
    const response = await fetch(`${gateway.url}/v1/messages`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"model":"m","max_tokens":9,"stream":${stream},"messages":[{"role":"user","content":"Hi"}],"tools":[${tools}]}`,
    });
    return `${response.status} ${await response.text()}`;
  };
  assert.match(await ask(tool), /^400 .*"type":"error".*nested too deeply/);
  const call = { id: "call_1", type: "function", function: { name: "deep", arguments: deep } };
  const message = { role: "assistant", content: null, tool_calls: [call] };
  openai.answer = () => ({
    json: { id: "x", choices: [{ message, finish_reason: "tool_calls" }] },
  });
  assert.match(await ask(""), /^502 .*"type":"error".*nested too deeply/);
});

test("a deep event of a provider ends the stream, not the gateway", async () => {
  const deep = `${'{"a":'.repeat(20_000)}{}${"}".repeat(20_000)}`;
  const block = `{"type":"tool_use","id":"t","name":"deep","input":${deep}}`;
  const start = '{"type":"message_start","message":{"id":"m","model":"m"}}';
  const open = `{"type":"content_block_start","index":0,"content_block":${block}}`;
  anthropic.answer = () => ({ pieces: [`data: ${start}\n\n`, `data: ${open}\n\n`], cut: true });
  const ask = () =>
    openaiClient().chat.completions.create({ model: "m", messages: QUESTION, stream: true });
  await assert.rejects(async () => {
    for await (const chunk of await ask()) assert.ok(chunk);
  }, /nested too deeply/);
  anthropic.answer = () => anthropicStream;
  let text = "";
  for await (const { choices } of await ask()) text += choices[0]?.delta.content ?? "";
  assert.equal(text, "Let me look ünder.");
});

for (const [path, name] of [
  ["", "that passes"],
  ["/guarded", "that is guarded"],
])
  test(`a stream ${name} ends in one error if its provider disconnects`, async () => {
    const whole = openaiStream({ content: "Hello, write to " }, { content: "bob@mail" });
    openai.answer = () => ({ ...whole, pieces: whole.pieces?.slice(0, 3) ?? [], cut: true });
    const response = await fetch(`${gateway.url}${path}/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "m", messages: QUESTION, stream: true }),
    });
    const events = (await response.text()).split("\n\n").filter((event) => event !== "");
    assert.deepEqual(
      events.flatMap((event, index) => (event.includes('"error"') ? [index] : [])),
      [events.length - 1],
    );
    assert.match(events.at(-1) ?? "", /connection to the provider ended/);
    assert.match(events.join(""), /bob@mail/);
  });

test("refusals of the gateway itself have the format of the client", async () => {
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${gateway.url}/away${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    assert.equal(response.headers.get("content-type"), "application/json");
    return `${response.status} ${await response.text()}`;
  };
  const chat = { model: "m", messages: QUESTION };
  const unreachable = "upstream call failed";
  assert.match(
    await ask("/v1/chat/completions", chat),
    new RegExp(`^503 {"error":{"message":"${unreachable}","type":"server_error"`),
  );
  assert.match(
    await ask("/v1/messages", { ...chat, max_tokens: 9 }),
    new RegExp(
      `^503 {"type":"error","error":{"type":"overloaded_error","message":"${unreachable}"`,
    ),
  );
  assert.match(
    await ask("/v1beta/models/m:generateContent", { contents: [] }),
    new RegExp(`^503 {"error":{"code":503,"message":"${unreachable}","status":"UNAVAILABLE"}}`),
  );
  assert.match(await ask("/v1/responses", { model: "m", input: "Hi" }), /^503 {"error":{/);
  assert.match(
    await ask("/v1/messages", { ...chat, max_tokens: 9 }),
    /^429 {"type":"error","error":{"type":"rate_limit_error"/,
  );
});
