import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { NameServer } from "../endpoints/name-server.ts";
import { openaiAnswer, openaiStream } from "../llm/vendors.ts";

/** The section `models` of a standalone file (doc 2 §EdgeModel). */

let vendor: ModelServer;
let names: NameServer;
let gateway: Gateway;

before(async () => {
  [vendor, names] = await Promise.all([ModelServer.start(), NameServer.start("127.0.0.1")]);
  const base = `http://vendor.test:${vendor.port}`;
  gateway = await Gateway.start({
    config: `
config:
  dns: { servers: ["${names.place}"] }
  modelCatalog: [{ inline: {"providers":{"openai":{"models":{"gpt-5":{"contextWindow":400000,"capabilities":["tools"]},"o4-mini":{},"gpt-5-mini":{}}},"mistral":{"models":{"large":{"contextWindow":9}}}}} }]
gateways:
  web:
    port: \${PORT}
    routes:
      - matches: [{ path: { type: PathPrefix, value: /v1/own } }]
        backends: [{ host: "127.0.0.1:${vendor.port}" }]
      - name: chat
        matches: [{ path: { type: PathPrefix, value: /chat } }]
models:
  gpt-5: { provider: OpenAI, baseURL: "${base}/v1", policies: { auth: { key: of-openai } } }
  fast: { provider: Groq, baseURL: "${base}/openai/v1", policies: { auth: { key: of-groq } } }
  claudes: { match: { model: "claude-*" }, provider: Anthropic, baseURL: "${base}/v1" }
  minis: { match: { model: "*-mini" }, provider: OpenAI, baseURL: "${base}/mini" }
  slashes: { match: { model: "org/own:8b" }, provider: OpenAI, baseURL: "${base}/v1" }
  within: { match: { model: "mistral/*" }, provider: Mistral, baseURL: "${base}/v1" }
  hidden: { visibility: Internal, provider: OpenAI, baseURL: "${base}/v1" }
  elsewhere:
    parentRefs: [{ kind: Route, name: chat }]
    provider: OpenAI
    baseURL: "${base}/v1"
`,
  });
});

after(() =>
  Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close(), names[Symbol.asyncDispose]()]),
);

beforeEach(() => {
  vendor.seen.length = 0;
  vendor.answer = () => openaiAnswer;
});

function openai(path = ""): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}${path}/v1`, apiKey: "x", maxRetries: 0 });
}

function chat(model: string, path?: string) {
  return openai(path).chat.completions.create({
    model,
    messages: [{ role: "user", content: "Hi" }],
  });
}

test("a model is requested by its name, with the key of its provider", async () => {
  const response = await chat("gpt-5");
  assert.equal(response.choices[0]?.message.content, "Hello there");
  assert.equal(vendor.last.url, "/v1/chat/completions");
  assert.equal(vendor.last.headers.authorization, "Bearer of-openai");
  assert.equal(vendor.last.headers.host, `vendor.test:${vendor.port}`);
  assert.equal(vendor.last.body["model"], "gpt-5");
});

test("clients of another format reach it, too", async () => {
  const client = new Anthropic({ baseURL: gateway.url, apiKey: "x", maxRetries: 0 });
  const response = await client.messages.create({
    model: "gpt-5",
    max_tokens: 10,
    messages: [{ role: "user", content: "Hi" }],
  });
  assert.deepEqual(response.content, [{ type: "text", text: "Hello there" }]);
});

test("a stream passes", async () => {
  vendor.answer = () => openaiStream({ content: "Hel" }, { content: "lo" });
  const stream = openai().chat.completions.stream({
    model: "gpt-5",
    messages: [{ role: "user", content: "Hi" }],
  });
  const response = await stream.finalChatCompletion();
  assert.equal(response.choices[0]?.message.content, "Hello");
});

test("a preset has the paths of its provider", async () => {
  await chat("fast");
  assert.equal(vendor.last.url, "/openai/v1/chat/completions");
  assert.equal(vendor.last.headers.authorization, "Bearer of-groq");
});

for (const [model, path] of [
  ["claude-sonnet-5", "/v1/messages"],
  ["gpt-5-mini", "/mini/chat/completions"],
] as const)
  test(`${model} is found by a wildcard`, async () => {
    await chat(model).catch(() => undefined);
    assert.equal(vendor.last.url, path);
    assert.equal(vendor.last.body["model"], model);
  });

for (const model of ["hidden", "none", "elsewhere", "claude"])
  test(`clients cannot ask this place for ${model}`, async () => {
    await assert.rejects(chat(model), (error) => {
      assert.ok(error instanceof OpenAI.NotFoundError);
      assert.equal(error.code, "model_not_found");
      assert.match(error.message, new RegExp(`there is no model \`${model}\``));
      return true;
    });
    assert.equal(vendor.seen.length, 0);
  });

test("clients of Anthropic get an error in Anthropic's format", async () => {
  const client = new Anthropic({ baseURL: gateway.url, apiKey: "x", maxRetries: 0 });
  const asked = { model: "none", max_tokens: 1, messages: [] };
  await assert.rejects(client.messages.create(asked), Anthropic.NotFoundError);
});

test("a request without a model is refused", async () => {
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    body: "{}",
  });
  assert.equal(response.status, 400);
  assert.match(await response.text(), /names no `model`/);
});

test("a route offers the models that name it", async () => {
  await chat("elsewhere", "/chat");
  assert.equal(vendor.last.url, "/v1/chat/completions");
  await assert.rejects(chat("gpt-5", "/chat"), OpenAI.NotFoundError);
});

test("other routes of the gateway keep their paths", async () => {
  await fetch(`${gateway.url}/v1/own/path`);
  assert.equal(vendor.last.url, "/v1/own/path");
});

test("the public models are listed, a wildcard by the names of the catalogue, or its pattern", async () => {
  const { data } = await openai().models.list();
  const listed = data.map(({ id, owned_by }) => [id, owned_by]);
  assert.deepEqual(listed, [
    ["gpt-5", "openai"],
    ["fast", "groq"],
    ["claude-*", "anthropic"],
    ["gpt-5-mini", "openai"],
    ["o4-mini", "openai"],
    ["org/own:8b", "openai"],
    ["mistral/large", "mistral"],
  ]);
  assert.partialDeepStrictEqual(data.at(-1), { context_window: 9 });
  assert.equal(vendor.seen.length, 0);
});

test("one model is shown", async () => {
  const model = await openai().models.retrieve("fast");
  assert.equal(model.id, "fast");
  assert.equal(model.object, "model");
  await assert.rejects(openai().models.retrieve("hidden"), OpenAI.NotFoundError);
});

test("a model is shown whose name has slashes, or matches a pattern", async () => {
  for (const id of ["org/own:8b", "claude-5", "gpt-5-mini"])
    assert.equal((await openai().models.retrieve(id)).id, id);
});

test("a model of a pattern with a slash is shown as it is listed", async () => {
  const { data } = await openai().models.list();
  const listed = data.find(({ id }) => id === "mistral/large");
  assert.partialDeepStrictEqual(listed, { context_window: 9 });
  assert.deepEqual({ ...(await openai().models.retrieve("mistral/large")) }, { ...listed });
});

test("clients of Anthropic and Gemini get models in the format of their API", async () => {
  const anthropic = new Anthropic({ baseURL: gateway.url, apiKey: "x", maxRetries: 0 });
  const page = await anthropic.models.list();
  assert.deepEqual([page.has_more, page.first_id, page.last_id], [false, "gpt-5", "mistral/large"]);
  const { type, max_input_tokens } = await anthropic.models.retrieve("gpt-5");
  assert.deepEqual([type, max_input_tokens], ["model", 400_000]);
  await assert.rejects(anthropic.models.retrieve("hidden"), Anthropic.NotFoundError);
  const google = new GoogleGenAI({ apiKey: "x", httpOptions: { baseUrl: gateway.url } });
  const names = (await google.models.list()).page.map(({ name }) => name);
  assert.deepEqual(names.slice(0, 2), ["models/gpt-5", "models/fast"]);
  assert.equal((await google.models.get({ model: "gpt-5" })).inputTokenLimit, 400_000);
  assert.equal(vendor.seen.length, 0);
});

test("a body that is too long is refused, and the error names the limit", async () => {
  const content = "x".repeat(33 * 1024 ** 2);
  const body = JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content }] });
  const response = await fetch(`${gateway.url}/v1/chat/completions`, { method: "POST", body });
  assert.equal(response.status, 413);
  assert.match(await response.text(), /33554432 bytes, the limit of requests to `models`/);
});

test("a model is listed with its data from the catalogue", async () => {
  const response = await fetch(`${gateway.url}/v1/models/gpt-5`);
  const { created, ...model } = Object(await response.json());
  assert.equal(typeof created, "number");
  assert.deepEqual(model, {
    id: "gpt-5",
    object: "model",
    owned_by: "openai",
    context_window: 400_000,
    capabilities: ["tools"],
  });
});
