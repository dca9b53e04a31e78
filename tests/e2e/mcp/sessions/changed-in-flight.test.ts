import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { beginWaiting, startAsking } from "../waiting-call.ts";

/** A call at a server without sessions, whose backend changes while the call waits for its client. */

for (const way of ["cancellation", "end of the session"])
  test(`a call that began before its backend changed keeps its session, and hears of the ${way}`, async () => {
    await using servers = await startAsking();
    /** `timeout`: changes the backend; `name`: shows that the configuration runs. */
    const configOf = (name: string, requestTimeout: string) => {
      const seen = {
        name,
        matches: [{ path: { type: "Exact", value: `/${name}` } }],
        policies: { directResponse: { status: 204 } },
      };
      const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, seen];
      const server = { mcp: { targets: servers.targets }, policies: { http: { requestTimeout } } };
      return configuration(routes, {
        backends: { server },
        config: { workerThreads: 3, mcp: { sessionTtl: "3s" } },
      });
    };
    await using gateway = await Gateway.start({ config: configOf("before", "60s") });
    const call = await beginWaiting(gateway, "asking_m-elicit");
    await gateway.reconfigure(configOf("after", "61s"));
    await waitFor("the change", async () => (await fetch(`${gateway.url}/after`)).status === 204);
    const endsAt = Date.now() + 7_000;
    await waitFor("several times its time to live", () => Date.now() > endsAt);
    assert.doesNotMatch(call.seen(), /"id":2/, "the call keeps its session in use");
    if (way === "cancellation")
      await call.post({ method: "notifications/cancelled", params: { requestId: 2 } });
    else await call.end();
    await call.ended;
    assert.match(call.seen(), /"id":2,"error"/);
  });
