import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { startNewServer, type NewServer } from "../programs/new-server.ts";

/**
 * Servers of version 2026-07-28, which has no sessions, alone and together with servers that have
 * them.
 */

const VERSION = "2026-07-28";

const fresh = await startNewServer("fresh");
const other = await startNewServer("other");
const old = await startSdkServer(fillPlain("old"));
after(() => Promise.all([fresh.close(), other.close(), old.close()]));

const methodsOf = (server: NewServer) => server.seen.map(({ method }) => method);

async function connectNew(gateway: Gateway) {
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: { pin: VERSION } } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`)));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}

test("clients of both eras before servers of both", async () => {
  await using gateway = await startGateway({ fresh, other, old });
  await using newer = await connectNew(gateway);
  await using older = await connect(gateway);
  for (const client of [newer, older]) {
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ["fresh_who", "other_who", "old_who"],
    );
    for (const name of ["fresh", "other", "old"]) {
      const call = { name: `${name}_who`, arguments: {} };
      assert.equal(textOf(await client.callTool(call)), name);
      const uri = `${name}+test://${name}/1`;
      assert.equal((await client.readResource({ uri })).contents[0]?.uri, uri);
    }
    await assert.rejects(
      client.callTool({ name: "fresh_none", arguments: {} }).then((result) => {
        assert.equal(result.isError, true);
        throw new Error("not found");
      }),
      /not found/,
    );
  }
  await older.ping();
  await older.setLoggingLevel("info");
});

test("what such a server can is asked once, and calls go straight to it", async () => {
  await using gateway = await startGateway({ fresh, other });
  await using client = await connectNew(gateway);
  fresh.seen.length = 0;
  other.seen.length = 0;
  for (let call = 0; call < 3; call++)
    assert.equal(textOf(await client.callTool({ name: "fresh_who", arguments: {} })), "fresh");
  assert.deepEqual(methodsOf(fresh), ["tools/call", "tools/call", "tools/call"]);
  assert.deepEqual(methodsOf(other), []);
  const params = JSON.parse(fresh.seen[0]?.body ?? "{}").params;
  assert.equal(params._meta["io.modelcontextprotocol/clientInfo"].name, "test");
});

test("a single server without sessions serves clients with sessions", async () => {
  await using gateway = await startGateway({ fresh }, { prefixMode: "Always" });
  await using client = await connect(gateway);
  assert.equal(client.getServerVersion()?.name, "fresh");
  assert.equal(textOf(await client.callTool({ name: "fresh_who" })), "fresh");
});

test("changes reach clients of both eras from servers of both", async () => {
  await using gateway = await startGateway({ fresh, old });
  old.forget();
  const heard = { newer: 0, older: 0 };
  const updated: string[] = [];
  await using older = await connect(gateway, (client) => {
    client.fallbackNotificationHandler = ({ method, params }) => {
      if (method === "notifications/tools/list_changed") heard.older++;
      if (method === "notifications/resources/updated") updated.push(String(params?.["uri"]));
      return Promise.resolve();
    };
  });
  await using newer = await connectNew(gateway);
  newer.fallbackNotificationHandler = ({ method }) => {
    if (method === "notifications/tools/list_changed") heard.newer++;
    return Promise.resolve();
  };
  const subscription = await newer.listen({ toolsListChanged: true });
  await waitFor("the news", () => {
    fresh.handler.notify.toolsChanged();
    return heard.newer > 0 && heard.older > 0;
  });
  await waitFor("the sessions", () => old.sessions.size === 2);
  const before = { ...heard };
  await waitFor("the news", () => {
    for (const session of old.sessions.values()) session.sendToolListChanged();
    return heard.newer > before.newer && heard.older > before.older;
  });
  await older.subscribeResource({ uri: "fresh+test://fresh/1" });
  await waitFor("the resource", () => {
    fresh.handler.notify.resourceUpdated("test://fresh/1");
    return updated.includes("fresh+test://fresh/1");
  });
  await subscription.close();
  await waitFor("the end of its session", () => old.sessions.size === 1);
});
