import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer, type ModelAnswer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { routesTo } from "../named-routes.ts";

/** Calls for which the provider says no tokens: what limits and the log count, and what costs nothing. */

let vendor: ModelServer;
let other: ModelServer;
let gateway: Gateway;

before(async () => {
  [vendor, other] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const provider = `{ openai: { model: gpt-5 }, host: 127.0.0.1, port: ${vendor.port} }`;
  const reject = `regex: { matches: [{ pattern: forbidden }], action: Reject }`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(["plain", "guarded", "small", "kept"])}
backends:
  plain: { ai: { provider: ${provider} } }
  guarded:
    ai: { provider: ${provider} }
    policies: { ai: { promptGuard: { response: [{ ${reject} }] } } }
  small: { ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} }, maxBodySize: 1Ki } }
  kept:
    ai:
      groups:
        - providers: [{ name: first, anthropic: {}, host: 127.0.0.1, port: ${other.port} }]
        - providers: [{ name: second, openai: {}, host: 127.0.0.1, port: ${vendor.port} }]
    policies: { ai: { responseCache: {} } }
`,
  });
});

beforeEach(() => {
  other.answer = () => ({ status: 503, json: { error: { message: "overloaded" } } });
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close(), other?.close()]);
});

/** Sends a request, and returns its status and the line of the access log. */
async function call(route: string, path: string, body: object) {
  const before = gateway.output.length;
  const response = await fetch(`${gateway.url}/${route}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.text();
  const found = (): string | undefined =>
    gateway.output
      .slice(before)
      .split("\n")
      .find((line) => line.includes(`route=web/${route} `));
  await waitFor("line of the access log", () => found() !== undefined);
  return { status: response.status, line: found() ?? "" };
}

const QUESTION = { model: "m", messages: [{ role: "user", content: "x".repeat(400) }] };

function says(content: string): () => ModelAnswer {
  const message = { role: "assistant", content };
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  return () => ({ json: { id: "c", object: "chat.completion", created: 1, model: "m", choices } });
}

const ESTIMATED = /gen_ai.usage.input_tokens=1\d\d .*llm.usage.estimated=true/;

test("a response that a guard rejects, or that is too large, has cost tokens", async () => {
  vendor.answer = says("it is forbidden");
  const rejected = await call("guarded", "/v1/chat/completions", QUESTION);
  assert.equal(rejected.status, 403);
  assert.match(rejected.line, ESTIMATED);
  vendor.answer = () => ({ json: { content: [{ type: "text", text: "long ".repeat(400) }] } });
  const large = await call("small", "/v1/chat/completions", QUESTION);
  assert.equal(large.status, 502);
  assert.match(large.line, ESTIMATED);
});

test("an error of the provider has cost none, whatever guards say of it", async () => {
  vendor.answer = () => ({ status: 400, json: { error: { message: "forbidden" } } });
  for (const route of ["plain", "guarded"]) {
    const { status, line } = await call(route, "/v1/chat/completions", QUESTION);
    assert.equal(status, 400);
    assert.doesNotMatch(line, /gen_ai.usage/);
  }
});

test("the input of embeddings is estimated", async () => {
  const data = [{ object: "embedding", index: 0, embedding: [0.5] }];
  vendor.answer = () => ({ json: { object: "list", model: "m", data } });
  const { line } = await call("plain", "/v1/embeddings", { model: "m", input: "x".repeat(400) });
  assert.match(line, ESTIMATED);
  assert.match(line, /gen_ai.usage.output_tokens=0/);
});

test("the input of ranks is estimated", async () => {
  vendor.answer = () => ({ json: { results: [{ index: 0, relevance_score: 0.5 }] } });
  const asked = { model: "m", query: "q", documents: ["x".repeat(400)] };
  const { line } = await call("plain", "/v1/rerank", asked);
  assert.match(line, ESTIMATED);
  assert.match(line, /gen_ai.usage.output_tokens=0/);
});

describe("a call of InvokeModel", () => {
  const QUESTION_OF_NOVA = { messages: [{ role: "user", content: [{ text: "x".repeat(400) }] }] };
  const counted = /gen_ai.usage.input_tokens=7 gen_ai.usage.output_tokens=5/;

  test("is estimated", async () => {
    vendor.answer = () => ({ json: { generation: "y".repeat(400) } });
    const { line } = await call("plain", "/model/m/invoke", QUESTION_OF_NOVA);
    assert.match(line, ESTIMATED);
    assert.match(line, /gen_ai.usage.output_tokens=1\d\d/);
  });

  test("has its tokens in headers", async () => {
    const headers = {
      "x-amzn-bedrock-input-token-count": "7",
      "x-amzn-bedrock-output-token-count": "5",
    };
    vendor.answer = () => ({ headers, json: { generation: "Hi" } });
    const { line } = await call("plain", "/model/m/invoke", QUESTION_OF_NOVA);
    assert.match(line, counted);
    assert.doesNotMatch(line, /estimated=true/);
  });
});

test("a response from the cache costs none, also after another provider has failed", async () => {
  vendor.answer = says("Hello");
  const first = await call("kept", "/v1/chat/completions", QUESTION);
  assert.match(first.line, ESTIMATED);
  vendor.seen.length = 0;
  other.seen.length = 0;
  const again = await call("kept", "/v1/chat/completions", QUESTION);
  assert.equal(again.status, 200);
  assert.deepEqual([other.seen.length, vendor.seen.length], [1, 0]);
  assert.match(again.line, /llm.cache.status=hit/);
  assert.doesNotMatch(again.line, /gen_ai.usage/);
});
