import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { routesTo } from "../named-routes.ts";

/**
 * Embeddings, reranking and token counts with the official clients, and vendors with other formats
 * (doc 2 §LLM provider).
 */

let vendor: ModelServer;
let gateway: Gateway;

const VENDORS = {
  openai: "openai: {}",
  anthropic: "anthropic: { model: claude-sonnet-5 }",
  gemini: "gemini: { model: gemini-3-pro }",
  vertex: "vertexai: { projectId: p, model: text-embedding-005 }",
  titan: "bedrock: { region: eu-west-1, model: 'amazon.titan-embed-text-v2:0' }",
  ranker: "bedrock: { region: eu-west-1, model: 'cohere.rerank-v3-5:0' }",
  bedrock: "bedrock: { region: eu-west-1, model: 'anthropic.claude-x:0' }",
};

before(async () => {
  vendor = await ModelServer.start();
  const backends = Object.entries(VENDORS).map(
    ([name, block]) => `
  ${name}:
    ai: { provider: { ${block}, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { auth: { key: vendor-key } }`,
  );
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(Object.keys(VENDORS))}
backends:${backends.join("")}
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

function openai(name: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/${name}/v1`, apiKey: "x", maxRetries: 0 });
}

function anthropic(name: string): Anthropic {
  return new Anthropic({ baseURL: `${gateway.url}/${name}`, apiKey: "x", maxRetries: 0 });
}

async function logLine(part: string): Promise<string> {
  await waitFor("line of the access log", () => gateway.output.includes(part));
  return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
}

describe("embeddings of the official client", () => {
  test("embeddings come from Vertex AI, in the encoding that the client requests", async () => {
    vendor.answer = () => ({
      json: {
        predictions: [
          { embeddings: { values: [0.5, -1], statistics: { token_count: 3 } } },
          { embeddings: { values: [0.25, 2], statistics: { token_count: 4 } } },
        ],
      },
    });
    const input = ["one", "two"];
    const answer = await openai("vertex").embeddings.create({ model: "embed-vertex", input });
    assert.deepEqual(
      answer.data.map(({ embedding }) => embedding),
      [
        [0.5, -1],
        [0.25, 2],
      ],
    );
    assert.deepEqual(answer.usage, { prompt_tokens: 7, total_tokens: 7 });
    assert.equal(
      vendor.last.url,
      "/v1/projects/p/locations/global/publishers/google/models/text-embedding-005:predict",
    );
    const line = await logLine("gen_ai.request.model=embed-vertex");
    assert.match(line, /gen_ai.operation.name=embeddings/);
    assert.match(line, /gen_ai.usage.input_tokens=7 /);
  });

  test("embeddings come from a model of Titan", async () => {
    vendor.answer = () => ({ json: { embedding: [0.5, -1], inputTextTokenCount: 2 } });
    const answer = await openai("titan").embeddings.create({ model: "embed-titan", input: "one" });
    assert.deepEqual(answer.data[0]?.embedding, [0.5, -1]);
    assert.deepEqual(vendor.last.body, { inputText: "one" });
  });

  test("get the errors of Bedrock as those of OpenAI", async () => {
    vendor.answer = () => ({
      status: 429,
      headers: { "x-amzn-errortype": "ThrottlingException" },
      json: { message: "Too many requests" },
    });
    const call = openai("titan").embeddings.create({ model: "embed-error", input: "one" });
    await assert.rejects(call, OpenAI.RateLimitError);
  });

  test("are refused by name where the vendor has none", async () => {
    const call = openai("anthropic").embeddings.create({ model: "embed-none", input: "one" });
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof OpenAI.BadRequestError);
      assert.match(error.message, /anthropic supports neither embeddings nor/);
      return true;
    });
  });
});

describe("counts of tokens of the official client", () => {
  const asked = { model: "count", messages: [{ role: "user" as const, content: "Hi" }] };

  const answers: Readonly<Record<string, object>> = {
    anthropic: { input_tokens: 7 },
    openai: { object: "response.input_tokens", input_tokens: 7 },
    gemini: { totalTokens: 7 },
    bedrock: { inputTokens: 7 },
  };
  const paths: Readonly<Record<string, string>> = {
    anthropic: "/v1/messages/count_tokens",
    openai: "/v1/responses/input_tokens",
    gemini: "/v1beta/models/gemini-3-pro:countTokens",
    bedrock: "/model/anthropic.claude-x%3A0/count-tokens",
  };
  for (const [name, json] of Object.entries(answers))
    test(`come from ${name}`, async () => {
      vendor.answer = () => ({ json });
      const counted = await anthropic(name).messages.countTokens(asked);
      assert.equal(counted.input_tokens, 7);
      assert.match(vendor.last.url, new RegExp(`^${paths[name]?.replaceAll(/[.?]/g, "\\$&")}$`));
    });
});

test("documents are ranked by a model of Bedrock", async () => {
  vendor.answer = () => ({
    json: { results: [{ index: 1, relevance_score: 0.9 }] },
  });
  const response = await fetch(`${gateway.url}/ranker/v2/rerank`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "rank", query: "which?", documents: ["a", "b"], top_n: 1 }),
  });
  assert.equal(response.status, 200);
  assert.match(await response.text(), /"results":\[\{"index":1,"relevance_score":0.9\}\]/);
  assert.deepEqual(vendor.last.body, {
    query: "which?",
    documents: ["a", "b"],
    top_n: 1,
    api_version: 2,
  });
});
