import assert from "node:assert/strict";
import { after, test } from "node:test";
import { ListRootsResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** Requests without a session, to servers that have sessions. */

const alpha = await startSdkServer(
  fillPlain("alpha", (mcp) =>
    mcp.registerTool("roots", {}, async ({ sendRequest }) => {
      const { roots } = await sendRequest({ method: "roots/list" }, ListRootsResultSchema);
      return { content: [{ type: "text", text: JSON.stringify(roots) }] };
    }),
  ),
);
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

test("clients have no session, and targets keep none", async () => {
  for (const [mcp, who] of [
    [{}, "beta_who"],
    [{ prefixMode: "Never" }, "who"],
  ] as const) {
    await using gateway = await startGateway(
      { beta, alpha },
      { sessionRouting: "Stateless", ...mcp },
    );
    alpha.forget();
    beta.forget();
    await using client = await connect(gateway);
    assert.equal(client.getServerCapabilities()?.tools?.listChanged, undefined);
    assert.ok((await client.listTools()).tools.some(({ name }) => name === who));
    assert.equal(textOf(await client.callTool({ name: who })), "beta");
    assert.equal((await client.readResource({ uri: "test://beta/1" })).contents.length, 1);
    await waitFor("the end", () => alpha.sessions.size + beta.sessions.size === 0);
  }
});

test("a server that sends a request to a client without a session gets an error", async () => {
  await using gateway = await startGateway({ alpha }, { sessionRouting: "Stateless" });
  await using client = await connect(gateway, () => {}, { roots: {} });
  const { isError } = await client.callTool({ name: "roots" });
  assert.equal(isError, true);
});

test("calls of targets are counted", async () => {
  await using gateway = await startGateway({ alpha, beta });
  await using client = await connect(gateway);
  await client.callTool({ name: "beta_who" });
  const page = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const labels = 'backend="server",target="beta",outcome="success"';
  assert.match(page, new RegExp(`edge_gateway_mcp_target_calls_total\\{${labels}\\} [1-9]`));
});
