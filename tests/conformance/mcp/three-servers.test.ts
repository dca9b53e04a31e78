import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { fillPlain, startSdkServer } from "../../e2e/mcp/arrange.ts";
import { configuration } from "../../e2e/mcp-oauth/configuration.ts";
import { lostChecks, runSuite, SUITES } from "./suite.ts";

/** One of three servers, without prefixes, passes the checks that it passes alone. */

for (const [title, suite] of Object.entries(SUITES)) {
  test(`conformance server as one of three, suite ${title}: passes the same checks as without the gateway`, async () => {
    await using server = await startMcpServer();
    await using before = await startSdkServer(fillPlain("before"));
    await using behind = await startSdkServer(fillPlain("behind"));
    await using gateway = await startGateway({ before, server, behind });
    const [direct, through] = await Promise.all([
      runSuite(suite, `${server.url}/mcp`),
      runSuite(suite, `${gateway.url}/mcp`),
    ]);
    assert.deepEqual(lostChecks(direct, through), []);
  });
}

function startGateway(servers: Readonly<Record<string, Listening>>): Promise<Gateway> {
  const targets = Object.entries(servers).map(([name, { url }]) => {
    const { hostname, port } = new URL(url);
    return { name, static: { host: hostname, port: Number(port) } };
  });
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  const backends = { server: { mcp: { targets, prefixMode: "Never" } } };
  return Gateway.start({ config: configuration([route], { backends }) });
}
