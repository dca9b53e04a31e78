import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fillPlain, startGateway, startSdkServer, textOf } from "./arrange.ts";
import { postSessionless, SESSIONLESS } from "./raw.ts";

/**
 * Many clients of version 2026-07-28 at once, before a gateway that does not know its servers yet. More of
 * them, and for longer: `MCP_CLIENTS=200 MCP_SECONDS=180`.
 */

const CLIENTS = Number(process.env["MCP_CLIENTS"] ?? 40);
const TIME = Number(process.env["MCP_SECONDS"] ?? 0) * 1000;
/** More than the gateway keeps of a request that it may have to send again. */
const LARGE = "x".repeat(100_000);

const servers = {
  alpha: await startSdkServer(fillPlain("alpha")),
  beta: await startSdkServer(fillPlain("beta")),
};
after(() => Promise.all(Object.values(servers).map((each) => each.close())));

const GATEWAYS = {
  "one server with sessions": { beta: servers.beta },
  "two of them": servers,
};

for (const [name, targets] of Object.entries(GATEWAYS))
  test(`${name}: no client fails`, async () => {
    await using gateway = await startGateway(targets, {}, { workerThreads: 2 });
    const tool = "alpha" in targets ? "beta_who" : "who";
    const end = performance.now() + TIME;
    const run = async (client: number) => {
      do {
        const note = client % 4 === 0 ? LARGE : "";
        const params = { name: tool, arguments: { note }, _meta: SESSIONLESS };
        const headers = { "mcp-name": tool };
        const called = await postSessionless(gateway, "tools/call", params, headers);
        assert.equal(called.status, 200, JSON.stringify(called));
        assert.equal(textOf(called.result), "beta");
        const listed = await postSessionless(gateway, "tools/list", { _meta: SESSIONLESS });
        assert.ok(JSON.stringify(listed.result?.tools).includes(tool), JSON.stringify(listed));
      } while (performance.now() < end);
    };
    const ends = await Promise.allSettled(Array.from({ length: CLIENTS }, (_, each) => run(each)));
    const failed = ends.filter((each) => each.status === "rejected");
    assert.deepEqual(failed, []);
  });
