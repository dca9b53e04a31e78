import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, type Echo } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** The hostname of a URLRewrite filter, at backends that choose their server or Host themselves. */

const ARN = "arn:aws:bedrock-agentcore:us-west-2:123456789012:runtime/planner";
const SAID = JSON.stringify({ model: "m", messages: [{ role: "user", content: "hi" }] });

let gateway: Gateway;
let echo: Listening;

before(async () => {
  echo = await startEcho();
  gateway = await Gateway.start({
    config: configuration(),
    environment: {
      AWS_ENDPOINT_URL_BEDROCK_AGENTCORE: `http://localhost:${echo.port}`,
      AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
      AWS_SECRET_ACCESS_KEY: "hidden-secret",
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await echo.close();
});

/** Each backend twice: the filter is one of the route, or one of its backend. */
function configuration(): string {
  const filters = [{ type: "URLRewrite", urlRewrite: { hostname: "localhost" } }];
  const other = [{ type: "URLRewrite", urlRewrite: { hostname: "inner.example" } }];
  const provider = { name: "one", openai: {}, host: "localhost", port: echo.port };
  const twice = (name: string, backend: object, rewrite = other) => [
    {
      matches: [{ path: { type: "PathPrefix", value: `/route-${name}` } }],
      filters: rewrite,
      backends: [backend],
    },
    {
      matches: [{ path: { type: "PathPrefix", value: `/backend-${name}` } }],
      backends: [{ ...backend, filters: rewrite }],
    },
  ];
  const target = `'localhost:${echo.port}'`;
  const allowedNetworks = ["127.0.0.0/8", "::1"];
  const routes = [
    ...twice("dynamic", { dynamicForwardProxy: {} }, filters),
    ...twice("computed", { dynamicForwardProxy: { target, allowedNetworks } }),
    ...twice("agent", { aws: { agentCore: { agentRuntimeArn: ARN } } }),
    ...twice("groups", { ai: { groups: [{ providers: [provider] }] } }),
    ...twice("a2a", { a2a: { host: "localhost", port: echo.port } }),
  ];
  const web = { port: "PORT", protocol: "HTTP", routes };
  return JSON.stringify({ gateways: { web } }).replace('"PORT"', () => "$PORT");
}

async function seenAt(path: string): Promise<Echo> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(gateway.url + path, { method: "POST", body: SAID, headers });
  return (await response.json()) as Echo;
}

for (const place of ["route", "backend"]) {
  test(`a server that an expression names gets the host of the filter of the ${place}`, async () => {
    assert.equal((await seenAt(`/${place}-computed`)).headers.host, "inner.example");
  });

  test(`the request goes to the server that the filter of the ${place} names`, async () => {
    const response = await fetch(`${gateway.url}/${place}-dynamic`);
    assert.equal(response.status, 503);
    await waitFor("the reason in the log", () => gateway.output.includes(`/${place}-dynamic`));
    assert.match(gateway.output, /localhost.*addresses that are not allowed/);
  });

  test(`a runtime of AgentCore gets its own host, whatever the filter of the ${place} says`, async () => {
    const { headers, url } = await seenAt(`/${place}-agent`);
    assert.equal(headers.host, `localhost:${echo.port}`);
    assert.match(url ?? "", /^\/runtimes\//);
    assert.match(headers.authorization ?? "", /^AWS4-HMAC-SHA256 /);
  });

  for (const name of ["groups", "a2a"])
    test(`the filter of the ${place} wins over the host of a backend: ${name}`, async () => {
      assert.equal((await seenAt(`/${place}-${name}`)).headers.host, "inner.example");
    });
}
