import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { connectHttp, connectSdk2 } from "../programs/every-method-clients.ts";
import { fillEveryMethodNew } from "../programs/every-method-new-server.ts";
import { differences, OF_NEW_SERVERS, runSteps } from "../programs/every-method-steps.ts";
import { startNewServer } from "../programs/new-server.ts";
import { startSseServer } from "../programs/sse-server.ts";

/**
 * A server of version 2026-07-28 gives the same directly, alone and as one of seven: three of its version,
 * three with sessions, and one with HTTP and SSE.
 */

const it = await startNewServer("it", fillEveryMethodNew);
const news = { fresh: await startNewServer("fresh"), young: await startNewServer("young") };
const olds = {
  one: await startSdkServer(fillPlain("one")),
  two: await startSdkServer(fillPlain("two")),
  three: await startSdkServer(fillPlain("three")),
};
const sse = await startSseServer(fillPlain("sse"));
after(() =>
  Promise.all([it, sse, ...Object.values({ ...news, ...olds })].map((each) => each.close())),
);

async function direct() {
  await using client = await connectSdk2(`${it.url}/mcp`, "no session");
  return await runSteps(client, OF_NEW_SERVERS);
}
const expected = await direct();

const CLIENTS = {
  "SDK 2.x without a session": (url: string) => connectSdk2(url, "no session"),
  "SDK 2.x that prefers none": (url: string) => connectSdk2(url, "any"),
};

test("alone", async () => {
  await using gateway = await startGateway({ it });
  for (const [name, connect] of Object.entries(CLIENTS)) {
    await using client = await connect(`${gateway.url}/mcp`);
    assert.deepEqual(differences(await runSteps(client, OF_NEW_SERVERS), expected), [], name);
  }
});

test("as one of seven, also to clients with sessions", async () => {
  const staticAt = (port: number, protocol = "StreamableHTTP") => ({
    static: { host: "127.0.0.1", port, protocol },
  });
  const http = Object.entries({ ...olds, it, ...news }).map(([name, { port }]) => ({
    name,
    ...staticAt(port),
  }));
  const targets = [{ name: "sse", ...staticAt(sse.port, "SSE") }, ...http];
  await using gateway = await startGateway({}, { targets, prefixMode: "Never" });
  const all = { ...CLIENTS, "SDK 1.x": connectHttp };
  for (const [name, connect] of Object.entries(all)) {
    await using client = await connect(`${gateway.url}/mcp`);
    assert.deepEqual(differences(await runSteps(client, OF_NEW_SERVERS), expected), [], name);
  }
});
