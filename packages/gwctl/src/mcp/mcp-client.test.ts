import assert from "node:assert/strict";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { run } from "../run.ts";

async function gwctl(...args: string[]) {
  let [out, err] = ["", ""];
  const status = await run(args, {
    out: (part) => (out += part),
    err: (part) => (err += part),
    colours: false,
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

test("tools as a table and as JSON lines; control characters from a server never reach the terminal", async (context) => {
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

test("resources with templates; empty lists say so", async (context) => {
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
