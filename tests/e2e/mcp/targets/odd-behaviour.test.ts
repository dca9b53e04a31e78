import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { SubscribeRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { SESSIONLESS, startRawServer, VERSION } from "../raw.ts";

/** What servers and clients seldom do: huge results, slow readers, clients that go, odd URIs. */

const BIG = 10_000_000;
/** Bytes that the slow client reads at a time. */
const PART = 65_536;

function callOf(name: string) {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    "mcp-protocol-version": VERSION,
    "mcp-method": "tools/call",
    "mcp-name": name,
  };
  const params = { name, arguments: {}, _meta: SESSIONLESS };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  return { method: "POST", headers, body };
}

test("a result of ten million bytes reaches a client that reads slowly", async () => {
  const text = "x".repeat(BIG);
  const serverInfo = { name: "one", version: "1" };
  await using one = await startRawServer(({ method }) => ({
    result:
      method === "initialize"
        ? { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo }
        : { content: [{ type: "text", text }] },
  }));
  await using two = await startSdkServer(fillPlain("two"));
  await using gateway = await startGateway({ one, two });
  const { body, ...options } = callOf("one_x");
  const read = await new Promise<string>((resolve, reject) => {
    const sent = request(`${gateway.url}/mcp`, options, (response) => {
      let all = "";
      response.setEncoding("utf8").on("end", () => resolve(all));
      response.on("readable", () => {
        const part: unknown = response.read(PART) ?? response.read();
        if (typeof part !== "string") return;
        all += part;
        response.pause();
        setImmediate(() => response.resume());
      });
    });
    sent.on("error", reject).end(body);
  });
  assert.equal(JSON.parse(read).result.content[0].text, text);
});

test("a client without a session that goes cancels its call at a server with sessions", async () => {
  const stopped: string[] = [];
  await using old = await startSdkServer(
    fillPlain("old", (server) =>
      server.registerTool("endless", {}, async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        stopped.push("old");
        return { content: [] };
      }),
    ),
  );
  await using other = await startSdkServer(fillPlain("other"));
  await using gateway = await startGateway({ old, other });
  const ended = new AbortController();
  const call = fetch(`${gateway.url}/mcp`, { ...callOf("old_endless"), signal: ended.signal });
  await waitFor("the call", () => old.seen.includes("tools/call"));
  ended.abort();
  await assert.rejects(call);
  await waitFor("its end", () => stopped.length > 0 && old.sessions.size === 0);
});

test("user interfaces and resources of templates can be subscribed to and read by their URIs", async () => {
  const start = (name: string) =>
    startSdkServer(
      fillPlain(name, (mcp) => {
        const { server } = mcp;
        const uri = `ui://${name}/app`;
        mcp.registerResource("app", uri, {}, ({ href }) => ({
          contents: [{ uri: href, text: "app" }],
        }));
        // ChatGPT reads a member of its own.
        for (const [tool, _meta] of [
          ["app", { ui: { resourceUri: uri } }],
          ["own", { "openai/outputTemplate": uri }],
        ] as const)
          mcp.registerTool(`${name}-${tool}`, { _meta }, () => ({ content: [] }));
        server.registerCapabilities({ resources: { subscribe: true } });
        server.setRequestHandler(SubscribeRequestSchema, async ({ params }) => {
          await server.sendResourceUpdated({ uri: params.uri });
          return {};
        });
      }),
    );
  await using alpha = await start("alpha");
  await using beta = await start("beta");
  for (const [prefixMode, template] of [
    ["Conditional", "beta+item://beta/7"],
    ["Never", "item://beta/7"],
  ] as const) {
    await using gateway = await startGateway({ alpha, beta }, { prefixMode });
    const updated = new Set<unknown>();
    await using client = await connect(gateway, (made) => {
      made.fallbackNotificationHandler = ({ params }) => {
        updated.add(params?.["uri"]);
        return Promise.resolve();
      };
    });
    const { resources } = await client.listResources();
    const uris = [...resources.map(({ uri }) => uri), template];
    for (const uri of uris) {
      await client.subscribeResource({ uri });
      await waitFor(uri, () => updated.has(uri));
      assert.equal((await client.readResource({ uri })).contents[0]?.uri, uri);
    }
    const { tools } = await client.listTools();
    const shown = tools.flatMap(({ _meta }) =>
      _meta === undefined ? [] : [JSON.stringify(_meta)],
    );
    assert.equal(shown.length, 4);
    for (const meta of shown)
      assert.ok(
        uris.some((uri) => meta.includes(`"${uri}"`)),
        meta,
      );
  }
});
