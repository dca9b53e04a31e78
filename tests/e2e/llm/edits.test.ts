import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { anthropicAnswer, openaiAnswer } from "./vendors.ts";

/** Changes of requests by the policies of a backend (doc 2 §Backend policy block, `ai`). */

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    frontend:
      accessLog: { attributes: { add: [{ name: used, expression: "string(llm.inputTokens + llm.outputTokens)" }] } }
    routes:
      - name: models
        backends: [{ backend: models }]
      - name: strict
        matches: [{ path: { type: PathPrefix, value: /strict } }]
        backends: [{ backend: strict }]
      - name: cached
        matches: [{ path: { type: PathPrefix, value: /cached } }]
        backends: [{ backend: cached }]
      - name: added
        matches: [{ path: { type: PathPrefix, value: /added } }]
        backends: [{ backend: added }]
      - name: tools
        matches: [{ path: { type: PathPrefix, value: /tools } }]
        backends: [{ backend: tools }]
      - name: system
        matches: [{ path: { type: PathPrefix, value: /system } }]
        backends: [{ backend: system }]
backends:
  models:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } }
    policies:
      ai:
        defaults: [{ field: temperature, value: 0.5 }, { field: seed, value: 7 }]
        overrides: [{ field: user, value: house }]
        transformations:
          - { field: max_tokens, expression: "llmRequest.max_tokens > 100 ? 100 : llmRequest.max_tokens" }
          - { field: metadata, expression: "{'by': request.headers['x-team']}" }
        finalTransformations:
          - { field: prompt_cache_key, expression: "llmRequest.model + '/' + llmRequest.user" }
        modelAliases: { fast: gpt-5-mini, "claude-*": gpt-5 }
        prompt: { prepend: [{ role: system, content: Be short }] }
        routes: { /ask: Completions, /v1/messages: Messages, /v1/embeddings: Embeddings, ":generateContent": GenerateContent }
  strict:
    ai:
      provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} }
      conversion: Strict
  cached:
    ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { ai: { promptCaching: { minTokens: 0 } } }
  added:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } }
    policies:
      ai:
        defaults: [{ field: seed, value: 7, override: true }]
        overrides: [{ field: user, value: house, override: false }]
        prompt: { append: [{ role: user, content: Be short }] }
  tools:
    ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} } }
    policies:
      ai: { promptCaching: { cacheSystem: false, cacheTools: true, cacheMessageOffset: 1, minTokens: 0 } }
  system:
    ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { ai: { promptCaching: { cacheMessages: false, minTokens: 0 } } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

function ask(path: string, body: object): Promise<Response> {
  return fetch(gateway.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-team": "blue" },
    body: JSON.stringify(body),
  });
}

/** A part of a request in the format of Anthropic that may have a mark for the cache. */
interface Block {
  readonly text?: string;
  readonly name?: string;
  readonly cache_control?: object;
}

interface Parts {
  readonly system: readonly Block[];
  readonly messages: readonly { readonly content: string | readonly Block[] }[];
  readonly tools: readonly Block[];
}

const HI = { role: "user", content: "Hi" };

test("fields, aliases and messages are set before the request is sent", async () => {
  vendor.answer = () => openaiAnswer;
  const response = await ask("/ask", {
    model: "fast",
    messages: [HI],
    temperature: 1,
    user: "client",
    max_tokens: 500,
  });
  assert.equal(response.status, 200);
  assert.deepEqual(vendor.last.body, {
    model: "gpt-5-mini",
    messages: [{ role: "system", content: "Be short" }, HI],
    temperature: 1,
    seed: 7,
    user: "house",
    max_completion_tokens: 100,
    metadata: { by: "blue" },
    prompt_cache_key: "gpt-5-mini/house",
  });
  await waitFor("line", () => gateway.output.includes("used=15"));
});

test("a default may replace a value, an override may leave one, and messages are added at the end", async () => {
  vendor.answer = () => openaiAnswer;
  const response = await ask("/added/v1/chat/completions", {
    model: "gpt-5",
    messages: [HI],
    seed: 1,
    user: "client",
  });
  assert.equal(response.status, 200);
  assert.deepEqual(vendor.last.body, {
    model: "gpt-5",
    messages: [HI, { role: "user", content: "Be short" }],
    seed: 7,
    user: "client",
  });
});

test("members are set in the format of the client, and then converted", async () => {
  const response = await ask("/v1/messages", { model: "claude-x", max_tokens: 9, messages: [HI] });
  assert.equal(response.status, 200);
  assert.equal(vendor.last.url, "/v1/chat/completions");
  assert.equal(vendor.last.body["model"], "gpt-5");
  assert.deepEqual(vendor.last.body["messages"], [{ role: "system", content: "Be short" }, HI]);
});

test("a model that is in the path has aliases, too", async () => {
  const contents = [{ role: "user", parts: [{ text: "Hi" }] }];
  const response = await ask("/v1beta/models/fast:generateContent", { contents });
  assert.equal(response.status, 200);
  assert.equal(vendor.last.body["model"], "gpt-5-mini");
});

test("requests of other APIs than chat pass, and their tokens are counted", async () => {
  vendor.answer = () => ({
    json: {
      object: "list",
      model: "e-1",
      data: [],
      usage: { prompt_tokens: 77, total_tokens: 77 },
    },
  });
  const response = await ask("/v1/embeddings", { model: "fast", input: "Hi" });
  assert.equal(response.status, 200);
  await response.text();
  assert.equal(vendor.last.body["model"], "gpt-5-mini");
  await waitFor("line", () => gateway.output.includes("gen_ai.response.model=e-1"));
  const line = gateway.output.split("\n").find((each) => each.includes("e-1")) ?? "";
  assert.match(line, /gen_ai.operation.name=embeddings .*gen_ai.usage.input_tokens=77/);
});

test("a strict conversion refuses what would be lost, and names it", async () => {
  vendor.answer = () => anthropicAnswer;
  const path = "/strict/v1/chat/completions";
  const lost = await ask(path, { model: "c", messages: [HI], seed: 1, logit_bias: { a: 1 } });
  assert.equal(lost.status, 400);
  const { error } = Object(await lost.json());
  assert.match(error.message, /\/logit_bias /);
  assert.match(error.message, /\/seed /);
  assert.equal((await ask(path, { model: "c", messages: [HI] })).status, 200);
});

test("marks for the cache of the provider are set in its own format, whatever the client speaks", async () => {
  vendor.answer = () => anthropicAnswer;
  const body = {
    model: "claude-sonnet-5",
    messages: [
      { role: "system", content: "Be kind" },
      { role: "user", content: "Hi" },
      { role: "assistant", content: "Hello" },
      { role: "user", content: "How are you?" },
    ],
    tools: [{ type: "function", function: { name: "look", parameters: { type: "object" } } }],
  };
  const marked: Record<string, unknown> = {};
  for (const path of ["cached", "tools", "system"]) {
    const response = await ask(`/${path}/v1/chat/completions`, body);
    assert.equal(response.status, 200);
    const { system, messages, tools }: Parts = Object(vendor.last.body);
    const blocks = [system, ...messages.map(({ content }) => content), tools].flat();
    marked[path] = blocks.flatMap((block) =>
      typeof block === "object" && block.cache_control ? [block.text ?? block.name] : [],
    );
  }
  assert.deepEqual(marked, {
    cached: ["Be kind", "Hello"],
    tools: ["Hi", "look"],
    system: ["Be kind"],
  });
});
