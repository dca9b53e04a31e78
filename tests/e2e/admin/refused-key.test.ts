import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

test("a provider that refuses the gateway's key is told from one that refuses the client's", async () => {
  const provider = await startUpstream((request, response) => {
    request.resume();
    response.writeHead(401, { "content-type": "application/json" });
    response.end(`{"error":{"message":"Incorrect API key provided"}}`);
  });
  const gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
models:
  own: { provider: OpenAI, baseURL: "${provider.url}/v1", policies: { auth: { key: wrong } } }
  open: { provider: OpenAI, baseURL: "${provider.url}/v1" }
`,
  });
  try {
    const client = new CheckedClient(gateway);
    const call = async (model: string): Promise<number> => {
      const response = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer of-client" },
        body: JSON.stringify({ model, messages: [{ role: "user", content: "Hi" }] }),
      });
      await response.text();
      return response.status;
    };
    assert.equal(await call("own"), 401);
    assert.equal(await call("open"), 401);
    const calls = await waitFor("both calls", async () => {
      const { value } = await client.call("getCalls");
      return value.calls.length === 2 ? value.calls : undefined;
    });
    assert.deepEqual(
      new Map(calls.map(({ backend, keyRefused }) => [backend, keyRefused])),
      new Map([
        ["open", undefined],
        ["own", true],
      ]),
    );
    const { value } = await client.call("getRouteFailures", { query: { id: "models/web" } });
    assert.deepEqual(
      value.failures.map(({ status, detail }) => [status, detail]),
      [[401, "the provider refused the gateway's key"]],
    );
  } finally {
    await gateway[Symbol.asyncDispose]();
    await provider.close();
  }
});
