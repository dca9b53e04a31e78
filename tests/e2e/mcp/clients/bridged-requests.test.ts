import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startGateway, startSdkServer, textOf } from "../arrange.ts";
import { fillAsking } from "../programs/asking-server.ts";
import { postSessionless, SESSIONLESS, VERSION } from "../raw.ts";
import { startSseServer } from "../programs/sse-server.ts";

/** Clients of version 2026-07-28 get the requests of servers with sessions as results that ask for input. */

const stopped: string[] = [];
const alpha = await startSdkServer(fillAsking("alpha", stopped));
const beta = await startSdkServer(fillAsking("beta", stopped));
const old = await startSseServer(fillAsking("old", stopped));
after(() => Promise.all([alpha, beta, old].map((server) => server.close())));

const TARGETS = [
  { name: "alpha", static: { host: "127.0.0.1", port: alpha.port } },
  { name: "beta", static: { host: "127.0.0.1", port: beta.port } },
  { name: "old", static: { host: "127.0.0.1", port: old.port, protocol: "SSE" } },
];
const ABLE = { elicitation: { form: {} }, sampling: {}, roots: {} };
const META = { ...SESSIONLESS, "io.modelcontextprotocol/clientCapabilities": ABLE };

async function connected(url: string): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities: ABLE, versionNegotiation: { mode: { pin: VERSION } } },
  );
  client.setRequestHandler("elicitation/create", ({ params }) => ({
    action: params.message === "alpha" ? ("accept" as const) : ("decline" as const),
    content: {},
  }));
  client.setRequestHandler("sampling/createMessage", () => ({
    model: "none",
    role: "assistant" as const,
    content: { type: "text" as const, text: "sampled" },
  }));
  client.setRequestHandler("roots/list", () => ({ roots: [{ uri: "file:///here" }] }));
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

test("the official client answers sampling, elicitation and roots of servers with sessions", async () => {
  await using gateway = await startGateway({}, { targets: TARGETS });
  const client = await connected(gateway.url);
  for (const target of ["alpha", "beta", "old"]) {
    const call = async (tool: string) =>
      textOf(await client.callTool({ name: `${target}_${tool}`, arguments: {} }));
    const action = target === "alpha" ? "accept" : "decline";
    assert.match(await call("sample"), /sampled/, target);
    assert.equal(await call("elicit"), action);
    assert.equal(await call("roots"), "file:///here");
    assert.equal(await call("both"), `${action} 1`);
    assert.equal(await call("who"), target);
  }
  await client.close();
  await waitFor(
    "the end",
    () => alpha.sessions.size + beta.sessions.size + old.sessions.size === 0,
  );
});

test("one server with sessions asks such a client, too, and any worker continues its calls", async () => {
  await using gateway = await startGateway({ alpha }, {}, { workerThreads: 2 });
  const inputs: Readonly<Record<string, object>> = {
    "elicitation/create": { action: "accept", content: {} },
    "roots/list": { roots: [{ uri: "file:///here" }] },
  };
  const call = (more: object) =>
    postSessionless(
      gateway,
      "tools/call",
      { name: "both", arguments: {}, _meta: META, ...more },
      // Each request uses a connection of its own, so that any worker may get it.
      { "mcp-name": "both", connection: "close" },
    );
  const all = await Promise.all(
    Array.from({ length: 6 }, async () => {
      let { result } = await call({});
      for (let rounds = 0; result.resultType === "input_required" && rounds < 2; rounds++) {
        const wanted = Object.entries<{ method: string }>(result.inputRequests);
        const given = wanted.map(([key, { method }]) => [key, inputs[method]]);
        const { requestState } = result;
        const inputResponses = Object.fromEntries(given);
        ({ result } = await call({ requestState, inputResponses }));
      }
      return textOf(result);
    }),
  );
  assert.deepEqual(new Set(all), new Set(["accept 1"]));
  await waitFor("the end", () => alpha.sessions.size === 0);
});

const callAt =
  (gateway: Parameters<typeof postSessionless>[0]) =>
  (name: string, more: object = {}) => {
    const params = { name, arguments: {}, _meta: META, ...more };
    return postSessionless(gateway, "tools/call", params, { "mcp-name": name });
  };

test("a call waits for its own client and request", async () => {
  await using gateway = await startGateway({ alpha, beta }, {}, { mcp: { maxWaitingCalls: 1 } });
  const call = callAt(gateway);
  const { result } = await call("alpha_elicit");
  assert.equal(result.resultType, "input_required");
  const [key = ""] = Object.keys(result.inputRequests);
  assert.equal(result.inputRequests[key].method, "elicitation/create");
  const { requestState } = result;
  const inputResponses = { [key]: { action: "accept", content: {} } };
  for (const wrong of [
    await call("alpha_roots", { requestState, inputResponses }),
    await call("beta_elicit", { requestState, inputResponses }),
    await call("alpha_elicit", { requestState: "edge-gateway.x", inputResponses }),
  ])
    assert.equal(wrong.error?.code, -32_602);
  // The call for which there is no room continues without the client's input.
  assert.equal((await call("beta_elicit")).result.isError, true);
  const again = await call("alpha_elicit", { requestState });
  assert.equal(again.result.resultType, "input_required", "an input is still missing");
  const done = await call("alpha_elicit", {
    requestState: again.result.requestState,
    inputResponses: again.result.inputRequests[key] && inputResponses,
  });
  assert.equal(textOf(done.result), "accept");
});

test("a call waits as long as the configuration says", async () => {
  await using gateway = await startGateway({ alpha }, {}, { mcp: { inputTimeout: "1s" } });
  const call = callAt(gateway);
  const { requestState } = (await call("elicit")).result;
  await waitFor("the end of the waiting", () => alpha.sessions.size === 0);
  const { error } = await call("elicit", { requestState, inputResponses: {} });
  assert.equal(error?.code, -32_602);
});

test("progress has the token of the client's request, which gets none without one", async () => {
  await using gateway = await startGateway({}, { targets: TARGETS });
  const tokensOf = async (more: object) => {
    const name = "alpha_progress";
    const params = { name, arguments: {}, _meta: { ...META, ...more } };
    const { messages, result } = await postSessionless(gateway, "tools/call", params, {
      "mcp-name": name,
    });
    assert.equal(result.content[0].text, "done");
    return messages.flatMap(({ params: said }) => (said === undefined ? [] : said.progressToken));
  };
  assert.deepEqual(await tokensOf({}), []);
  assert.deepEqual(await tokensOf({ progressToken: "mine" }), ["mine", "mine"]);
});
