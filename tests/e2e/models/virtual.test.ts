import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import OpenAI from "openai";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer, type ModelAnswer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { NameServer } from "../endpoints/name-server.ts";
import { anthropicAnswer, openaiAnswer, openaiStream } from "../llm/vendors.ts";

/** Virtual models: weighted, by priority and health, by conditions (doc 2 §EdgeModel). */

let first: ModelServer;
let second: ModelServer;
let third: ModelServer;
let names: NameServer;
let gateway: Gateway;

const FAILED: ModelAnswer = { status: 503, json: { error: { message: "no", type: "x" } } };

before(async () => {
  [first, second, third, names] = await Promise.all([
    ModelServer.start(),
    ModelServer.start(),
    ModelServer.start(),
    NameServer.start("127.0.0.1"),
  ]);
  const nobody = await freePort();
  const at = (server: { readonly port: number }): string => `http://vendor.test:${server.port}/v1`;
  const health = "health: { eviction: { duration: 60s, consecutiveFailures: 1 } }";
  gateway = await Gateway.start({
    config: `
config: { dns: { servers: ["${names.place}"] }, workerThreads: 1 }
gateways:
  web:
    port: \${PORT}
models:
  first: { provider: OpenAI, baseURL: "${at(first)}" }
  second: { visibility: Internal, provider: OpenAI, baseURL: "${at(second)}" }
  claude: { match: { model: "claude-*" }, provider: Anthropic, baseURL: "${at(third)}" }
  sick: { provider: OpenAI, baseURL: "${at(first)}", policies: { ${health} } }
  nobody: { provider: OpenAI, baseURL: "http://vendor.test:${nobody}/v1" }
  unnamed: { provider: OpenAI, baseURL: "http://gone.invalid/v1" }
  any: { match: { model: "any-*" }, provider: OpenAI, baseURL: "${at(first)}" }
  edited:
    provider: OpenAI
    baseURL: "${at(first)}"
    policies:
      transformations: [{ field: user, expression: '"of-edited"' }]
      promptGuard: { request: [{ regex: { action: Mask, matches: [{ pattern: secret }] } }] }
  smaller:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: any }, model: any-large, priority: 0 }
          - { modelRef: { name: any }, model: any-small, priority: 1 }
  plain:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: edited }, priority: 0 }
          - { modelRef: { name: second }, priority: 1 }
  shared:
    virtualModel:
      weighted:
        targets:
          - { modelRef: { name: first }, weight: 3 }
          - { modelRef: { name: second } }
  safe:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: claude }, model: claude-sonnet-5, priority: 10 }
          - { modelRef: { name: first }, priority: 0 }
          - { modelRef: { name: second }, priority: 0 }
  far:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: nobody }, priority: 0 }
          - { modelRef: { name: second }, priority: 1 }
  healthy:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: sick }, priority: 0 }
          - { modelRef: { name: second }, priority: 1 }
  by-plan:
    virtualModel:
      conditional:
        targets:
          - { modelRef: { name: first }, when: 'request.headers["x-plan"] == "pro"' }
          - { modelRef: { name: claude }, model: claude-haiku, when: "llmRequest.max_tokens < 5" }
          - { modelRef: { name: second }, when: 'request.headers["x-plan"] == "free"' }
  nested:
    virtualModel: { weighted: { targets: [{ modelRef: { name: far } }] } }
`,
  });
});

after(() =>
  Promise.all([
    gateway?.[Symbol.asyncDispose](),
    first.close(),
    second.close(),
    third.close(),
    names[Symbol.asyncDispose](),
  ]),
);

beforeEach(() => {
  for (const server of [first, second, third]) server.seen.length = 0;
  first.answer = () => openaiAnswer;
  second.answer = () => openaiAnswer;
  third.answer = () => anthropicAnswer;
});

function openai(): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0 });
}

function chat(model: string, more: object = {}, headers: Record<string, string> = {}) {
  const messages = [{ role: "user" as const, content: "Hi" }];
  return openai().chat.completions.create({ model, messages, stream: false, ...more }, { headers });
}

const counts = () => [first.seen.length, second.seen.length, third.seen.length];

describe("weighted", () => {
  test("targets share the requests, each by its own name", async () => {
    const requests = 80;
    for (let count = 0; count < requests; count += 1) await chat("shared");
    assert.equal(first.last.body["model"], "first");
    assert.equal(second.last.body["model"], "second");
    assert.equal(first.seen.length + second.seen.length, requests);
    assert.ok(first.seen.length > second.seen.length, `saw ${counts().join(" ")}`);
    const line = /llm\.virtual_model=shared/;
    await waitFor("line of the access log", () => line.test(gateway.output));
  });

  test("a target that only virtual models may choose is not asked for by clients", async () => {
    await assert.rejects(chat("second"), OpenAI.NotFoundError);
  });
});

describe("failover", () => {
  test("targets of the best priority take the requests while they can", async () => {
    for (let count = 0; count < 20; count += 1) await chat("safe");
    assert.equal(third.seen.length, 0);
    assert.ok(first.seen.length > 0 && second.seen.length > 0);
  });

  for (const [what, failed] of [
    ["503", FAILED],
    ["429", { status: 429, json: {} }],
    ["a connection that is cut", { pieces: [], cut: true, status: 500 }],
  ] as const)
    test(`after ${what} another of the same priority is tried first, then the next`, async () => {
      first.answer = () => failed;
      const response = await chat("safe");
      assert.equal(response.model, "gpt-5-2026");
      assert.equal(third.seen.length, 0);
      second.answer = () => failed;
      const other = await chat("safe");
      assert.equal(other.choices[0]?.message.content, "Hello there");
      assert.equal(third.last.body["model"], "claude-sonnet-5");
      assert.equal(third.last.url, "/v1/messages");
    });

  test("a stream can come from the next model", async () => {
    first.answer = () => FAILED;
    third.answer = () => FAILED;
    second.answer = () => openaiStream({ content: "Hel" }, { content: "lo" });
    const stream = openai().chat.completions.stream({
      model: "safe",
      messages: [{ role: "user", content: "Hi" }],
    });
    const response = await stream.finalChatCompletion();
    assert.equal(response.choices[0]?.message.content, "Hello");
  });

  test("a request that is itself wrong is not retried", async () => {
    const refused = { status: 400, json: { error: { message: "bad", type: "x" } } };
    for (const server of [first, second]) server.answer = () => refused;
    await assert.rejects(chat("safe"), /bad/);
    assert.equal(first.seen.length + second.seen.length, 1);
  });

  test("a target that cannot be reached makes room for the next, also behind another virtual model", async () => {
    for (const model of ["far", "nested"]) {
      const response = await chat(model);
      assert.equal(response.model, "gpt-5-2026");
    }
    assert.deepEqual(counts(), [0, 2, 0]);
  });

  test("when all models have failed, the client gets the error of the last one", async () => {
    for (const server of [first, second, third]) server.answer = () => FAILED;
    await assert.rejects(chat("safe"), (error) => {
      assert.ok(error instanceof OpenAI.APIError);
      assert.equal(error.status, 503);
      return true;
    });
    assert.deepEqual(counts(), [1, 1, 1]);
  });

  test("a pattern can be two targets: after a failure its other model is asked", async () => {
    first.answer = ({ body }) => (body["model"] === "any-large" ? FAILED : openaiAnswer);
    const response = await chat("smaller");
    assert.equal(response.choices[0]?.message.content, "Hello there");
    const models = first.seen.map(({ body }) => body["model"]);
    assert.deepEqual(models, ["any-large", "any-small"]);
  });

  test("edits and guards of a model that failed do not apply to the next model", async () => {
    first.answer = () => FAILED;
    const messages = [{ role: "user", content: "a secret" }];
    await chat("plain", { messages });
    assert.equal(first.last.body["user"], "of-edited");
    assert.deepEqual(second.last.body, { model: "second", messages, stream: false });
    assert.equal(second.last.headers["x-retry-attempt"], "1");
  });

  test("a target that is evicted gets no requests while another one is healthy", async () => {
    first.answer = () => FAILED;
    await chat("healthy");
    assert.deepEqual(counts(), [1, 1, 0]);
    first.answer = () => openaiAnswer;
    await chat("healthy");
    assert.deepEqual(counts(), [1, 2, 0]);
    // If no target is healthy, requests still go to an evicted one.
    second.answer = () => FAILED;
    await chat("healthy");
    assert.deepEqual(counts(), [2, 3, 0]);
  });
});

describe("conditional", () => {
  test("the first target whose condition is true takes the request", async () => {
    await chat("by-plan", {}, { "x-plan": "pro" });
    assert.deepEqual(counts(), [1, 0, 0]);
    await chat("by-plan", { max_tokens: 3 });
    assert.equal(third.last.body["model"], "claude-haiku");
    await chat("by-plan", {}, { "x-plan": "free" });
    assert.deepEqual(counts(), [1, 1, 1]);
  });

  test("with no condition that is true the request is refused", async () => {
    await assert.rejects(chat("by-plan"), (error) => {
      assert.ok(error instanceof OpenAI.BadRequestError);
      assert.equal(error.code, "virtual_model_no_matching_target");
      return true;
    });
    assert.deepEqual(counts(), [0, 0, 0]);
  });
});

test("a provider that sends Retry-After gets no request before that time", async () => {
  first.answer = () => ({ status: 429, headers: { "retry-after": "5" }, json: {} });
  const date = (): string => new Date(Date.now() + 6_000).toUTCString();
  second.answer = () => ({ status: 429, headers: { "retry-after": date() }, json: {} });
  await chat("safe");
  assert.deepEqual(counts(), [1, 1, 1]);
  await chat("safe");
  assert.deepEqual(counts(), [1, 1, 2]);
  first.answer = () => openaiAnswer;
  second.answer = () => openaiAnswer;
  await waitFor("the others", async () => {
    await chat("safe");
    return first.seen.length + second.seen.length > 2;
  });
});
