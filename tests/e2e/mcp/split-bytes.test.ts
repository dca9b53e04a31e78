import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { after, test } from "node:test";
import fc from "fast-check";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { startGateway } from "./arrange.ts";

/** However the bytes of a server are split, clients receive the same messages, unchanged. */

const RUNS = 40;
/** A result with fields that our types do not define. */
const RESULT =
  '{"content":[{"type":"text","text":"\\u00e9ø\\r\\n😀 data: x"}],"big":12345678901234567890,"deep":{"a":[1.50,null]},"_meta":{"x/y":1e400}}';
const PARAMS =
  '{"name":"one_tool","arguments":{"n":12345678901234567890,"e":1.50},"other":{"z":1}}';

interface Script {
  readonly type: string;
  readonly body: Buffer;
  /** Lengths of the pieces, in turn. */
  readonly sizes: readonly number[];
}

let script: Script = { type: "", body: Buffer.alloc(0), sizes: [] };
const bodies: string[] = [];
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
    if (method === "initialize") {
      const result = {
        protocolVersion: "2025-11-25",
        capabilities: { tools: {} },
        serverInfo: { name: "a", version: "1" },
      };
      response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    } else if (method === "tools/call") {
      bodies.push(text);
      void send(response);
    } else response.writeHead(request.method === "POST" ? 202 : 405).end();
  });
});
const one = await listen(http);
const two = await listen(
  createServer((request, response) => http.emit("request", request, response)),
);
const gateway = await startGateway({ one, two });
after(() => Promise.all([gateway, one, two].map((each) => each[Symbol.asyncDispose]())));

/** Each piece is sent separately: the next one is written after the previous one has left. */
async function send(response: ServerResponse): Promise<void> {
  const { type, body, sizes } = script;
  response.writeHead(200, { "content-type": type });
  response.socket?.setNoDelay(true);
  let turn = 0;
  for (let at = 0; at < body.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    await new Promise<void>((resolve) =>
      response.write(body.subarray(at, at + size), () => resolve()),
    );
    at += size;
  }
  response.end();
}

async function begin({ url }: Gateway): Promise<(body: string) => Promise<string>> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
  };
  const post = (body: string, more: Record<string, string> = {}) =>
    fetch(`${url}/mcp`, { method: "POST", headers: { ...headers, ...more }, body });
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
  };
  const begun = await post(JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params }));
  await begun.text();
  const session = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  return async (body) => (await post(body, session)).text();
}

function messagesIn(text: string): readonly string[] {
  if (text.startsWith("{")) return [text];
  return [...text.matchAll(/^data: (?<data>.+)$/gm)].map(({ groups }) => groups?.["data"] ?? "");
}

test("any split of the bytes gives the same, unchanged messages", async () => {
  const call = await begin(gateway);
  const response = `{"jsonrpc":"2.0","id":7,"result":${RESULT},"unknown":true}`;
  const news =
    '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"é\\n😀","extra":2}}';
  const stream = `: hello\r\n\r\nid: 1\rdata:\r\rid: 2\nevent: message\ndata: ${news}\n\ndata: ${response}\r\n\r\n`;
  const kinds = [
    { type: "application/json", text: response, expected: [response] },
    { type: "text/event-stream", text: stream, expected: [news, response] },
  ];
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
  const large = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.oneof(sizes, large), async (kind, pieces) => {
      script = { type: kind.type, body: Buffer.from(kind.text), sizes: pieces };
      const text = await call(`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${PARAMS}}`);
      assert.deepEqual(messagesIn(text), kind.expected);
    }),
    { numRuns: RUNS },
  );
  const sent = PARAMS.replace("one_tool", "tool");
  assert.ok(bodies.length >= RUNS);
  for (const body of bodies)
    assert.equal(body, `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${sent}}`);
});
