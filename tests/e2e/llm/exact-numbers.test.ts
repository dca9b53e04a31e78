import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";

/** Numbers that a double cannot hold pass an edit of the JSON around them (RFC 8259 section 6). */

let vendor: ModelServer;
let gateway: Gateway;

const POLICIES: Readonly<Record<string, object>> = {
  guard: {
    promptGuard: {
      streaming: "Mask",
      request: [{ regex: { action: "Mask", matches: [{ pattern: "secret" }] } }],
      response: [{ regex: { action: "Mask", matches: [{ pattern: "secret" }] } }],
    },
  },
  prompt: { prompt: { prepend: [{ role: "system", content: "Be short" }] } },
  overrides: { overrides: [{ field: "user", value: "house" }] },
  transformations: { transformations: [{ field: "user", expression: "llmRequest.model" }] },
  last: { finalTransformations: [{ field: "user", expression: "llmRequest.model" }] },
  aliases: { modelAliases: { m: "n" } },
};

const NUMBERS =
  '"seed":9007199254740993,"logit_bias":{"1":1e400},"metadata":{"id":[9007199254740992,9007199254740993]}';
const REQUEST = `{"model":"m",${NUMBERS},"max_tokens":7,"messages":[{"role":"user","content":"a secret"}]}`;
const REPLY = `{"id":"1","object":"chat.completion","model":"m",${NUMBERS},"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"a secret"}}],"usage":{"prompt_tokens":3,"completion_tokens":4,"total_tokens":7}}`;
const CHUNK = `{"id":"1","object":"chat.completion.chunk","model":"m",${NUMBERS},"choices":[{"index":0,"finish_reason":"stop","delta":{"content":"a secret"}}]}`;

before(async () => {
  vendor = await ModelServer.start();
  const names = Object.keys(POLICIES);
  const config = JSON.stringify({
    backends: Object.fromEntries(
      names.map((name) => [
        name,
        {
          ai: { provider: { openai: {}, host: "127.0.0.1", port: vendor.port } },
          policies: { ai: POLICIES[name] },
        },
      ]),
    ),
    gateways: {
      web: {
        ...{ port: "PORT", protocol: "HTTP" },
        routes: names.map((name) => ({
          matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
          backends: [{ backend: name }],
        })),
      },
    },
  }).replace('"PORT"', () => "$PORT");
  gateway = await Gateway.start({ config });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

async function ask(name: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}/v1/chat/completions`, {
    ...{ method: "POST", headers: { "content-type": "application/json" }, body: REQUEST },
    signal: AbortSignal.timeout(60_000),
  });
  assert.equal(response.status, 200);
  return response.text();
}

describe("a request that is edited", () => {
  for (const name of Object.keys(POLICIES))
    test(name, async () => {
      vendor.answer = () => ({ type: "application/json", pieces: [REPLY] });
      await ask(name);
      assert.notEqual(vendor.last.text, REQUEST);
      assert.ok(vendor.last.text.includes(NUMBERS), vendor.last.text);
    });
});

test("a response that a guard masks", async () => {
  vendor.answer = () => ({ type: "application/json", pieces: [REPLY] });
  const shown = await ask("guard");
  assert.doesNotMatch(shown, /secret/);
  assert.ok(shown.includes(NUMBERS), shown);
});

test("a stream that a guard masks", async () => {
  vendor.answer = () => ({
    ...{ type: "text/event-stream", pieces: [`data: ${CHUNK}\n\n`, "data: [DONE]\n\n"] },
  });
  const shown = await ask("guard");
  assert.doesNotMatch(shown, /secret/);
  assert.ok(shown.includes(NUMBERS), shown);
});
