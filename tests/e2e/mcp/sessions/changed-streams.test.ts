import assert from "node:assert/strict";
import { after, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startSdkServer, textOf } from "../arrange.ts";
import { ChangingGateway } from "../changing-gateway.ts";
import { startNewServer } from "../programs/new-server.ts";

/** The stream for notifications that a client has opened goes on when the configuration changes. */

const plain = await startSdkServer(fillPlain("plain"));
const fresh = await startNewServer("fresh");
after(() => Promise.all([plain.close(), fresh.close()]));

const at = ({ port }: { readonly port: number }) => ({ static: { host: "127.0.0.1", port } });
const TARGETS = [
  { name: "plain", ...at(plain) },
  { name: "fresh", ...at(fresh) },
];
const BACKEND = { mcp: { targets: TARGETS } };
const LISTEN = "subscriptions/listen";

for (const workerThreads of [1, 2]) {
  test(`${workerThreads} workers: the new session of a restarted server is heard after a change`, async () => {
    await using changing = await ChangingGateway.start(BACKEND, { workerThreads });
    const heard: string[] = [];
    await using client = await connect(changing.gateway, (made) => {
      made.fallbackNotificationHandler = ({ method }) => Promise.resolve(void heard.push(method));
    });
    await waitFor("the stream", () => plain.seen.at(-1) === "GET");
    await changing.change();
    plain.forget();
    plain.seen.length = 0;
    await client.callTool({ name: "plain_who" });
    await waitFor("the stream of the new session", () => plain.seen.includes("GET"));
    heard.length = 0;
    for (const { server } of plain.sessions.values())
      await server.notification({ method: "notifications/example" });
    await waitFor("the notification", () => heard.includes("notifications/example"));
    assert.equal(plain.sessions.size, 1);
  });

  test(`${workerThreads} workers: a subscription is heard after a change, until the session ends`, async () => {
    await using changing = await ChangingGateway.start(BACKEND, { workerThreads });
    const updated: unknown[] = [];
    const listens = () => fresh.seen.filter(({ method }) => method === LISTEN).length;
    const before = listens();
    const client = await connect(changing.gateway, (made) => {
      made.fallbackNotificationHandler = ({ params }) =>
        Promise.resolve(void updated.push(params?.["uri"]));
    });
    await waitFor("the stream", () => listens() > before);
    await changing.change();
    await client.subscribeResource({ uri: "fresh+test://fresh/1" });
    await waitFor("the subscription", () => listens() > before + 1);
    await waitFor("an update", () => {
      fresh.handler.notify.resourceUpdated("test://fresh/1");
      return updated.includes("fresh+test://fresh/1");
    });
    await client[Symbol.asyncDispose]();
  });
}

test("a stream that a policy holds back meanwhile hears of changes, too", async () => {
  // Longer than a change takes; milliseconds.
  const policies = { delay: { duration: "request.method == 'GET' ? 3000 : 0" } };
  await using changing = await ChangingGateway.start(BACKEND, { workerThreads: 1 }, policies);
  await using client = await connect(changing.gateway);
  plain.seen.length = 0;
  await changing.change();
  await waitFor("the stream at the server", () => plain.seen.includes("GET"));
  plain.forget();
  plain.seen.length = 0;
  await client.callTool({ name: "plain_who" });
  await waitFor("the stream of the new session", () => plain.seen.includes("GET"));
});

for (const place of ["a single server", "several servers"])
  test(`a stream of ${place} that began before a change keeps its session in use`, async () => {
    // A stream to a server without sessions is a call, which has the same effect.
    await using other = await startSdkServer(fillPlain("other"));
    const all = [
      { name: "plain", ...at(plain) },
      { name: "other", ...at(other) },
    ];
    const targets = place === "a single server" ? all.slice(0, 1) : all;
    const config = { workerThreads: 2, mcp: { sessionTtl: "2s" } };
    await using changing = await ChangingGateway.start({ mcp: { targets } }, config);
    const known = new Set(plain.sessions.keys());
    await using client = await connect(changing.gateway);
    await waitFor("the stream", () => plain.seen.at(-1) === "GET");
    await changing.change();
    const endsAt = Date.now() + 6_000;
    await waitFor("several times its time to live", () => Date.now() > endsAt);
    assert.equal(Array.from(plain.sessions.keys()).filter((id) => !known.has(id)).length, 1);
    await client.ping();
  });

/** A client, and the notifications that it has heard. */
async function listening(changing: ChangingGateway) {
  const heard: { readonly method: string; readonly params?: object | undefined }[] = [];
  const client = await connect(changing.gateway, (made) => {
    made.fallbackNotificationHandler = (notification) =>
      Promise.resolve(void heard.push(notification));
  });
  return { client, heard };
}

test("a new tool of which a stream from before a change tells is called at once", async () => {
  const added = { tool: () => {} };
  await using other = await startSdkServer(
    fillPlain("other", (server) => {
      added.tool = () =>
        void server.registerTool("new", {}, () => ({ content: [{ type: "text", text: "new" }] }));
    }),
  );
  const targets = [
    { name: "plain", ...at(plain) },
    { name: "other", ...at(other) },
  ];
  const backend = { mcp: { targets, prefixMode: "Never" } };
  await using changing = await ChangingGateway.start(backend, { workerThreads: 1 });
  const { client, heard } = await listening(changing);
  await using _ = client;
  await waitFor("the stream", () => other.seen.includes("GET"));
  await changing.change();
  await assert.rejects(client.callTool({ name: "new" }), /Unknown tool: new/);
  added.tool();
  await waitFor("the news", () =>
    heard.some(({ method }) => method === "notifications/tools/list_changed"),
  );
  assert.equal(textOf(await client.callTool({ name: "new" })), "new");
});
