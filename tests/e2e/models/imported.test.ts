import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import OpenAI from "openai";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer } from "../llm/vendors.ts";

/** Imported configurations with real requests, by every name that clients can ask for. */

const MAIN = fileURLToPath(new URL("../../../packages/proxy/src/main.ts", import.meta.url));

let vendor: ModelServer;

before(async () => {
  vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
});

after(() => vendor.close());

/** Runs the output of `gw import` for a text. */
function startImported(from: string, text: string): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), "imported-"));
  try {
    const file = join(folder, "config.yaml");
    writeFileSync(file, text);
    const args = [MAIN, "import", "--from", from, file];
    const out = execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" });
    const config = out.replace(/^( {4}port:) \d+$/m, "$1 ${PORT}");
    const environment = {
      OPENAI_KEY: "of-openai",
      IMPORTED_KEY_1: "first",
      IMPORTED_KEY_2: "second",
    };
    return Gateway.start({ config, environment });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Asks for a model; returns the model and the path that the vendor saw, or the status. */
async function ask(gateway: Gateway, model: string): Promise<string> {
  const client = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0 });
  try {
    await client.chat.completions.create({ model, messages: [{ role: "user", content: "Hi" }] });
  } catch (error) {
    if (error instanceof OpenAI.APIError) return String(error.status);
    throw error;
  }
  return `${String(vendor.last.body["model"])} ${vendor.last.url}`;
}

async function check(gateway: Gateway, expected: Readonly<Record<string, string>>): Promise<void> {
  const seen: Record<string, string> = {};
  for (const name of Object.keys(expected)) seen[name] = await ask(gateway, name);
  assert.deepEqual(seen, expected);
}

describe("LiteLLM", () => {
  const model = (name: string, own: string, more = ""): string =>
    `{ model_name: "${name}", litellm_params: { model: "${own}", api_base: "http://127.0.0.1:${vendor.port}/v1", api_key: os.environ/OPENAI_KEY${more} } }`;

  test("names, wildcards, aliases and fallbacks reach their deployments", async () => {
    await using gateway = await startImported(
      "litellm",
      `
model_list:
  - ${model("gpt-5", "openai/gpt-5")}
  - ${model("chat", "openai/gpt-chat", ", weight: 1")}
  - ${model("chat", "openai/gpt-chat", ", weight: 2")}
  - ${model("team/*", "openai/ft:*")}
  - { model_name: local, litellm_params: { model: ollama/llama3, api_base: "http://127.0.0.1:${vendor.port}" } }
  - ${model("near", "hosted_vllm/own")}
  - ${model("down", "openai/gone").replace(`127.0.0.1:${vendor.port}`, "127.0.0.1:1")}
router_settings:
  num_retries: 1
  model_group_alias: { also: chat, small: gpt-5, any: down }
  fallbacks: [{ down: [gpt-5] }]
litellm_settings: { drop_params: true }
`,
    );
    await check(gateway, {
      "gpt-5": "gpt-5 /v1/chat/completions",
      chat: "gpt-chat /v1/chat/completions",
      also: "gpt-chat /v1/chat/completions",
      small: "gpt-5 /v1/chat/completions",
      "team/a": "ft:a /v1/chat/completions",
      local: "llama3 /v1/chat/completions",
      near: "own /v1/chat/completions",
      down: "gpt-5 /v1/chat/completions",
      any: "gpt-5 /v1/chat/completions",
      "gpt-chat": "404",
      gone: "404",
    });
    assert.equal(vendor.last.headers.authorization, "Bearer of-openai");
  });

  test("guards and limits hold by every name", async () => {
    await using gateway = await startImported(
      "litellm",
      `
model_list:
  - ${model("gpt-5", "openai/gpt-5", ", rpm: 2")}
  - ${model("free", "openai/free")}
router_settings:
  optional_pre_call_checks: [enforce_model_rate_limits]
  model_group_alias: { also: gpt-5 }
guardrails:
  - guardrail_name: words
    litellm_params: { guardrail: litellm_content_filter, mode: pre_call, default_on: true, blocked_words: [{ keyword: "secret", action: BLOCK }] }
`,
    );
    for (const name of ["gpt-5", "also"]) {
      const response = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ model: name, messages: [{ role: "user", content: "a secret" }] }),
      });
      await response.text();
      assert.equal(response.status, 403, name);
    }
    await check(gateway, { also: "429", "gpt-5": "429", free: "free /v1/chat/completions" });
  });
});

describe("Portkey", () => {
  test("targets of load balancers, slugs and local servers get requests", async () => {
    const own = `http://127.0.0.1:${vendor.port}`;
    const openai = { custom_host: `${own}/v1`, api_key: "k" };
    await using gateway = await startImported(
      "portkey",
      JSON.stringify({
        strategy: { mode: "loadbalance" },
        targets: [
          { provider: "openai", ...openai, weight: 0, override_params: { model: "never" } },
          {
            weight: 0.5,
            strategy: { mode: "loadbalance" },
            targets: [
              { ...openai, override_params: { model: "@openai-prod/by-slug" }, weight: 1 },
              {
                provider: "ollama",
                custom_host: own,
                override_params: { model: "local" },
                weight: 1,
              },
            ],
          },
          {
            provider: "groq",
            custom_host: `${own}/openai/v1`,
            override_params: { model: "groq" },
            weight: 0.5,
          },
        ],
      }),
    );
    const seen = new Set<string>();
    for (let count = 0; count < 200 && seen.size < 3; count += 1)
      seen.add(await ask(gateway, "any"));
    assert.deepEqual([...seen].toSorted(), [
      "by-slug /v1/chat/completions",
      "groq /openai/v1/chat/completions",
      "local /v1/chat/completions",
    ]);
  });
});

describe("agentgateway", () => {
  test("models, patterns and virtual models are asked for by their names", async () => {
    const server = `baseUrl: "http://127.0.0.1:${vendor.port}/v1"`;
    await using gateway = await startImported(
      "agentgateway",
      `
llm:
  port: 4000
  models:
    - { name: small, provider: openAI, visibility: internal, params: { model: gpt-5-mini, ${server} } }
    - { name: plain, provider: openAI, params: { ${server} } }
    - { name: "openai/*", provider: openAI, params: { ${server} }, transformation: { model: 'llmRequest.model.stripPrefix("openai/")' } }
  virtualModels:
    - { name: any, routing: { weighted: { targets: [{ model: small, weight: 1 }] } } }
`,
    );
    await check(gateway, {
      plain: "plain /v1/chat/completions",
      "openai/gpt-5": "gpt-5 /v1/chat/completions",
      any: "gpt-5-mini /v1/chat/completions",
      small: "404",
    });
  });
});
