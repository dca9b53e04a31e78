import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { discovered, startRawServer, type Message } from "../raw.ts";

/** Servers that are away, silent or replaced at unusual moments: what clients get, and what goes on. */

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};
const BEGIN = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "a", version: "1" },
};

type Serve = (message: Message, request: IncomingMessage, response: ServerResponse) => void;

interface Server extends Listening {
  /** HTTP method, and method of the message, of each request. */
  readonly seen: string[];
}

/** A server with sessions; `serve` gets the other requests. */
async function startServer(serve: Serve): Promise<Server> {
  const seen: string[] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const message: Message = text === "" ? {} : JSON.parse(text);
      seen.push(`${request.method} ${message.method ?? ""}`);
      if (message.method === "initialize") {
        const capabilities = { tools: { listChanged: true }, resources: {} };
        const serverInfo = { name: "a", version: "1" };
        const result = { protocolVersion: BEGIN.protocolVersion, capabilities, serverInfo };
        return reply(response, message.id, result, { "mcp-session-id": "s" });
      }
      if (request.method === "DELETE") return void response.writeHead(200).end();
      if (request.method === "POST" && message.id === undefined)
        return void response.writeHead(202).end();
      serve(message, request, response);
    });
  });
  return { ...(await listen(http)), seen };
}

function reply(response: ServerResponse, id: unknown, result: object, fields: object = {}): void {
  response.writeHead(200, { "content-type": "application/json", ...fields });
  response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

/** A server that has no event stream. */
const startPlain = (): Promise<Server> =>
  startServer((_message, _request, response) => void response.writeHead(405).end());

async function begin({ url }: { readonly url: string }) {
  const post = (body: object, more: object = {}): Promise<Response> => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...body });
    return fetch(`${url}/mcp`, { method: "POST", headers: { ...HEADERS, ...more }, body: text });
  };
  const begun = await post({ id: 0, method: "initialize", params: BEGIN });
  await begun.text();
  const session = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  await post({ method: "notifications/initialized" }, session);
  const get = (more: object = {}): Promise<Response> =>
    fetch(`${url}/mcp`, { headers: { accept: "text/event-stream", ...session, ...more } });
  const text = async (method: string, params: object): Promise<string> =>
    (await post({ id: 1, method, params }, session)).text();
  const ask = async (method: string, params: object): Promise<Message> => {
    const found = /\{.*\}/.exec(await text(method, params)) ?? assert.fail();
    return JSON.parse(found[0]);
  };
  const end = (): Promise<Response> => fetch(`${url}/mcp`, { method: "DELETE", headers: session });
  return { ask, text, get, end };
}

for (const failureMode of ["FailOpen", "FailClosed"])
  test(`${failureMode}: an unknown name that a server which is away may have names the server`, async () => {
    await using a = await startSdkServer(fillPlain("a"));
    const b = await startSdkServer(fillPlain("b"));
    await using gateway = await startGateway({ a, b }, { failureMode, prefixMode: "Never" });
    const { ask } = await begin(gateway);
    await b.close();
    const tool = await ask("tools/call", { name: "other" });
    const resource = await ask("resources/read", { uri: "other://x" });
    const message = "MCP server not available: b";
    assert.deepEqual([tool.error?.message, resource.error?.message], [message, message]);
  });

test("a resource that no list has is read although a server before it is silent", async () => {
  await using silent = await startServer(() => {});
  await using b = await startServer((message, _request, response) => {
    const isRead = message.method === "resources/read";
    const contents = [{ uri: "other://x", text: "found" }];
    reply(response, message.id, isRead ? { contents } : { resources: [], resourceTemplates: [] });
  });
  const targets = [
    {
      name: "silent",
      static: {
        host: "127.0.0.1",
        port: silent.port,
        policies: { http: { requestTimeout: "1s" } },
      },
    },
    { name: "b", static: { host: "127.0.0.1", port: b.port } },
  ];
  await using gateway = await startGateway({}, { failureMode: "FailOpen", targets });
  const { ask } = await begin(gateway);
  const { result } = await ask("resources/read", { uri: "other://x" });
  assert.equal(result?.contents[0].text, "found");
  assert.equal(silent.seen.includes("POST resources/read"), false);
});

test("FailClosed: a result without a list is an error that names the server; FailOpen: the list is without it", async () => {
  await using a = await startServer((message, _request, response) =>
    reply(response, message.id, { tools: [{ name: "t", inputSchema: { type: "object" } }] }),
  );
  await using b = await startServer((message, _request, response) =>
    reply(response, message.id, { tools: "none" }),
  );
  {
    await using gateway = await startGateway({ a, b });
    const { error } = await (await begin(gateway)).ask("tools/list", {});
    assert.equal(error?.message, "MCP server not available: b");
  }
  await using gateway = await startGateway({ a, b }, { failureMode: "FailOpen" });
  const { result } = await (await begin(gateway)).ask("tools/list", {});
  assert.equal(result.tools.length, 1);
  await waitFor("the warning", () => gateway.output.includes("the server has sent no list"));
});

test("FailOpen: a silent server delays the first list, but not the lists after it, of any worker", async () => {
  await using silent = await startServer(() => {});
  await using b = await startServer((message, _request, response) =>
    reply(response, message.id, { tools: [] }),
  );
  const policies = { http: { requestTimeout: "10s" } };
  const targets = [
    { name: "silent", static: { host: "127.0.0.1", port: silent.port, policies } },
    { name: "b", static: { host: "127.0.0.1", port: b.port } },
  ];
  const mcp = { failureMode: "FailOpen", targets };
  await using gateway = await startGateway({}, mcp, { workerThreads: 4 });
  const { ask } = await begin(gateway);
  await ask("tools/list", {});
  let longest = 0;
  await waitFor("another attempt", async () => {
    const started = performance.now();
    assert.deepEqual((await ask("tools/list", {})).result, { tools: [] });
    longest = Math.max(longest, performance.now() - started);
    return silent.seen.filter((each) => each === "POST tools/list").length > 1;
  });
  assert.ok(longest < 9000, `${longest} ms`);
});

test("FailOpen: a list ends when the only server that has more pages is away", async () => {
  const serve: Serve = (message, _request, response) =>
    reply(response, message.id, { tools: [], nextCursor: "1" });
  await using a = await startServer((message, _request, response) =>
    reply(response, message.id, { tools: [] }),
  );
  const b = await startServer(serve);
  await using gateway = await startGateway({ a, b }, { failureMode: "FailOpen" });
  const { ask } = await begin(gateway);
  const first = await ask("tools/list", {});
  await b.close();
  const last = await ask("tools/list", { cursor: first.result.nextCursor });
  assert.deepEqual(last.result, { tools: [] });
});

test("a client whose only server with an event stream is away waits for the stream", async () => {
  let isBack = false;
  await using a = await startPlain();
  await using b = await startServer((_message, _request, response) => {
    if (!isBack) return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n\n`);
  });
  await using gateway = await startGateway({ a, b });
  const { get } = await begin(gateway);
  const stream = await get();
  assert.equal(stream.status, 200);
  isBack = true;
  for await (const bytes of stream.body ?? assert.fail())
    if (Buffer.from(bytes).includes("list_changed")) break;
});

test("a response of a server that is away is asked for again, instead of given up", async () => {
  const event = `id: 1\nretry: 1\ndata: {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1}}\n\n`;
  await using a = await startPlain();
  const b = await startServer((_message, _request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(event);
  });
  await using gateway = await startGateway({ a, b });
  const { text, get } = await begin(gateway);
  const [, id] = /^id: (.+)$/m.exec(await text("tools/call", { name: "b_x" })) ?? assert.fail();
  await b.close();
  const resumed = await get({ "last-event-id": id });
  const { error }: Message = JSON.parse(await resumed.text());
  assert.equal(resumed.status, 503);
  assert.equal(error?.message, "MCP server not available: b");
});

test("a server that responds to GET with 404 gets one new session at most", async () => {
  await using a = await startPlain();
  await using b = await startServer((_message, _request, response) => {
    response.writeHead(404).end();
  });
  await using gateway = await startGateway({ a, b });
  const { get } = await begin(gateway);
  const stream = await get();
  const gets = (): number => b.seen.filter((each) => each.startsWith("GET")).length;
  await waitFor("the new session", () => gets() >= 2);
  // Meanwhile, an endless renewal would ask for more streams.
  for (let count = 0; count < 20; count++) await (await get({ "last-event-id": "x" })).text();
  assert.equal(gets(), 2);
  assert.equal(b.seen.filter((each) => each === "POST initialize").length, 2);
  await stream.body?.cancel();
});

test("a client that waits for the stream of a silent server gets 404 when its session ends", async () => {
  await using silent = await startServer(() => {});
  await using a = await startPlain();
  await using gateway = await startGateway({ silent, a });
  const { get, end } = await begin(gateway);
  const stream = get();
  await waitFor("the request", () => silent.seen.includes("GET "));
  await end();
  assert.equal((await stream).status, 404);
});

/** A server of version 2026-07-28 that responds to calls with this result. */
const startNew = (result: object, port?: number) =>
  startRawServer(({ method }) => {
    if (method === "initialize") return { error: { code: -32_601, message: "Method not found" } };
    if (method === "server/discover") return { result: discovered({ tools: {} }) };
    return { result };
  }, port);

test("a server that asks for input without end fails its call", async () => {
  await using a = await startNew({ resultType: "input_required", requestState: "s" });
  await using b = await startPlain();
  await using gateway = await startGateway({ a, b });
  const { ask } = await begin(gateway);
  const { error } = await ask("tools/call", { name: "a_x" });
  assert.equal(error?.message, "The server asks for input too often");
});

test("a server of version 2026-07-28 that is replaced by an older one is used with a session", async () => {
  const a = await startNew({ resultType: "complete", content: [] }, await freePort());
  await using b = await startPlain();
  await using gateway = await startGateway({ a, b });
  await using client = await connect(gateway);
  await client.callTool({ name: "a_who" });
  await a.close();
  await using _old = await startSdkServer(fillPlain("old"), a.port);
  const { content } = await client.callTool({ name: "a_who" });
  assert.equal(JSON.stringify(content).includes("old"), true);
});
