import assert from "node:assert/strict";
import { after, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { postSessionless, SESSIONLESS, startRawServer, type Message } from "../raw.ts";

/** No spelling of a call reaches a tool that policies hide, and none tells that it exists. */

const TOOLS = ["open", "hidden", "inner", "plain"];
const server = await startRawServer(({ method, params }) => {
  const serverInfo = { name: "raw", version: "1" };
  const capabilities = { tools: {} };
  if (method === "initialize")
    return { result: { protocolVersion: "2025-03-26", capabilities, serverInfo } };
  const tools = TOOLS.map((name) => ({ name, inputSchema: { type: "object" } }));
  if (method === "tools/list") return { result: { tools } };
  if (method !== "tools/call") return { error: { code: -32_601, message: "no such method" } };
  return { result: { content: [{ type: "text", text: `ran ${params?.name}` }] } };
});
const POLICIES = {
  authorization: { action: "Deny", policy: { matchExpressions: ['mcp.tool.name == "hidden"'] } },
  tools: {
    disclosure: "Search",
    allow: ['mcp.tool.name != "inner"'],
    overrides: [
      { name: "inner", rename: "purge" },
      { name: "plain", rename: "renamed" },
    ],
  },
};
const target = { name: "raw", static: { host: "127.0.0.1", port: server.port } };
const gateway = await Gateway.start({
  config: configuration([{ name: "mcp", backends: [{ backend: "server" }] }], {
    backends: { server: { mcp: { targets: [target] }, policies: { mcp: POLICIES } } },
  }),
});
after(() => Promise.all([gateway, server].map((each) => each[Symbol.asyncDispose]())));

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};

async function post(body: string, session?: string): Promise<Response> {
  const headers = { ...HEADERS, ...(session === undefined ? {} : { "mcp-session-id": session }) };
  return fetch(`${gateway.url}/mcp`, { method: "POST", headers, body });
}

async function begin(): Promise<string> {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo };
  const message = { jsonrpc: "2.0", id: 1, method: "initialize", params };
  const { headers } = await post(JSON.stringify(message));
  return headers.get("mcp-session-id") ?? assert.fail("no session");
}

/** Params of calls of hidden tools, as JSON, and the name that the error repeats. */
const HIDDEN: readonly (readonly [params: string, name: string])[] = [
  ...["hidden", "inner", "purge", "plain", "unheard"].flatMap((name) => [
    [`{"name":"${name}","arguments":{}}`, name] as const,
    [`{"name":"call_tool","arguments":{"name":"${name}"}}`, name] as const,
  ]),
  [String.raw`{"name":"hidd\u0065n"}`, "hidden"],
  [String.raw`{"n\u0061me":"hidden"}`, "hidden"],
  ['{"name":"call_tool","arguments":{"name":"open","name":"hidden"}}', "hidden"],
];

/** Names under which a server that tells nothing knows no tool; the gateway may ask it. */
const UNKNOWN_TO_SERVER = "unheard";

function assertUnknown({ error, result }: Message, name: string): void {
  if (name === UNKNOWN_TO_SERVER && result !== undefined) return;
  assert.deepEqual(error, { code: -32_602, message: `Unknown tool: ${name}` });
}

const callOf = (params: string, id = 7) =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":${params}}`;

const namesCalled = () =>
  server.seen.flatMap(({ message: { method, params } }) =>
    method === "tools/call" ? [String(params?.name)] : [],
  );

test("tools that policies show are called, by their new names and through the search", async () => {
  const session = await begin();
  for (const [params, text] of [
    ['{"name":"open"}', "ran open"],
    ['{"name":"renamed"}', "ran plain"],
    ['{"name":"call_tool","arguments":{"name":"renamed"}}', "ran plain"],
  ] as const)
    assert.match(await (await post(callOf(params), session)).text(), new RegExp(text));
});

test("no spelling of a call reaches a hidden tool, alone or in a batch, in a session or without", async () => {
  const session = await begin();
  server.seen.length = 0;
  for (const [params, name] of HIDDEN)
    assertUnknown(JSON.parse(await (await post(callOf(params), session)).text()), name);
  const batch = `[${HIDDEN.map(([params], id) => callOf(params, id)).join()}]`;
  const text = await (await post(batch, session)).text();
  const found: Message[] = text.startsWith("[")
    ? JSON.parse(text)
    : Array.from(text.matchAll(/^data: (.+)$/gm), ([, data = ""]) => JSON.parse(data));
  assert.equal(found.length, HIDDEN.length);
  for (const message of found) assertUnknown(message, HIDDEN[Number(message.id)]?.[1] ?? "");
  for (const [params, name] of HIDDEN) {
    const own = { ...JSON.parse(params), _meta: SESSIONLESS };
    const response = await postSessionless(gateway, "tools/call", own, { "mcp-name": own.name });
    assertUnknown(response, name);
  }
  assert.deepEqual(
    namesCalled().filter((name) => name !== UNKNOWN_TO_SERVER),
    [],
  );
});

test("a call without an id, which no policy sees, reaches no server; notifications do", async () => {
  const session = await begin();
  server.seen.length = 0;
  const call = '{"jsonrpc":"2.0","method":"tools/call","params":{"name":"hidden"}}';
  const news = '{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}';
  for (const body of [call, `[${call},${callOf('{"name":"hidden"}')}]`, news])
    await (await post(body, session)).text();
  await waitFor("the notification", () =>
    server.seen.some(({ message }) => message.method === "notifications/roots/list_changed"),
  );
  assert.deepEqual(namesCalled(), []);
});
