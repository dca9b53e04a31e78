import assert from "node:assert/strict";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { run } from "../run.ts";
import { McpClient } from "./mcp-client.ts";

async function gwctl(...args: string[]) {
  let [out, err] = ["", ""];
  const status = await run(args, {
    out: (part) => (out += part),
    err: (part) => (err += part),
    colours: false,
    environment: {},
    interrupted: new AbortController().signal,
  });
  return { status, out, err };
}

interface Seen {
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const RESULTS: Readonly<Record<string, unknown>> = {
  initialize: { protocolVersion: "2025-06-18", capabilities: {}, serverInfo: {} },
  "tools/list": {
    tools: [
      {
        name: "add",
        description: "adds\u001b[31m\nnumbers",
        inputSchema: { type: "object", properties: { a: {}, b: {} }, required: ["a"] },
      },
    ],
  },
  "resources/list": { resources: [{ uri: "file:///a", mimeType: "text/plain", name: "a" }] },
  "resources/templates/list": { resourceTemplates: [{ uriTemplate: "file:///{x}", name: "x" }] },
  "prompts/list": { prompts: [] },
  "tools/call": {
    content: [
      { type: "text", text: "4" },
      { type: "image", mimeType: "image/png" },
    ],
  },
};

/** A server that responds with a notification and then events, split into chunks. */
async function serve(context: TestContext, results = RESULTS) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const body = raw === "" ? {} : JSON.parse(raw);
      seen.push({ method: request.method, headers: request.headers, body });
      if (body.id === undefined) return response.writeHead(202).end();
      const result = results[body.method];
      const end =
        result === undefined
          ? { error: { code: -32601, message: "Method not found" } }
          : { result };
      response.writeHead(200, {
        "content-type": "text/event-stream",
        "mcp-session-id": "the-session",
      });
      const noise = JSON.stringify({ jsonrpc: "2.0", method: "notifications/message", params: {} });
      const message = JSON.stringify({ jsonrpc: "2.0", id: body.id, ...end });
      const events = `: hello\n\ndata: ${noise}\n\nevent: message\ndata: ${message}\n\n`;
      response.write(events.slice(0, 30));
      return response.end(events.slice(30));
    });
  });
  const listening = await listen(server);
  context.after(() => listening.close());
  return { url: `${listening.url}/mcp`, seen };
}

test("tools are printed as a table or as JSON lines; control characters from a server never reach the terminal", async (context) => {
  const { url, seen } = await serve(context);
  const { status, out, err } = await gwctl("mcp", "tools", url, "-H", "x-a: 1", "-H", "x-b: 2");
  assert.deepEqual([status, err], [0, ""]);
  assert.match(out, /^NAME {2}ARGUMENTS {2}DESCRIPTION\nadd {3}a\* b {7}adds.*\n$/);
  assert.ok(!out.includes("\u001b"));
  assert.deepEqual(
    seen.map(({ method, body }) => body["method"] ?? method),
    ["initialize", "notifications/initialized", "tools/list", "DELETE"],
  );
  const [, , list] = seen;
  assert.equal(list?.headers["mcp-session-id"], "the-session");
  assert.equal(list?.headers["mcp-protocol-version"], "2025-06-18");
  assert.deepEqual([list?.headers["x-a"], list?.headers["x-b"]], ["1", "2"]);
  const json = await gwctl("mcp", "tools", url, "--json");
  assert.equal(JSON.parse(json.out).name, "add");
});

test("resources are listed with their templates, and an empty list says that it is empty", async (context) => {
  const { url } = await serve(context);
  const { out } = await gwctl("mcp", "resources", url);
  assert.match(out, /file:\/\/\/a .*text\/plain/);
  assert.match(out, /file:\/\/\/\{x\}/);
  assert.equal((await gwctl("mcp", "prompts", url)).out, "no prompts\n");
});

test("a call sends pairs or one JSON object, and prints the content", async (context) => {
  const { url, seen } = await serve(context);
  const { status, out } = await gwctl("mcp", "call", url, "add", "a=1", "b=text", "c=[true]");
  assert.deepEqual([status, out], [0, "4\n[image image/png]\n"]);
  const call = seen.find(({ body }) => body["method"] === "tools/call");
  assert.deepEqual(call?.body["params"], {
    name: "add",
    arguments: { a: 1, b: "text", c: [true] },
  });
  const json = await gwctl("mcp", "call", url, "add", '{"a": 2}', "--json");
  assert.deepEqual(JSON.parse(json.out), RESULTS["tools/call"]);
});

test("a tool error and an unknown method are failures of the command", async (context) => {
  const failing = { content: [{ type: "text", text: "no" }], isError: true };
  const { url } = await serve(context, {
    ...RESULTS,
    initialize: { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: {} },
    "tools/call": failing,
    "tools/list": undefined,
  });
  const call = await gwctl("mcp", "call", url, "add");
  assert.deepEqual([call.status, call.out], [1, "no\n"]);
  assert.match(call.err, /the tool add reported an error/);
  const list = await gwctl("mcp", "tools", url);
  assert.match(list.err, /^error: tools\/list: Method not found \(-32601\)/);
});

test("wrong arguments are reported before anything is sent", async () => {
  for (const [args, words] of [
    [["tools"], /the URL of an MCP endpoint is missing/],
    [["tools", "localhost:1"], /is not a URL/],
    [["tools", "http://127.0.0.1:1/mcp", "more"], /unexpected argument/],
    [["call", "http://127.0.0.1:1/mcp"], /the name of a tool is missing/],
    [["call", "http://127.0.0.1:1/mcp", "a", "b"], /is not an argument of a tool/],
    [["call", "http://127.0.0.1:1/mcp", "a", "{"], /is not a JSON object/],
    [["tools", "http://127.0.0.1:1/mcp", "--header", "x"], /takes a name and a value/],
  ] as const) {
    const { status, err } = await gwctl("mcp", ...args);
    assert.equal(status, 2, err);
    assert.match(err, words);
  }
  const { status, err } = await gwctl("mcp", "tools", "http://127.0.0.1:1/mcp");
  assert.equal(status, 1);
  assert.match(err, /127\.0\.0\.1:1 cannot be reached: ECONNREFUSED/);
});

test("a server that does not support tools, prompts or resource templates has empty lists of them", async (context) => {
  const { url } = await serve(context, {
    initialize: { protocolVersion: "2025-06-18", capabilities: { resources: {} }, serverInfo: {} },
    "resources/list": RESULTS["resources/list"],
  });
  for (const kind of ["tools", "prompts"]) {
    const { status, out, err } = await gwctl("mcp", kind, url);
    assert.deepEqual([status, out, err], [0, `no ${kind}\n`, ""]);
  }
  const resources = await gwctl("mcp", "resources", url);
  assert.deepEqual([resources.status, resources.err], [0, ""]);
  assert.match(resources.out, /file:\/\/\/a/);
});

/** A server that responds to everything in one way. */
async function serveAlways(
  context: TestContext,
  status: number,
  fields: Readonly<Record<string, string>>,
  body = "",
) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, fields).end(body);
  });
  const listening = await listen(server);
  context.after(() => listening.close());
  return `${listening.url}/mcp`;
}

test("a redirect is reported with its location", async (context) => {
  const url = await serveAlways(context, 308, { location: "https://mcp.example/mcp" });
  const { status, err } = await gwctl("mcp", "tools", url);
  assert.equal(status, 1);
  assert.match(err, /redirects to https:\/\/mcp\.example\/mcp/);
});

test("the error for a token without the required scopes names the scopes", async (context) => {
  const challenge = 'Bearer error="insufficient_scope", scope="tools:read tools:call"';
  const url = await serveAlways(context, 403, { "www-authenticate": challenge }, "{}");
  const { status, err } = await gwctl("mcp", "tools", url);
  assert.equal(status, 1);
  assert.match(err, /the token lacks a scope.*tools:read tools:call/);
});

test("neither passwords of a URL nor control characters of a refusal reach the terminal", async (context) => {
  for (const [code, body] of [
    [401, ""],
    [500, "\u001b[31mred"],
    [500, JSON.stringify({ error: { code: 1, message: "\u001b[31mred" } })],
  ] as const) {
    const url = new URL(await serveAlways(context, code, {}, body));
    url.password = "secret-word";
    url.username = "user";
    url.search = "?key=secret-key";
    const { status, err } = await gwctl("mcp", "tools", url.href);
    assert.equal(status, 1);
    assert.doesNotMatch(err, /secret|\u001b/);
  }
});

test("a response that breaks off, and a header that cannot be sent, are errors of one line", async (context) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write("{", () => response.destroy());
  });
  const listening = await listen(server);
  context.after(() => listening.close());
  const cut = await gwctl("mcp", "tools", listening.url);
  assert.equal(cut.status, 1);
  assert.match(cut.err, /^error: initialize: the response cannot be read: .*\n$/);
  const header = await gwctl("mcp", "tools", listening.url, "-H", "x-a: b\u0001");
  assert.equal(header.status, 2);
  assert.match(header.err, /x-a has a character that headers cannot contain/);
});

test("gwctl responds to requests of a server, so that the server does not wait", async (context) => {
  const answers: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const body = raw === "" ? {} : JSON.parse(raw);
      if (body.method === undefined || body.id === undefined) {
        if (body.method === undefined && raw !== "") answers.push(body);
        if (answers.length === 2) finish();
        return response.writeHead(202).end();
      }
      if (body.method === "initialize") {
        response.writeHead(200, { "content-type": "application/json" });
        return response.end(
          JSON.stringify({ jsonrpc: "2.0", id: body.id, result: RESULTS["initialize"] }),
        );
      }
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const method of ["ping", "elicitation/create"])
        response.write(`data: ${JSON.stringify({ jsonrpc: "2.0", id: method, method })}\n\n`);
      finish = () =>
        void response.end(
          `data: ${JSON.stringify({ jsonrpc: "2.0", id: body.id, result: RESULTS["tools/list"] })}\n\n`,
        );
      return response;
    });
  });
  let finish = (): void => {};
  const listening = await listen(server);
  context.after(() => listening.close());
  const { status, err } = await gwctl("mcp", "tools", listening.url);
  assert.deepEqual([status, err], [0, ""]);
  const error = { code: -32601, message: "Method not found" };
  assert.deepEqual(
    new Set(answers.map((each) => JSON.stringify(each))),
    new Set([
      JSON.stringify({ jsonrpc: "2.0", id: "ping", result: {} }),
      JSON.stringify({ jsonrpc: "2.0", id: "elicitation/create", error }),
    ]),
  );
});

test("a port of this machine takes the place of the URL's host, which is not looked up", async (context) => {
  const { url, seen } = await serve(context);
  const named = new URL("http://tools.invalid:81/mcp");
  const endpoint = { url: named, port: Number(new URL(url).port), headers: {} };
  await using client = await McpClient.connect(endpoint, new AbortController().signal);
  await client.request("tools/list");
  assert.equal(seen[0]?.headers["host"], "tools.invalid:81");
});
