import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** The last calls of models: whose they are, and what was refused before a model was chosen. */

const BODY = JSON.stringify({ model: "own", messages: [{ role: "user", content: "Hi" }] });
const REFUSED = "api key authentication failure: unknown API key";
const COMPLETION = {
  ...{ id: "1", object: "chat.completion", created: 1, model: "own" },
  choices: [{ index: 0, message: { role: "assistant", content: "a" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

test("a call of an administrator is told from those of clients, and a refusal is among the calls", async () => {
  const provider = await startUpstream((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(COMPLETION));
  });
  const gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { mode: Strict, runtimeKeys: {} } }
models:
  own: { provider: OpenAI, baseURL: "${provider.url}/v1", policies: { auth: { key: k } } }
`,
  });
  try {
    const client = new CheckedClient(gateway);
    const { value: made } = await client.call("createKey", { body: { name: "ann" } });
    const url = `${gateway.url}/v1/chat/completions`;
    const call = async (authorization: string): Promise<number> => {
      const headers = { "content-type": "application/json", authorization };
      const response = await fetch(url, { method: "POST", headers, body: BODY });
      await response.text();
      return response.status;
    };
    assert.equal(await call("Bearer planted-wrong-key"), 401);
    assert.equal(await call(`Bearer ${made.key}`), 200);
    await client.events("sendRequest", {
      body: {
        ...{ method: "POST", url, body: BODY },
        headers: ["content-type: application/json", `authorization: Bearer ${made.key}`],
      },
    });
    const calls = await waitFor("all calls", async () => {
      const { value } = await client.call("getCalls");
      return value.calls.length === 3 ? value.calls : undefined;
    });
    const seen = calls.map((each) => [
      ...[each.status, each.key, each.model, each.isTrial, each.refusal, each.routeId],
    ]);
    assert.deepEqual(seen, [
      [200, "ann", "own", true, undefined, "models/web"],
      [200, "ann", "own", undefined, undefined, "models/web"],
      [401, "", "", undefined, REFUSED, "models/web"],
    ]);
    assert.ok(!client.texts.includes("planted-wrong-key"));
  } finally {
    await gateway[Symbol.asyncDispose]();
    await provider.close();
  }
});
