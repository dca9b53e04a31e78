import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEverything } from "@edge-gateway/testkit/servers/mcp-everything";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { configuration, mcpBackend } from "../../e2e/mcp-oauth/configuration.ts";

import { lostChecks, passed, passes, runSuite, SUITES } from "./suite.ts";

interface Server {
  readonly name: string;
  readonly start: () => Promise<Listening>;
  /** Whether the server offers every feature that the suites use. */
  readonly complete: boolean;
}

const SERVERS: readonly Server[] = [
  { name: "conformance server", start: startMcpServer, complete: true },
  { name: "server-everything", start: startEverything, complete: false },
];

for (const { name, start, complete } of SERVERS) {
  for (const [title, suite] of Object.entries(SUITES)) {
    test(`${name}, suite ${title}: every check that passes without the gateway passes`, async () => {
      const server = await start();
      const gateway = await startGateway(server.url);
      try {
        const [direct, through] = await Promise.all([
          runSuite(suite, `${server.url}/mcp`),
          runSuite(suite, `${gateway.url}/mcp`),
        ]);
        assert.deepEqual(lostChecks(direct, through), []);
        // The servers only support sessions; the gateway adds what the other versions need.
        if (suite.era === "sessionless") assert.ok(passed(through) > 1.5 * passed(direct));
        else if (complete)
          for (const [scenario, checks] of direct) assert.ok(passes(checks), scenario);
      } finally {
        await gateway[Symbol.asyncDispose]();
        await server.close();
      }
    });
  }
}

function startGateway(url: string): Promise<Gateway> {
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  const backends = { server: mcpBackend(url) };
  return Gateway.start({ config: configuration([route], { backends }) });
}
