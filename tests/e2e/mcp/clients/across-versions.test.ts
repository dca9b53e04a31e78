import assert from "node:assert/strict";
import { after, test } from "node:test";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { fromJsonSchema, inputRequired, type McpServer } from "@modelcontextprotocol/server";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { startNewServer } from "../programs/new-server.ts";
import { discovered, startRawServer } from "../raw.ts";

/** Clients with sessions before servers without: what such clients do not know the gateway does. */

const QUESTION = {
  message: "Which one?",
  requestedSchema: { type: "object", properties: { name: { type: "string" } } },
} as const;

function fill(server: McpServer): void {
  const none = { inputSchema: fromJsonSchema({ type: "object" }) };
  server.registerTool("ask", none, (_given, { mcpReq }) => {
    const { inputResponses } = mcpReq;
    if (inputResponses === undefined)
      return inputRequired({
        inputRequests: {
          name: inputRequired.elicit(QUESTION),
          page: inputRequired.elicitUrl({ message: "Read it", url: "https://example.com/page" }),
          roots: inputRequired.listRoots(),
        },
        requestState: "the state",
      });
    const said = JSON.stringify([inputResponses, mcpReq.requestState()]);
    return { content: [{ type: "text", text: said }] };
  });
  server.registerTool("sample", none, (_given, { mcpReq: { inputResponses } }) => {
    if (inputResponses !== undefined)
      return { content: [{ type: "text", text: JSON.stringify(inputResponses) }] };
    const messages = [{ role: "user", content: { type: "text", text: "hi" } }] as const;
    return inputRequired({
      inputRequests: {
        words: inputRequired.createMessage({ messages: [...messages], maxTokens: 9 }),
      },
    });
  });
  const region = { type: "string", "x-mcp-header": "Region" } as const;
  const inputSchema = fromJsonSchema({ type: "object", properties: { region } });
  server.registerTool("query", { inputSchema }, (given) => ({
    content: [{ type: "text", text: JSON.stringify(given) }],
  }));
}

const fresh = await startNewServer("fresh", fill);
const old = await startSdkServer(fillPlain("old"));
const gateway: Gateway = await startGateway({ fresh, old }, {}, { workerThreads: 2 });
after(() => Promise.all([gateway[Symbol.asyncDispose](), fresh.close(), old.close()]));

const CAPABILITIES = { elicitation: { form: {}, url: {} }, roots: {}, sampling: {} };

test("the requests of a server without sessions reach the client, whichever worker the client responds to", async () => {
  for (let session = 0; session < 4; session++) {
    await using client = await connect(
      gateway,
      (made) => {
        made.setRequestHandler(ElicitRequestSchema, ({ params }) =>
          params.mode === "url"
            ? { action: params.elicitationId === "" ? "decline" : "accept" }
            : { action: "accept", content: { name: params.message } },
        );
        made.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///a" }] }));
        made.setRequestHandler(CreateMessageRequestSchema, ({ params }) => ({
          model: "m",
          role: "assistant",
          content: { type: "text", text: `said ${params.maxTokens}` },
        }));
      },
      CAPABILITIES,
    );
    const [responses, state] = JSON.parse(textOf(await client.callTool({ name: "fresh_ask" })));
    assert.deepEqual(responses, {
      name: { action: "accept", content: { name: "Which one?" } },
      page: { action: "accept" },
      roots: { roots: [{ uri: "file:///a" }] },
    });
    assert.equal(state, "the state");
    const sampled = JSON.parse(textOf(await client.callTool({ name: "fresh_sample" })));
    assert.equal(sampled.words.content.text, "said 9");
  }
});

test("a client that refuses, or that cannot be asked, gets a clear error", async () => {
  await using refusing = await connect(
    gateway,
    (made) =>
      made.setRequestHandler(CreateMessageRequestSchema, () => {
        throw new Error("not today");
      }),
    { sampling: {} },
  );
  await assert.rejects(refusing.callTool({ name: "fresh_sample" }), /does not give: .*not today/);
  await using unable = await connect(gateway);
  await assert.rejects(unable.callTool({ name: "fresh_sample" }), (error) => {
    assert.match(String(error), /sampling/);
    return true;
  });
});

test("a call that is given up while the client is asked leaves nothing", async () => {
  let asked = false;
  await using client = await connect(
    gateway,
    (made) =>
      made.setRequestHandler(CreateMessageRequestSchema, (_request, { signal }) => {
        asked = true;
        return new Promise((_resolve, reject) => signal.addEventListener("abort", reject));
      }),
    { sampling: {} },
  );
  const ended = new AbortController();
  const call = client.callTool({ name: "fresh_sample" }, undefined, { signal: ended.signal });
  await waitFor("the question", () => asked);
  ended.abort();
  await assert.rejects(call);
  assert.equal(textOf(await client.callTool({ name: "old_who" })), "old");
});

test("the gateway copies tool parameters into the headers that the server requires, even if the client never listed the tools", async () => {
  await using client = await connect(gateway);
  // The client has not listed the tools yet.
  for (const region of ["us-west1", "Zürich", " "]) {
    const call = { name: "fresh_query", arguments: { region } };
    assert.equal(textOf(await client.callTool(call)), JSON.stringify({ region }));
  }
  assert.equal(textOf(await client.callTool({ name: "fresh_query", arguments: {} })), "{}");
});

test("a tool with invalid annotations is left out, and the others stay", async () => {
  const tool = (name: string, header: string) => ({
    name,
    inputSchema: { type: "object", properties: { a: { type: "string", "x-mcp-header": header } } },
  });
  await using raw = await startRawServer(({ method }) => {
    if (method === "initialize") return { error: { code: -32_601, message: "Method not found" } };
    const tools = [tool("bad", "two words"), tool("good", "One")];
    return {
      result:
        method === "server/discover"
          ? discovered({ tools: {} })
          : { resultType: "complete", tools },
    };
  });
  await using one = await startGateway({ raw, old });
  await using client = await connect(one);
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["raw_good", "old_who"],
  );
  await waitFor("the warning", () => /x-mcp-header.*\bbad\b/.test(one.output));
});
