import assert from "node:assert/strict";
import { test } from "node:test";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway, startSdkServer, textOf } from "./arrange.ts";
import { startRawServer } from "./raw.ts";

/** Items of servers whose names have no prefix: which server has them changes with the lists. */

const LISTED_TOGETHER = { prefixMode: "Never" };

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

/** A server that tells no changes, and whose responses contain its name. */
const startSilent = (name: string, tools: ReadonlySet<string>) =>
  startRawServer(({ method, params }) => {
    const inputSchema = { type: "object" };
    switch (method) {
      case "initialize": {
        const serverInfo = { name, version: "1" };
        return {
          result: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo },
        };
      }
      case "tools/list":
        return { result: { tools: [...tools].map((each) => ({ name: each, inputSchema })) } };
      default:
        return tools.has(params.name)
          ? { result: { content: [{ type: "text", text: name }] } }
          : { error: { code: -32602, message: "Unknown tool" } };
    }
  });

test("a tool that moves to another server is listed and called there, in both directions", async () => {
  const [first, second] = [new Set(["x", "a"]), new Set(["b"])];
  await using alpha = await startSilent("alpha", first);
  await using beta = await startSilent("beta", second);
  // Other workers hear of it a moment later.
  await using gateway = await startGateway({ alpha, beta }, LISTED_TOGETHER, { workerThreads: 1 });
  await using client = await connect(gateway);
  assert.deepEqual(await namesOf(client), ["x", "a", "b"]);
  first.delete("x");
  second.add("x");
  assert.deepEqual(await namesOf(client), ["a", "b", "x"]);
  assert.equal(textOf(await client.callTool({ name: "x" })), "beta");
  assert.doesNotMatch(gateway.output, /have the same name/);
  second.delete("x");
  first.add("x");
  assert.deepEqual(await namesOf(client), ["a", "x", "b"]);
  assert.equal(textOf(await client.callTool({ name: "x" })), "alpha");
});

test("a tool that moves is called at its new server by every worker, when one of them lists it there", async () => {
  const [first, second] = [new Set(["x"]), new Set(["b"])];
  await using alpha = await startSilent("alpha", first);
  await using beta = await startSilent("beta", second);
  await using gateway = await startGateway({ alpha, beta }, LISTED_TOGETHER, { workerThreads: 4 });
  await using client = await connect(gateway);
  // Parallel calls use several connections, and so several workers.
  const call = () =>
    Promise.all(
      Array.from({ length: 12 }, async () => textOf(await client.callTool({ name: "x" }))),
    );
  assert.deepEqual(new Set(await call()), new Set(["alpha"]));
  first.delete("x");
  second.add("x");
  assert.deepEqual(await namesOf(client), ["b", "x"]);
  await waitFor("the new server", async () => {
    const texts = await call().catch(() => []);
    return texts.length > 0 && texts.every((text) => text === "beta");
  });
});

/** A server of resources that tells no changes, and whose responses contain its name. */
const startResources = (name: string, uris: ReadonlySet<string>) =>
  startRawServer(({ method, params }) => {
    switch (method) {
      case "initialize": {
        const serverInfo = { name, version: "1" };
        const capabilities = { resources: {} };
        return { result: { protocolVersion: "2025-11-25", capabilities, serverInfo } };
      }
      case "resources/list":
        return { result: { resources: [...uris].map((uri) => ({ uri, name: uri })) } };
      case "resources/read":
        return uris.has(params.uri)
          ? { result: { contents: [{ uri: params.uri, text: name }] } }
          : { error: { code: -32002, message: "Resource not found" } };
      default:
        return { result: { resourceTemplates: [] } };
    }
  });

test("with prefixes, a URI without one that moves is read at its new server by every worker", async () => {
  const [first, second] = [new Set(["test://x"]), new Set(["test://b"])];
  await using alpha = await startResources("alpha", first);
  await using beta = await startResources("beta", second);
  await using gateway = await startGateway({ alpha, beta }, {}, { workerThreads: 4 });
  await using client = await connect(gateway);
  const read = () =>
    Promise.all(
      Array.from({ length: 12 }, async () => {
        const { contents } = await client.readResource({ uri: "test://x" });
        return contents.map((content) => ("text" in content ? content.text : ""));
      }),
    );
  assert.deepEqual(new Set((await read()).flat()), new Set(["alpha"]));
  first.delete("test://x");
  second.add("test://x");
  await client.listResources();
  await waitFor("the new server", async () => {
    const texts = await read().catch(() => []);
    return texts.length > 0 && texts.flat().every((text) => text === "beta");
  });
});

test("a tool that moves is called at its new server by every worker, when one of them hears of it", async () => {
  const removals: (() => void)[] = [];
  await using alpha = await startSdkServer((server) => {
    const tool = server.registerTool("x", {}, () => ({
      content: [{ type: "text", text: "alpha" }],
    }));
    removals.push(() => tool.remove());
  });
  const second = new Set(["b"]);
  await using beta = await startSilent("beta", second);
  await using gateway = await startGateway({ alpha, beta }, LISTED_TOGETHER, { workerThreads: 2 });
  await using client = await connect(gateway);
  // Parallel calls use several connections, and so both workers.
  const call = () =>
    Promise.all(
      Array.from({ length: 8 }, async () => textOf(await client.callTool({ name: "x" }))),
    );
  assert.deepEqual(new Set(await call()), new Set(["alpha"]));
  second.add("x");
  for (const remove of removals) remove();
  await waitFor("the new server", async () => {
    const texts = await call();
    return texts.every((text) => text === "beta");
  });
});

test("calls of a name that no server has read the lists of a worker once, until one of them changes", async () => {
  await using alpha = await startSilent("alpha", new Set(["a"]));
  const second = new Set(["b"]);
  const changing = { name: "beta", tool: () => {} };
  await using beta = await startSdkServer((server) => {
    for (const name of second)
      server.registerTool(name, {}, () => ({ content: [{ type: "text", text: "beta" }] }));
    changing.tool = () =>
      void server.registerTool("new", {}, () => ({ content: [{ type: "text", text: "beta" }] }));
  });
  await using gateway = await startGateway({ alpha, beta }, LISTED_TOGETHER, { workerThreads: 1 });
  await using client = await connect(gateway);
  await waitFor("the stream", () => Promise.resolve(beta.seen.includes("GET")));
  const lists = () =>
    alpha.seen.filter(({ message }) => message.method === "tools/list").length +
    beta.seen.filter((method) => method === "tools/list").length;
  const invent = (name: string) =>
    assert.rejects(client.callTool({ name }), (error: Error) => error.message.includes(name));
  await Promise.all(Array.from({ length: 10 }, (_, index) => invent(`invented-${index}`)));
  for (let times = 0; times < 10; times++) await invent("invented");
  assert.equal(lists(), 2);
  changing.tool();
  await waitFor("the new tool", async () => {
    const result = await client.callTool({ name: "new" }).catch(() => ({}));
    return textOf(result) === "beta";
  });
  assert.equal(lists(), 4);
});
