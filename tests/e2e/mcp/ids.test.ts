import assert from "node:assert/strict";
import { after, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway, textOf } from "./arrange.ts";
import { startRawServer, type Message } from "./raw.ts";

/** Tests of request ids in any spelling: the client gets back the id that it has sent. */

function start(name: string, ready: Promise<void> = Promise.resolve()) {
  return startRawServer(async ({ method = "" }: Message) => {
    if (method === "initialize")
      return {
        result: {
          protocolVersion: "2025-11-25",
          capabilities: { tools: {}, prompts: {} },
          serverInfo: { name, version: "1" },
        },
      };
    if (method.endsWith("/list")) await ready;
    if (method === "tools/list")
      return { result: { tools: [{ name: "who", inputSchema: { type: "object" } }] } };
    if (method === "prompts/list") return { result: { prompts: [{ name: "who" }] } };
    if (method === "prompts/get") return { result: { description: name, messages: [] } };
    return { result: { content: [{ type: "text", text: name }] } };
  });
}

const alpha = await start("alpha");
const beta = await start("beta");
const gateway = await startGateway({ alpha, beta });
after(() => Promise.all([gateway, alpha, beta].map((each) => each[Symbol.asyncDispose]())));

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};

async function post(body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${gateway.url}/mcp`, {
    method: "POST",
    headers: { ...HEADERS, ...headers },
    body,
  });
  return { session: response.headers.get("mcp-session-id") ?? "", text: await response.text() };
}

test("a response has the id as its client wrote it", async () => {
  const params =
    '{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"test","version":"1"}}';
  const { session } = await post(
    `{"jsonrpc":"2.0","id":0,"method":"initialize","params":${params}}`,
  );
  const call = (id: string, method: string, more: string) =>
    post(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${more}}}`, {
      "mcp-session-id": session,
    });
  const ids = ['"a\\/b"', '"\\u00e9"', "1.0", "1e2", "-0", "12345678901234567890", '""', '"1"'];
  for (const id of ids) {
    const called = await call(id, "tools/call", '"name":"beta_who"');
    assert.ok(called.text.includes(`"id":${id}`), called.text);
    assert.match(called.text, /"text":"beta"/, called.text);
    const listed = await call(id, "tools/list", "");
    assert.ok(listed.text.includes(`"id":${id}`), listed.text);
    assert.match(listed.text, /alpha_who.*beta_who/, listed.text);
  }
});

test("requests of the gateway itself in a session have different ids, also when they run at once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await using one = await start("one", promise);
  await using two = await start("two");
  await using cold = await startGateway({ one, two }, { prefixMode: "Never" });
  await using client = await connect(cold);
  const called = client.callTool({ name: "who" });
  const prompt = client.getPrompt({ name: "who" });
  const lists = () => one.seen.filter(({ message }) => message.method?.endsWith("/list"));
  await waitFor("both lists", () => lists().length > 1);
  resolve();
  assert.match(textOf(await called), /one|two/);
  assert.match((await prompt).description ?? "", /one|two/);
  assert.equal(new Set(lists().map(({ message }) => message.id)).size, lists().length);
});
