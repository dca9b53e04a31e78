import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer } from "../vendors.ts";

/**
 * Tests of budgets of runtime keys when the next provider is more expensive than the one that
 * failed.
 */

let cheap: ModelServer;
let dear: ModelServer;
let gateway: Gateway;

/** Prices of models in dollars per million tokens. */
const MODELS = `
          gpt-cheap: { rates: { input: "1", output: "1" } }
          gpt-dear: { rates: { input: "1000", output: "1000" } }`;

function group(model: string, port: number): string {
  return `
        - providers: [{ name: ${model}, openai: { model: ${model} }, host: 127.0.0.1, port: ${port} }]`;
}

before(async () => {
  [cheap, dear] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  gateway = await Gateway.start({
    config: `
config:
  modelCatalog:
    - inline:
        providers:
          openai:
            models:${MODELS.replaceAll("\n", "\n      ")}
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { runtimeKeys: {} } }
    routes:
      - name: priced
        backends: [{ backend: priced }]
      - name: unpriced
        matches: [{ path: { type: PathPrefix, value: /unpriced } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: unpriced }]
      - name: later
        matches: [{ path: { type: PathPrefix, value: /later } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: later }]
      - name: never
        matches: [{ path: { type: PathPrefix, value: /never } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: never }]
backends:
  later:
    ai:
      groups:${group("gpt-unknown", cheap.port)}${group("gpt-dear", dear.port)}
  never:
    ai:
      groups:${group("gpt-unknown", cheap.port)}${group("gpt-new", dear.port)}
  priced:
    ai:
      groups:${group("gpt-cheap", cheap.port)}${group("gpt-dear", dear.port)}
  unpriced:
    ai:
      groups:${group("gpt-cheap", cheap.port)}${group("gpt-unknown", dear.port)}
`,
  });
  dear.answer = () => openaiAnswer;
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), cheap.close(), dear.close()]));

async function keyWith(dollars: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/llm/keys`, {
    method: "POST",
    body: JSON.stringify({ name: `has ${dollars}`, dollars }),
  });
  assert.equal(response.status, 201);
  const { key }: { key: string } = JSON.parse(await response.text());
  return key;
}

async function ask(key: string, path = ""): Promise<{ status: number; text: string }> {
  const messages = [{ role: "user", content: "Hi" }];
  const response = await fetch(`${gateway.url}${path}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: "gpt-5", messages, max_tokens: 10 }),
  });
  return { status: response.status, text: await response.text() };
}

/** The first provider fails each call that reaches it. */
function failFirst(): void {
  cheap.answer = () => ({ status: 503, body: "{}" });
  dear.seen.length = 0;
}

test("a call goes to a more expensive provider only if the budget has enough for it", async () => {
  const key = await keyWith("0.01");
  // A budget of which nothing is spent also admits a call that is larger than the whole.
  cheap.answer = () => openaiAnswer;
  assert.equal((await ask(key)).status, 200);
  failFirst();
  const { status, text } = await ask(key);
  assert.equal(status, 429, text);
  assert.match(text, /the budget \\"key has 0\.01 .*\\" has too little left/);
  assert.equal(dear.seen.length, 0);
  assert.equal((await ask(await keyWith("1"))).status, 200);
  assert.equal(dear.seen.length, 1);
});

test("a call under a budget in dollars is never sent to a model without a price", async () => {
  failFirst();
  const { status, text } = await ask(await keyWith("1"), "/unpriced");
  assert.equal(status, 429, text);
  assert.match(text, /the model has no price/);
  assert.equal(dear.seen.length, 0);
});

test("a provider whose model has no price is left out, while another one has a price", async () => {
  cheap.answer = () => openaiAnswer;
  cheap.seen.length = 0;
  dear.seen.length = 0;
  const { status, text } = await ask(await keyWith("1"), "/later");
  assert.equal(status, 200, text);
  assert.deepEqual([cheap.seen.length, dear.seen.length], [0, 1]);
  assert.equal(dear.last.body["model"], "gpt-dear");
});

test("a call of which no model has a price is refused, and says why", async () => {
  cheap.seen.length = 0;
  dear.seen.length = 0;
  const { status, text } = await ask(await keyWith("1"), "/never");
  assert.equal(status, 429, text);
  assert.match(text, /the model has no price/);
  assert.deepEqual([cheap.seen.length, dear.seen.length], [0, 0]);
});
