import assert from "node:assert/strict";
import { after, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** Responses to clients when some of several MCP servers fail. */

const alpha = await startSdkServer(fillPlain("alpha"));
after(() => alpha.close());

test("FailClosed: a session with a target that is away does not begin, and leaves nothing open", async () => {
  await using gateway = await startGateway({ alpha, beta: { port: await freePort() } });
  alpha.forget();
  await assert.rejects(connect(gateway), /MCP server not available: beta/);
  await waitFor("the end of the session", () => alpha.sessions.size === 0);
  assert.ok(alpha.seen.includes("DELETE"));
});

test("FailOpen: the others continue without an unavailable target, which joins when it is available", async () => {
  const port = await freePort();
  await using gateway = await startGateway({ alpha, beta: { port } }, { failureMode: "FailOpen" });
  await using client = await connect(gateway);
  const names = async () => (await client.listTools()).tools.map(({ name }) => name);
  assert.deepEqual(await names(), ["alpha_who"]);
  await waitFor("the log", () => /an MCP target is unavailable.*target=beta/.test(gateway.output));
  await using beta = await startSdkServer(fillPlain("beta"), port);
  await waitFor("the target", async () => (await names()).length === 2);
  assert.equal(textOf(await client.callTool({ name: "beta_who" })), "beta");
  await waitFor("the log", () =>
    /an MCP target is available again.*target=beta/.test(gateway.output),
  );
  assert.equal(beta.sessions.size, 1);
  assert.deepEqual(beta.seen.slice(0, 2), ["initialize", "notifications/initialized"]);
});

test("a target that dies within a session: lists and calls say so, or go on without it", async () => {
  for (const failureMode of ["FailClosed", "FailOpen"]) {
    const beta = await startSdkServer(fillPlain("beta"));
    await using gateway = await startGateway({ alpha, beta }, { failureMode });
    await using client = await connect(gateway);
    assert.equal((await client.listTools()).tools.length, 2);
    await beta.close();
    await assert.rejects(client.callTool({ name: "beta_who" }), /MCP server not available: beta/);
    assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha");
    if (failureMode === "FailOpen") assert.equal((await client.listTools()).tools.length, 1);
    else await assert.rejects(client.listTools(), /MCP server not available: beta/);
  }
});

test("a target that never responds to a list is left out after its time, and then at once", async () => {
  const silent = await startSdkServer(fillPlain("silent", hang));
  after(() => silent.close());
  const targets = ["alpha", "silent"].map((name) => ({
    name,
    static: {
      host: "127.0.0.1",
      port: { alpha, silent }[name]?.port,
      ...(name === "silent" && { policies: { http: { requestTimeout: "500ms" } } }),
    },
  }));
  await using gateway = await startGateway({}, { failureMode: "FailOpen", targets });
  await using client = await connect(gateway);
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["alpha_who"],
  );
});

test("a target that dies in the middle of a call: the call fails, the others continue", async () => {
  const beta = await startSdkServer(
    fillPlain("beta", (mcp) => {
      mcp.registerTool("endless", {}, () => new Promise<never>(() => {}));
    }),
  );
  await using gateway = await startGateway({ alpha, beta }, { failureMode: "FailOpen" });
  await using client = await connect(gateway);
  const call = client.callTool({ name: "beta_endless" });
  const failed = assert.rejects(call, /MCP server not available: beta/);
  await waitFor("the call", () => beta.seen.includes("tools/call"));
  await beta.close();
  await failed;
  assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha");
});

/** A server that never sends its list of tools. */
function hang({ server }: Parameters<Parameters<typeof startSdkServer>[0]>[0]): void {
  const unanswered = new Promise<never>(() => {});
  server.fallbackRequestHandler = () => unanswered;
  server.removeRequestHandler("tools/list");
}
