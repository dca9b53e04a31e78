import assert from "node:assert/strict";
import { test } from "node:test";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

test("no spelling of a host that reaches a route passes around its rule about the host", async () => {
  const expression = 'request.host == "a.example.com" && request.uri == "http://a.example.com/x"';
  const authorization = { action: "Deny", policy: { matchExpressions: [expression] } };
  const directResponse = { status: 200, body: "reached" };
  const config = {
    gateways: {
      web: {
        port: "$PORT",
        routes: [{ hostnames: ["a.example.com"], policies: { authorization, directResponse } }],
      },
    },
  };
  const text = JSON.stringify(config).replace('"$PORT"', "$PORT");
  await using gateway = await Gateway.start({ config: text });
  const statusOf = async (host: string, ...more: readonly string[]): Promise<number> =>
    (await curl("-H", `host: ${host}`, ...more, `${gateway.url}/x`)).status;
  for (const host of [
    "a.example.com",
    "A.Example.COM",
    "a.example.com.",
    "a.example.com:80",
    "a.example.com:",
    "A.example.com.:080",
  ]) {
    assert.equal(await statusOf(host), 403, host);
    assert.equal(await statusOf(host, "--http2-prior-knowledge"), 403, host);
  }
  assert.equal(await statusOf("a.example.com:8080"), 200);
});
