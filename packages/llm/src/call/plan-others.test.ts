import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import { factsOfPath } from "../formats/detect.ts";
import type { JsonObject } from "../json.ts";
import { planCall, type CallPlan } from "./plan/plan.ts";
import { compileProvider } from "./plan/provider.ts";

/** The path and format with which each vendor is called for APIs other than chat. */

function plan(provider: LlmProvider, path: string, body: JsonObject): CallPlan {
  const request = { ...factsOfPath("POST", path), target: path, body };
  return planCall(request, compileProvider(provider), {
    maxTokens: DEFAULTS.aiBackend.defaultMaxTokens,
  });
}

const EMBED = { model: "m", input: "Hi" };
const COUNT = { model: "m", messages: [{ role: "user", content: "Hi" }] };
const COUNT_PATH = "/v1/messages/count_tokens";
const RANK = { model: "m", query: "q", documents: ["a"] };
const VERTEX = { vertexai: { projectId: "p", region: "global" } } as const;
const BEDROCK = { bedrock: { region: "eu-west-1" } } as const;
const GOOGLE = "/v1/projects/p/locations/global/publishers/google/models";

describe("where a list of models is asked for", () => {
  const AZURE = { azureopenai: { endpoint: "a.test", apiVersion: "v1" } } as const;
  const CUSTOM = {
    custom: { providerOverride: "own", formats: [{ type: "Completions" }] },
  } as const;
  const cases: readonly (readonly [LlmProvider, string, string])[] = [
    [{ openai: {} }, "/v1/models", "/v1/models"],
    [{ openai: { model: "m" } }, "/v1/models/gpt-5", "/v1/models/gpt-5"],
    [{ anthropic: {} }, "/v1/models/claude-5?x=1", "/v1/models/claude-5?x=1"],
    [CUSTOM, "/v1/models/org/m:8b", "/v1/models/org/m:8b"],
    [AZURE, "/v1/models/gpt-5", "/openai/v1/models/gpt-5"],
    [{ gemini: {} }, "/v1/models", "/v1beta/openai/models"],
    [{ gemini: {} }, "/v1beta/models/g", "/v1beta/models/g"],
  ];
  const listed = (provider: LlmProvider, target: string): CallPlan => {
    const [path = ""] = target.split("?");
    const request = { ...factsOfPath("GET", path), target, body: undefined };
    return planCall(request, compileProvider(provider), { maxTokens: 1 });
  };
  for (const [provider, path, target] of cases)
    test(`${path} of ${Object.keys(provider)[0]}: ${target}`, () => {
      assert.equal(listed(provider, path).target, target);
    });

  test("nowhere, if the provider has no such list", () => {
    for (const [provider, path] of [
      [VERTEX, "/v1/models"],
      [BEDROCK, "/v1/models/m"],
      [{ openai: {} }, "/v1beta/models"],
    ] as const)
      assert.throws(() => listed(provider, path), /supports neither/);
  });
});

describe("where a call that is not chat goes", () => {
  const cases: readonly (readonly [LlmProvider, string, JsonObject, string, string])[] = [
    [{ openai: {} }, "/v1/embeddings", EMBED, "embeddings", "/v1/embeddings"],
    [{ gemini: {} }, "/v1/embeddings", EMBED, "embeddings", "/v1beta/openai/embeddings"],
    [
      VERTEX,
      "/v1/embeddings",
      { ...EMBED, model: "google/text-embedding-005" },
      "vertexEmbeddings",
      `${GOOGLE}/text-embedding-005:predict`,
    ],
    [
      BEDROCK,
      "/v1/embeddings",
      { ...EMBED, model: "amazon.titan-embed-text-v2:0" },
      "titanEmbeddings",
      "/model/amazon.titan-embed-text-v2%3A0/invoke",
    ],
    [
      BEDROCK,
      "/v1/embeddings",
      { ...EMBED, model: "cohere.embed-v4:0" },
      "cohereEmbeddings",
      "/model/cohere.embed-v4%3A0/invoke",
    ],
    [
      { gemini: {} },
      "/v1beta/models/gemini-embedding-2:batchEmbedContents",
      { requests: [] },
      "geminiEmbeddings",
      "/v1beta/models/gemini-embedding-2:batchEmbedContents",
    ],
    [
      { openai: { model: "text-embedding-3" } },
      "/v1beta/models/gemini-embedding-2:embedContent",
      { content: { parts: [{ text: "Hi" }] } },
      "embeddings",
      "/v1/embeddings",
    ],
    [{ openai: {} }, "/v1/rerank", RANK, "rerank", "/v1/rerank"],
    [
      BEDROCK,
      "/v2/rerank",
      { ...RANK, model: "cohere.rerank-v3-5:0" },
      "bedrockRerank",
      "/model/cohere.rerank-v3-5%3A0/invoke",
    ],
    [
      { vertexai: { projectId: "p", region: "global", model: "semantic-ranker-default@latest" } },
      "/v1/rerank",
      RANK,
      "vertexRanking",
      "/v1/projects/p/locations/global/rankingConfigs/default_ranking_config:rank",
    ],
    [
      BEDROCK,
      "/v1/embeddings",
      { ...EMBED, model: "amazon.nova-2-multimodal-embeddings-v1:0" },
      "novaEmbeddings",
      "/model/amazon.nova-2-multimodal-embeddings-v1%3A0/invoke",
    ],
    [{ anthropic: {} }, COUNT_PATH, COUNT, "tokenCount", "/v1/messages/count_tokens"],
    [{ openai: {} }, COUNT_PATH, COUNT, "responsesTokenCount", "/v1/responses/input_tokens"],
    [{ gemini: {} }, COUNT_PATH, COUNT, "geminiTokenCount", "/v1beta/models/m:countTokens"],
    [
      VERTEX,
      COUNT_PATH,
      { ...COUNT, model: "gemini-3" },
      "geminiTokenCount",
      `${GOOGLE}/gemini-3:countTokens`,
    ],
    [BEDROCK, COUNT_PATH, COUNT, "converseTokenCount", "/model/m/count-tokens"],
    [
      { anthropic: {} },
      "/v1beta/models/g:countTokens",
      { contents: [{ parts: [{ text: "Hi" }] }] },
      "tokenCount",
      "/v1/messages/count_tokens",
    ],
  ];
  for (const [provider, path, body, format, target] of cases)
    test(`${path} to ${Object.keys(provider)[0]}: ${target}`, () => {
      const found = plan(provider, path, body);
      assert.equal(found.target, target);
      assert.equal(found.providerFormat, format);
    });

  test("a ranking of Vertex AI goes to its own host", () => {
    const own = { projectId: "p", region: "us-east1", model: "semantic-ranker-512" };
    assert.equal(compileProvider({ vertexai: own }).host, "discoveryengine.googleapis.com");
    const gemini = compileProvider({ vertexai: { ...own, model: "gemini-3-pro" } });
    assert.equal(gemini.host, "us-east1-aiplatform.googleapis.com");
  });

  test("Vertex AI counts contents without a request around them", () => {
    const { body } = plan(VERTEX, COUNT_PATH, { ...COUNT, model: "gemini-3" });
    assert.deepEqual(JSON.parse(JSON.stringify(body)), {
      contents: [{ role: "user", parts: [{ text: "Hi" }] }],
      generationConfig: {},
    });
  });

  test("Bedrock reads the model of Cohere in the path alone", () => {
    const { body } = plan(BEDROCK, "/v1/embeddings", { ...EMBED, model: "cohere.embed-v4:0" });
    assert.equal(body?.["model"], undefined);
    assert.deepEqual(body?.["texts"], ["Hi"]);
  });

  const refused: readonly (readonly [LlmProvider, string, JsonObject])[] = [
    [{ anthropic: {} }, "/v1/embeddings", EMBED],
    [{ anthropic: {} }, "/v1/rerank", RANK],
    [VERTEX, "/v1/rerank", RANK],
    [BEDROCK, "/v1/embeddings", EMBED],
    [{ custom: { formats: [{ type: "Completions" }], providerOverride: "x" } }, COUNT_PATH, COUNT],
  ];
  for (const [provider, path, body] of refused)
    test(`${path} is refused by name for ${Object.keys(provider)[0]}`, () => {
      assert.throws(() => plan(provider, path, body), /supports neither \w+ nor a format/);
    });
});
