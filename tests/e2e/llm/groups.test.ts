import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import OpenAI from "openai";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer, type ModelAnswer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { anthropicAnswer, anthropicStream, openaiAnswer } from "./vendors.ts";

/**
 * Groups of providers: if the first one fails, the next one gets the same request (doc 2
 * §EdgeBackend, `ai`).
 */

let first: ModelServer;
let second: ModelServer;
let gateway: Gateway;

before(async () => {
  [first, second] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const nobody = await freePort();
  const group = (port: number, name: string): string => `
        - providers:
            - name: ${name}
              openai: {}
              host: 127.0.0.1
              port: ${port}
              policies: { auth: { key: key-of-${name} } }`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: both
        backends: [{ backend: both }]
      - name: away
        matches: [{ path: { type: PathPrefix, value: /away } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: away }]
policies:
  - targetRefs: [{ kind: Backend, name: both, sectionName: second }]
    backend: { auth: { key: key-by-section } }
backends:
  both:
    ai:
      groups:${group(first.port, "first")}
        - providers:
            - name: second
              anthropic: { model: claude-sonnet-5 }
              host: 127.0.0.1
              port: ${second.port}
    policies:
      transformation: { request: { set: [{ name: x-try, value: 'default(request.headers["x-retry-attempt"], "first")' }] } }
  away:
    ai:
      groups:${group(nobody, "nobody")}${group(first.port, "somebody")}
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), first.close(), second.close()]));

beforeEach(() => {
  first.seen.length = 0;
  second.seen.length = 0;
  first.answer = () => openaiAnswer;
  second.answer = () => anthropicAnswer;
});

function ask(path = "", stream = false) {
  const client = new OpenAI({ baseURL: `${gateway.url}${path}/v1`, apiKey: "x", maxRetries: 0 });
  const asked = { model: "gpt-5", messages: [{ role: "user" as const, content: "Hi" }] };
  return stream
    ? client.chat.completions.stream(asked).finalChatCompletion()
    : client.chat.completions.create(asked);
}

test("the first group takes requests while it can", async () => {
  const response = await ask();
  assert.equal(response.model, "gpt-5-2026");
  assert.equal(first.last.headers.authorization, "Bearer key-of-first");
  assert.equal(second.seen.length, 0);
});

for (const status of [429, 500, 503])
  test(`after ${status} the next one does, in its own format and with its own key`, async () => {
    first.answer = () => ({ status, json: { error: { message: "no", type: "x" } } });
    const response = await ask();
    assert.equal(response.model, "claude-sonnet-5");
    assert.equal(response.choices[0]?.message.content, "Hello there");
    assert.equal(first.seen.length, 1);
    assert.equal(second.last.url, "/v1/messages");
    assert.equal(second.last.headers["x-api-key"], "key-by-section");
    assert.equal(second.last.headers.authorization, undefined);
    assert.deepEqual(second.last.body["messages"], [
      { role: "user", content: [{ type: "text", text: "Hi" }] },
    ]);
  });

test("a stream can come from the next provider, too", async () => {
  first.answer = () => ({ status: 503, json: {} });
  second.answer = () => anthropicStream;
  const response = await ask("", true);
  assert.equal(response.choices[0]?.message.content, "Let me look ünder.");
});

test("after a provider that cannot be reached the next one is used", async () => {
  const response = await ask("/away");
  assert.equal(response.model, "gpt-5-2026");
  assert.equal(first.last.headers.authorization, "Bearer key-of-somebody");
});

test("a request that is itself wrong is not retried", async () => {
  first.answer = () => ({
    status: 400,
    json: { error: { message: "bad", type: "invalid_request_error" } },
  });
  await assert.rejects(ask(), /bad/);
  assert.equal(second.seen.length, 0);
});

test("when all providers have failed, the client gets the error of the last one", async () => {
  first.answer = () => ({ status: 500, json: {} });
  second.answer = () => ({
    status: 529,
    json: { type: "error", error: { type: "overloaded_error", message: "too busy" } },
  });
  await assert.rejects(ask(), /too busy/);
  assert.deepEqual([first.seen.length, second.seen.length], [1, 1]);
});

test("a stream whose first event is an error comes from the next one", async () => {
  await firstIsUsed();
  first.answer = () => ({
    pieces: ['data: {"error":{"message":"busy","type":"server_error"}}\n\n'],
  });
  second.answer = () => anthropicStream;
  const { choices } = await ask("", true);
  assert.match(choices[0]?.message.content ?? "", /Let me look/);
  assert.equal(first.seen.length, 1);
});

test("when all providers have failed, the client gets the error of the last one, also as an event", async () => {
  first.answer = () => ({
    pieces: ['data: {"error":{"message":"busy","type":"server_error"}}\n\n'],
  });
  second.answer = () => ({ status: 529, json: { type: "error", error: { message: "no" } } });
  await assert.rejects(ask("", true), /busy|no/);
});

/** Waits until the first provider is used again after failures. */
async function firstIsUsed(): Promise<void> {
  await waitFor("the first provider, which may rest", async () => {
    await ask();
    return first.seen.length > 0;
  });
  first.seen.length = 0;
  second.seen.length = 0;
}

const event = (type: string, more: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
const RESPONSE = { id: "resp_first", object: "response", model: "gpt-5", output: [] };
const BEGUN = [
  event("response.created", { response: { ...RESPONSE, status: "in_progress" } }),
  event("response.in_progress", { response: { ...RESPONSE, status: "in_progress" } }),
];
const FAILED = event("response.failed", {
  response: { ...RESPONSE, status: "failed", error: { code: "server_error", message: "busy" } },
});

const BEGINNINGS: readonly (readonly [string, ModelAnswer])[] = [
  ["fails", { pieces: [...BEGUN, FAILED] }],
  ["fails with an event of its own", { pieces: [...BEGUN, event("error", { message: "busy" })] }],
  ["breaks off", { pieces: BEGUN, cut: true }],
  ["ends", { pieces: BEGUN }],
];

for (const [what, answer] of BEGINNINGS)
  test(`a stream of Responses that begins and then ${what} comes from the next one`, async () => {
    await firstIsUsed();
    first.answer = () => answer;
    second.answer = () => anthropicStream;
    const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0 });
    const stream = client.responses.stream({ model: "gpt-5", input: "Hi" });
    const response = await stream.finalResponse();
    assert.match(response.output_text, /Let me look/);
    assert.deepEqual([first.seen.length, second.seen.length], [1, 1]);
  });

const WHOLE: readonly (readonly [string, ModelAnswer])[] = [
  ["is empty", { pieces: [], type: "application/json" }],
  ["is an error", { json: { error: { message: "busy", code: 502 } } }],
  ["is not JSON", { pieces: ["<html>busy</html>"], type: "text/html" }],
  ["is not complete JSON", { pieces: ['{"id":"x","choices":['], type: "application/json" }],
  ["breaks off", { pieces: ['{"id":"x","choices":['], type: "application/json", cut: true }],
];

for (const [what, answer] of WHOLE)
  test(`a whole response that ${what} comes from the next one`, async () => {
    await firstIsUsed();
    first.answer = () => answer;
    const response = await ask();
    assert.equal(response.model, "claude-sonnet-5");
    assert.deepEqual([first.seen.length, second.seen.length], [1, 1]);
  });

test("policies of the backend edit each attempt anew", async () => {
  first.answer = () => ({ status: 503, json: { error: { message: "no" } } });
  await ask();
  assert.equal(first.last.headers["x-try"], "first");
  assert.equal(second.last.headers["x-try"], "1");
  assert.equal(second.last.headers["x-retry-attempt"], "1");
});
