import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import { ChatFault } from "../../chat/fault.ts";
import { factsOfPath } from "../../formats/detect.ts";
import type { Fields } from "../../vendors/fields.ts";
import { planCall, type CallPlan } from "./plan.ts";
import { compileProvider } from "./provider.ts";

/** Each vendor's URL, format and credential header (reference, LLM gateway, A1). */

const MESSAGES = [{ role: "user", content: "Hi" }];
const AZURE = { resourceName: "res", resourceType: "OpenAI", apiVersion: "v1" } as const;

function plan(provider: LlmProvider, target: string, body: object = {}): CallPlan {
  const [path = ""] = target.split("?");
  const facts = factsOfPath("POST", path);
  const asked = { model: "m", messages: MESSAGES, ...body };
  const request = { ...facts, target, body: asked };
  return planCall(request, compileProvider(provider), {
    maxTokens: DEFAULTS.aiBackend.defaultMaxTokens,
  });
}

class TestFields implements Fields {
  readonly #fields: Map<string, string>;

  constructor(fields: Readonly<Record<string, string>>) {
    this.#fields = new Map(Object.entries(fields));
  }
  get(name: string): string | undefined {
    return this.#fields.get(name);
  }
  set(name: string, value: string): void {
    this.#fields.set(name, value);
  }
  remove(name: string): void {
    this.#fields.delete(name);
  }
  namesWith(start: string): readonly string[] {
    return [...this.#fields.keys()].filter((name) => name.startsWith(start));
  }
  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#fields);
  }
}

function dressed(
  provider: LlmProvider,
  fields: Readonly<Record<string, string>>,
  format: "completions" | "messages" | "gemini" | "converse" = "completions",
): Readonly<Record<string, string>> {
  const own = new TestFields(fields);
  compileProvider(provider).vendor.dress(own, format);
  return own.all;
}

const CHAT = "/v1/chat/completions";

describe("the URL of a call", () => {
  const vertex = { projectId: "p", region: "us-central1" } as const;
  const cases: readonly (readonly [LlmProvider, object, string, string])[] = [
    [{ openai: {} }, {}, "completions", "/v1/chat/completions"],
    [{ anthropic: {} }, {}, "messages", "/v1/messages"],
    [{ gemini: {} }, { model: "gemini-3" }, "gemini", "/v1beta/models/gemini-3:generateContent"],
    [
      { gemini: {} },
      { model: "gemini-3", stream: true },
      "gemini",
      "/v1beta/models/gemini-3:streamGenerateContent?alt=sse",
    ],
    [
      { vertexai: vertex },
      { model: "google/gemini-3" },
      "gemini",
      "/v1/projects/p/locations/us-central1/publishers/google/models/gemini-3:generateContent",
    ],
    [
      { vertexai: vertex },
      { model: "claude-sonnet-5-20260101", stream: true },
      "messages",
      "/v1/projects/p/locations/us-central1/publishers/anthropic/models/claude-sonnet-5@20260101:streamRawPredict",
    ],
    [
      { vertexai: vertex },
      { model: "meta/llama" },
      "completions",
      "/v1/projects/p/locations/us-central1/endpoints/openapi/chat/completions",
    ],
    [
      { bedrock: { region: "eu-west-1" } },
      { model: "anthropic.claude:0" },
      "converse",
      "/model/anthropic.claude%3A0/converse",
    ],
    [
      { bedrock: { region: "eu-west-1" } },
      { model: "arn:aws:bedrock:eu-west-1:1:inference-profile/x", stream: true },
      "converse",
      "/model/arn%3Aaws%3Abedrock%3Aeu-west-1%3A1%3Ainference-profile%2Fx/converse-stream",
    ],
    [{ azure: AZURE }, {}, "completions", "/openai/v1/chat/completions"],
    [
      { azure: { ...AZURE, apiVersion: "2025-01-01" } },
      { model: "gpt" },
      "completions",
      "/openai/deployments/gpt/chat/completions?api-version=2025-01-01",
    ],
    [
      { azure: { ...AZURE, resourceType: "Foundry", projectName: "pro" } },
      { model: "claude-sonnet-5" },
      "messages",
      "/anthropic/v1/messages",
    ],
    [
      {
        azureopenai: {
          endpoint: "https://own.openai.azure.com/",
          deploymentName: "dep",
          apiVersion: "v1",
        },
      },
      {},
      "completions",
      "/openai/v1/chat/completions",
    ],
    [{ openai: {}, host: "h", port: 1, path: "/all" }, {}, "completions", "/all"],
    [
      { openai: {}, host: "h", port: 1, pathPrefix: "/api" },
      {},
      "completions",
      "/api/chat/completions",
    ],
    [{ anthropic: {}, host: "h", port: 1, pathPrefix: "/api" }, {}, "messages", "/api/messages"],
  ];
  for (const [provider, body, format, target] of cases)
    test(`${target}`, () => {
      const found = plan(provider, CHAT, body);
      assert.equal(found.target, target);
      assert.equal(found.providerFormat, format);
    });

  test("hosts", () => {
    const host = (provider: LlmProvider): string => compileProvider(provider).host;
    assert.equal(
      host({ vertexai: { projectId: "p", region: "global" } }),
      "aiplatform.googleapis.com",
    );
    assert.equal(
      host({ vertexai: { projectId: "p", region: "eu" } }),
      "aiplatform.eu.rep.googleapis.com",
    );
    assert.equal(
      host({ vertexai: { projectId: "p", region: "us-east1" } }),
      "us-east1-aiplatform.googleapis.com",
    );
    assert.equal(
      host({ bedrock: { region: "eu-west-1" } }),
      "bedrock-runtime.eu-west-1.amazonaws.com",
    );
    assert.equal(host({ azure: AZURE }), "res.openai.azure.com");
    assert.equal(
      host({ azureopenai: { endpoint: "https://own.openai.azure.com/x", apiVersion: "v1" } }),
      "own.openai.azure.com",
    );
  });

  test("the client's query is kept if the format is unchanged, without its key", () => {
    assert.equal(
      plan({ anthropic: {} }, "/v1/messages?beta=true").target,
      "/v1/messages?beta=true",
    );
    assert.equal(plan({ openai: {} }, "/v1/messages?beta=true").target, "/v1/chat/completions");
    const target = "/v1beta/models/g:streamGenerateContent?alt=sse&key=secret&x=1";
    assert.equal(
      plan({ gemini: {} }, target, { contents: [] }).target,
      "/v1beta/models/g:streamGenerateContent?alt=sse&x=1",
    );
  });

  test("a model name that would change the path is refused", () => {
    for (const model of ["../x", "a/b", "..", "a?b", "a%2fb", "a b", "a\\b"])
      assert.throws(() => plan({ gemini: {} }, CHAT, { model }), ChatFault, model);
  });

  test("model and stream in the path", () => {
    assert.deepEqual(factsOfPath("POST", "/v1beta/models/gemini-3:streamGenerateContent"), {
      format: "gemini",
      model: "gemini-3",
      stream: true,
    });
    assert.deepEqual(factsOfPath("POST", "/model/a%3A0/converse-stream"), {
      format: "converse",
      model: "a:0",
      stream: true,
    });
    for (const [path, facts] of [
      ["/v1/models", { format: "models" }],
      ["/models/v1/models", { format: "models" }],
      ["/v1/models/org%2Fm:8b", { format: "models", listed: "org/m:8b" }],
      ["/v1beta/models", { format: "geminiModels" }],
      ["/v1beta/models/g", { format: "geminiModels", listed: "g" }],
      ["/v1beta/models/g/operations/1", { format: "passthrough" }],
      ["/v1/modelsets", { format: "passthrough" }],
    ] as const)
      assert.deepEqual(factsOfPath("GET", path), facts);
    assert.equal(factsOfPath("POST", "/v1/images/generations").format, "detect");
  });
});

describe("the gateway's credentials", () => {
  const bearer = { authorization: "Bearer k" };
  const cases: readonly (readonly [
    LlmProvider,
    "completions" | "messages" | "gemini" | "converse",
    object,
  ])[] = [
    [{ openai: {} }, "completions", bearer],
    [{ anthropic: {} }, "messages", { "x-api-key": "k", "anthropic-version": "2023-06-01" }],
    [{ gemini: {} }, "gemini", bearer],
    [{ bedrock: { region: "r" } }, "converse", bearer],
    [{ azure: AZURE }, "completions", { "api-key": "k" }],
  ];
  for (const [provider, format, fields] of cases)
    test(`of ${Object.keys(provider)[0]}`, () => {
      const client = {
        ...bearer,
        "x-api-key": "client",
        "x-goog-api-key": "client",
        "api-key": "client",
      };
      assert.deepEqual(dressed(provider, client, format), fields);
    });

  test("a token stays in its header", () => {
    const oauth = { authorization: "Bearer sk-ant-oat01-x" };
    assert.deepEqual(dressed({ anthropic: {} }, oauth, "messages"), {
      ...oauth,
      "anthropic-version": "2023-06-01",
    });
    assert.deepEqual(dressed({ azure: AZURE }, { authorization: "Bearer a.b.c" }), {
      authorization: "Bearer a.b.c",
    });
  });

  test("a Google key has its own header", () => {
    assert.deepEqual(dressed({ gemini: {} }, { authorization: "Bearer AIzaX" }, "gemini"), {
      "x-goog-api-key": "AIzaX",
    });
  });

  test("credentials of another vendor's client are moved, and that vendor's headers removed", () => {
    const client = { "x-api-key": "k", "anthropic-version": "2023-06-01", "anthropic-beta": "b" };
    assert.deepEqual(dressed({ openai: {} }, client), bearer);
  });
});

describe("the request body", () => {
  test("nothing changes unnecessarily", () => {
    assert.equal(plan({ openai: {} }, CHAT, { temperature: 1 }).body, undefined);
    assert.deepEqual(plan({ openai: { model: "own" } }, CHAT).body, {
      model: "own",
      messages: MESSAGES,
    });
  });

  test("OpenAI moderation is configured by the gateway, whatever the client sends", () => {
    const wanted = { model: "omni-moderation-latest", policy: { input: { mode: "block" } } };
    const openai = {
      moderation: { model: wanted.model, policy: { input: { mode: "Block" } } },
    } as const;
    for (const path of [CHAT, "/v1/responses", "/v1/messages"]) {
      const asked = { max_tokens: 9, input: "Hi", moderation: { model: "own" } };
      assert.deepEqual(plan({ openai }, path, asked).body?.["moderation"], wanted, path);
    }
    assert.equal(plan({ openai }, "/v1/embeddings", { input: "Hi" }).body, undefined);
    const scored = { moderation: { model: "m", policy: { output: { mode: "Score" } } } } as const;
    assert.deepEqual(plan({ openai: scored }, CHAT).body?.["moderation"], {
      model: "m",
      policy: { output: { mode: "score" } },
    });
    const plain = { moderation: { model: "m" } };
    assert.deepEqual(plan({ openai: plain }, CHAT).body?.["moderation"], { model: "m" });
  });

  test("tool names that the provider refuses are replaced, and restored in the response", () => {
    const name = `weather.of/${"x".repeat(80)}`;
    const tools = [{ name, input_schema: { type: "object" } }];
    const found = plan({ openai: {} }, "/v1/messages", { tools, max_tokens: 1 });
    const [[told, own] = []] = found.toolNames;
    assert.equal(own, name);
    assert.match(told ?? "", /^[a-zA-Z0-9_-]{1,64}$/);
    assert.ok(JSON.stringify(found.body).includes(told ?? "?"));
  });

  test("Claude on Vertex AI has its model in the path and a version in the body", () => {
    const provider = { vertexai: { projectId: "p", region: "global" } };
    const { body } = plan(provider, "/v1/messages", { model: "claude-x", max_tokens: 1 });
    assert.deepEqual(body, {
      messages: MESSAGES,
      max_tokens: 1,
      anthropic_version: "vertex-2023-10-16",
    });
  });

  test("a Bedrock guardrail is set", () => {
    const guardrail = { identifier: "g", version: "1" };
    const { body } = plan({ bedrock: { region: "r", guardrail } }, CHAT);
    assert.deepEqual(body?.["guardrailConfig"], {
      guardrailIdentifier: "g",
      guardrailVersion: "1",
      trace: "enabled",
    });
  });

  test("a conversation stored at another vendor is refused", () => {
    const asked = { input: "Hi", previous_response_id: "resp_1" };
    assert.throws(() => plan({ anthropic: {} }, "/v1/responses", asked), /stores no conversations/);
  });
});
