import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer } from "../llm/vendors.ts";

/** A virtual model under a budget in dollars, whose first target has no price. */

let free: ModelServer;
let priced: ModelServer;
let gateway: Gateway;

before(async () => {
  [free, priced] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  priced.answer = () => openaiAnswer;
  gateway = await Gateway.start({
    config: `
config:
  modelCatalog:
    - inline: { providers: { openai: { models: { gpt-priced: { rates: { input: "1", output: "1" } } } } } }
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { runtimeKeys: {} } }
models:
  local: { provider: OpenAI, baseURL: "http://127.0.0.1:${free.port}/v1" }
  gpt-priced: { provider: OpenAI, baseURL: "http://127.0.0.1:${priced.port}/v1" }
  safe:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: local }, priority: 0 }
          - { modelRef: { name: gpt-priced }, priority: 1 }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), free.close(), priced.close()]));

test("the next target is asked", async () => {
  const made = await fetch(`http://127.0.0.1:${gateway.adminPort}/llm/keys`, {
    method: "POST",
    body: JSON.stringify({ name: "one", dollars: "1" }),
  });
  const { key }: { key: string } = JSON.parse(await made.text());
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: "safe", messages: [{ role: "user", content: "Hi" }] }),
  });
  assert.equal(response.status, 200, await response.text());
  assert.equal(free.seen.length, 0);
  assert.equal(priced.last.body["model"], "gpt-priced");
});
