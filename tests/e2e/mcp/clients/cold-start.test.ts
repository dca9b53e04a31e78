import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { startNewServer } from "../programs/new-server.ts";
import { postSessionless, SESSIONLESS } from "../raw.ts";
import { startSseServer } from "../programs/sse-server.ts";

/**
 * Many clients of version 2026-07-28 at once, before a gateway that does not know its servers yet. More of
 * them, and for longer: `MCP_CLIENTS=200 MCP_SECONDS=180 npm test -- tests/e2e/mcp/clients/cold-start.test.ts`.
 */

const CLIENTS = Number(process.env["MCP_CLIENTS"] ?? 20);
const TIME = Number(process.env["MCP_SECONDS"] ?? 0) * 1000;
/** More than the gateway keeps of a request that it may have to send again. */
const LARGE = "x".repeat(100_000);

const sessions = {
  alpha: await startSdkServer(fillPlain("alpha")),
  beta: await startSdkServer(fillPlain("beta")),
  gamma: await startSdkServer(fillPlain("gamma")),
};
const others = {
  delta: await startNewServer("delta"),
  epsilon: await startNewServer("epsilon"),
  zeta: await startNewServer("zeta"),
};
// Its library fails where a stream ends before a response, as streams of many clients may.
const stream = TIME === 0 ? {} : { eta: await startSseServer(fillPlain("eta")) };
const all = { ...sessions, ...others, ...stream };
after(() => Promise.all(Object.values(all).map((each) => each.close())));

const targetOf = ([name, { port }]: readonly [string, { readonly port: number }]) => ({
  name,
  static: { host: "127.0.0.1", port, protocol: name === "eta" ? "SSE" : "StreamableHTTP" },
});

const GATEWAYS = {
  "one server with sessions": { beta: sessions.beta },
  "servers of all kinds": all,
};

for (const [name, servers] of Object.entries(GATEWAYS))
  test(`${name}: no client fails`, async () => {
    const targets = Object.entries(servers).map(targetOf);
    await using gateway = await startGateway({}, { targets }, { workerThreads: 2 });
    const names = Object.keys(servers);
    const end = performance.now() + TIME;
    const run = async (client: number) => {
      do {
        const asked = names[client % names.length] ?? "";
        const tool = names.length > 1 ? `${asked}_who` : "who";
        const note = client % 4 === 0 ? LARGE : "";
        const params = { name: tool, arguments: { note }, _meta: SESSIONLESS };
        const headers = { "mcp-name": tool };
        const called = await postSessionless(gateway, "tools/call", params, headers);
        assert.equal(called.error, undefined, JSON.stringify(called));
        assert.equal(called.status, 200);
        assert.equal(textOf(called.result), asked);
        const listed = await postSessionless(gateway, "tools/list", { _meta: SESSIONLESS });
        assert.equal(listed.error, undefined, JSON.stringify(listed));
        const tools = listed.result.tools.map(({ name }: { name: string }) => name);
        assert.equal(tools.filter((each: string) => each.endsWith("who")).length, names.length);
      } while (performance.now() < end);
    };
    const ends = await Promise.allSettled(Array.from({ length: CLIENTS }, (_, each) => run(each)));
    const failed = ends.filter((each) => each.status === "rejected");
    assert.deepEqual(failed, []);
  });
