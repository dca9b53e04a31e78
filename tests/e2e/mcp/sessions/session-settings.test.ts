import assert from "node:assert/strict";
import { test } from "node:test";
import { createServer } from "node:http";
import {
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { postTo, startRawServer } from "../raw.ts";
import { startNewServer } from "../programs/new-server.ts";

/**
 * What a client sets or cancels in its session is known to every worker, and to a target that has
 * lost its session.
 */

/** Enough that requests of some session meet both workers. */
const SESSIONS = 6;
const WORKERS = { workerThreads: 2 };

test("subscriptions at a server without sessions reach the stream, whichever worker has it", async () => {
  await using fresh = await startNewServer("fresh");
  await using old = await startSdkServer(fillPlain("old"));
  await using gateway = await startGateway({ fresh, old }, {}, WORKERS);
  for (let session = 0; session < SESSIONS; session++) {
    let heard = 0;
    await using client = await connect(gateway, (made) => {
      made.fallbackNotificationHandler = ({ method }) => {
        if (method === "notifications/resources/updated") heard++;
        return Promise.resolve();
      };
    });
    await client.subscribeResource({ uri: "fresh+test://fresh/1" });
    await waitFor("the news", () => {
      fresh.handler.notify.resourceUpdated("test://fresh/1");
      return heard > 0;
    });
  }
});

test("the log level of a session counts at a server without sessions, whichever worker calls it", async () => {
  await using fresh = await startNewServer("fresh");
  await using old = await startSdkServer(fillPlain("old"));
  await using gateway = await startGateway({ fresh, old }, {}, WORKERS);
  for (let session = 0; session < SESSIONS; session++) {
    await using client = await connect(gateway);
    await client.setLoggingLevel("critical");
    // The other worker gets the level a moment later.
    await waitFor("the level", async () => {
      fresh.seen.length = 0;
      await Promise.all(Array.from({ length: 4 }, () => client.callTool({ name: "fresh_who" })));
      return fresh.seen.every(({ body }) => body.includes('logLevel":"critical"'));
    });
  }
});

test("a cancelled call stops at an HTTP API, whichever worker hears of it", async () => {
  const open = new Set<object>();
  await using api = await listen(
    createServer((_request, response) => {
      open.add(response);
      response.on("close", () => open.delete(response));
    }),
  );
  const document = {
    openapi: "3.1.0",
    info: { title: "slow", version: "1" },
    paths: { "/slow": { get: { operationId: "slow", responses: { 200: { description: "ok" } } } } },
  };
  const openapi = { inline: JSON.stringify(document) };
  const targets = [
    { name: "api", static: { host: "127.0.0.1", port: api.port, path: "/", openapi } },
  ];
  await using gateway = await startGateway({}, { targets }, WORKERS);
  for (let session = 0; session < SESSIONS; session++) {
    await using client = await connect(gateway);
    const ended = new AbortController();
    const call = client.callTool({ name: "slow" }, undefined, { signal: ended.signal });
    await waitFor("the call", () => open.size === 1);
    ended.abort();
    await assert.rejects(call);
    await waitFor("its end", () => open.size === 0);
  }
});

for (const place of ["a single server", "one of several"])
  test(`${place} that has lost its session gets the subscriptions and the log level again`, async () => {
    const isAlone = place === "a single server";
    const prefix = isAlone ? "" : "old+";
    const asked: string[] = [];
    const old = await startSdkServer(
      fillPlain("old", ({ server }) => {
        server.registerCapabilities({ resources: { subscribe: true } });
        server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
          asked.push(`+${params.uri}`);
          return {};
        });
        server.setRequestHandler(UnsubscribeRequestSchema, ({ params }) => {
          asked.push(`-${params.uri}`);
          return {};
        });
      }),
    );
    await using other = await startSdkServer(fillPlain("other"));
    await using gateway = await startGateway({ old, ...(isAlone ? {} : { other }) });
    await using client = await connect(gateway);
    await client.setLoggingLevel("warning");
    await client.subscribeResource({ uri: `${prefix}test://old/1` });
    await client.subscribeResource({ uri: `${prefix}test://old/2` });
    await client.unsubscribeResource({ uri: `${prefix}test://old/2` });
    asked.length = 0;
    old.seen.length = 0;
    old.forget();
    assert.equal(textOf(await client.callTool({ name: isAlone ? "who" : "old_who" })), "old");
    assert.deepEqual(asked, ["+test://old/1"]);
    assert.ok(old.seen.includes("logging/setLevel"));
    await old.close();
  });

/** Longer than what the gateway reads of a message to a single server. */
const LONG = 300_000;

test("a setting that is too long to be read whole is forwarded all the same", async () => {
  await using old = await startSdkServer(fillPlain("old"));
  await using gateway = await startGateway({ old });
  const session = await postTo(gateway, beginning("2025-06-18"));
  const member = String.raw`"\u0041${"a".repeat(LONG)}":1`;
  for (const params of [
    `{"level":"info",${member}}`,
    `{"level":"info","uri":"test://old/1",${member}}`,
  ])
    for (const method of ["logging/setLevel", "resources/subscribe"])
      await postTo(gateway, messageOf(method, params), session);
  old.seen.length = 0;
  await postTo(gateway, messageOf("ping", "{}"), session);
  assert.deepEqual(old.seen, ["ping"]);
});

/** A server whose resources anybody may follow. */
const startFollowed = () =>
  startRawServer(({ method }) => {
    if (method !== "initialize") return { result: {} };
    const serverInfo = { name: "raw", version: "1" };
    const capabilities = { resources: { subscribe: true } };
    return { result: { protocolVersion: "2025-03-26", capabilities, serverInfo } };
  });

test("a session is subscribed to a thousand resources, and gets an error for more", async () => {
  await using one = await startFollowed();
  await using other = await startFollowed();
  await using gateway = await startGateway({ one, other });
  const session = await postTo(gateway, beginning("2025-03-26"));
  const send = async (messages: readonly string[]) => {
    const response = await fetch(`${gateway.url}/mcp`, {
      method: "POST",
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        "mcp-session-id": session,
      },
      body: `[${messages.join()}]`,
    });
    return response.text();
  };
  const change = (way: string, uri: string) =>
    messageOf(`resources/${way}`, JSON.stringify({ uri }));
  const uris = Array.from(
    { length: 1_000 },
    (_, index) => `${index % 2 ? "one" : "other"}+test://${index}`,
  );
  assert.doesNotMatch(await send(uris.map((uri) => change("subscribe", uri))), /error/);
  const refused = /"code":-32000,"message":"Too many subscriptions: at most 1000 in a session"/;
  assert.match(await send([change("subscribe", "one+test://more")]), refused);
  assert.ok(!one.seen.some(({ message }) => message.params?.uri === "test://more"));
  for (const [way, uri] of [
    ["subscribe", "one+test://1"],
    ["unsubscribe", "other+test://0"],
    ["subscribe", "one+test://more"],
  ] as const)
    assert.doesNotMatch(await send([change(way, uri)]), /error/);
  assert.match(await send([change("subscribe", "other+test://0")]), refused);
  assert.match(
    await send([
      change("unsubscribe", "one+test://1"),
      change("subscribe", `one+${"u".repeat(200_000)}`),
    ]),
    /"code":-32000,"message":"Too many subscriptions/,
  );
});

function messageOf(method: string, params: string): string {
  return `{"jsonrpc":"2.0","id":2,"method":"${method}","params":${params}}`;
}

function beginning(protocolVersion: string): string {
  const clientInfo = { name: "test", version: "1" };
  return messageOf("initialize", JSON.stringify({ protocolVersion, capabilities: {}, clientInfo }));
}
