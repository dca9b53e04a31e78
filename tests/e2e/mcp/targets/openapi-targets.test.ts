import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** HTTP APIs as MCP servers, described by OpenAPI documents. */

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const seen: Seen[] = [];
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { method, url = "", headers } = request;
    seen.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() });
    if (url.startsWith("/v1/slow")) return;
    if (url.startsWith("/v1/cut")) return void request.socket.destroy();
    const status = url.startsWith("/v1/missing") ? 404 : 200;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(url.startsWith("/v1/list") ? '[{"id":12345678901234567890}]' : '{"name":"Rex"}');
  });
});
const api = await listen(http);
const old = await startSdkServer(fillPlain("old"));
after(() => Promise.all([api.close(), old.close()]));

const pet = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const document = {
  openapi: "3.0.3",
  info: { title: "pets", version: "2", description: "Pets of a shop." },
  servers: [{ url: "https://api.example.com/v1" }],
  paths: {
    "/pets/{id}": {
      parameters: [id],
      get: {
        operationId: "getPet",
        parameters: [
          { name: "fields", in: "query", schema: { type: "array", items: { type: "string" } } },
          { name: "x-trace", in: "header", schema: { type: "string" } },
          { name: "theme", in: "cookie", schema: { type: "string" } },
        ],
        responses: { 200: json({ $ref: "#/components/schemas/Pet" }) },
      },
      put: { operationId: "putPet", requestBody: json(pet), responses: { 200: json(pet) } },
    },
    "/list": { get: { operationId: "list", responses: { 200: json({ type: "array" }) } } },
    "/missing": { get: { operationId: "missing", responses: { 200: json(pet) } } },
    "/slow": { get: { operationId: "slow", responses: {} } },
    "/cut": { get: { operationId: "cut", responses: {} } },
  },
  components: { schemas: { Pet: pet } },
};

const target = (policies: object = {}) => ({
  name: "pets",
  static: {
    host: "127.0.0.1",
    port: api.port,
    openapi: { inline: JSON.stringify(document) },
    policies,
  },
});

test("operations are tools: their arguments become requests, and responses structured content", async () => {
  await using gateway = await startGateway({}, { targets: [target({ auth: { key: "secret" } })] });
  await using client = await connect(
    gateway,
    undefined,
    {},
    { "x-client": "a", origin: gateway.url },
  );
  assert.deepEqual(client.getServerVersion(), { name: "pets", version: "2" });
  assert.equal(client.getInstructions(), "Pets of a shop.");
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["getPet", "putPet", "list", "missing", "slow", "cut"],
  );
  seen.length = 0;
  const args = {
    path: { id: "a b/c" },
    query: { fields: ["x", "y"] },
    header: { "x-trace": "t" },
    cookie: { theme: "dark" },
  };
  // The client validates the result with the schema of the tool.
  const found = await client.callTool({ name: "getPet", arguments: args });
  assert.deepEqual(found.structuredContent, { name: "Rex" });
  const [{ line, headers } = assert.fail()] = seen;
  assert.equal(line, "GET /v1/pets/a%20b%2Fc?fields=x&fields=y");
  assert.deepEqual(
    [
      headers["x-trace"],
      headers.cookie,
      headers.authorization,
      headers["x-client"],
      headers.origin,
    ],
    ["t", "theme=dark", "Bearer secret", "a", undefined],
  );
  assert.equal(headers["mcp-session-id"] ?? headers["mcp-protocol-version"], undefined);
  await client.callTool({
    name: "putPet",
    arguments: { path: { id: "1" }, body: { name: "Rex" } },
  });
  const last = seen.at(-1);
  assert.deepEqual([last?.line, last?.body], ["PUT /v1/pets/1", '{"name":"Rex"}']);
  const list = await client.callTool({ name: "list" });
  assert.match(textOf(list), /12345678901234567890/);
  const missing = await client.callTool({ name: "missing" });
  assert.equal(missing.isError, true);
  assert.match(textOf(missing), /status 404/);
  const wrong = await client.callTool({ name: "getPet", arguments: { path: { id: ".." } } });
  assert.equal(wrong.isError, true);
  assert.equal(seen.length, 4);
  await assert.rejects(client.callTool({ name: "none" }), /Unknown tool/);
});

test("an API that is away or takes too long is an error in its time; others continue", async () => {
  const slow = target({ http: { requestTimeout: "2s" } });
  const there = { name: "old", static: { host: "127.0.0.1", port: old.port } };
  await using gateway = await startGateway({}, { targets: [slow, there] });
  await using client = await connect(gateway);
  for (const name of ["pets_slow", "pets_cut"])
    await assert.rejects(client.callTool({ name }), /MCP server not available: pets/);
  assert.equal(textOf(await client.callTool({ name: "old_who" })), "old");
  const { structuredContent } = await client.callTool({
    name: "pets_getPet",
    arguments: { path: { id: "1" } },
  });
  assert.deepEqual(structuredContent, { name: "Rex" });
});

test("a call that the client cancels is ended at the API", async () => {
  await using gateway = await startGateway({}, { targets: [target()] });
  await using client = await connect(gateway);
  seen.length = 0;
  let hasEnded = false;
  http.once("request", (_request, response) => response.once("close", () => (hasEnded = true)));
  const stop = new AbortController();
  const call = client.callTool({ name: "slow" }, undefined, { signal: stop.signal });
  await waitFor("the request", () => seen.some(({ line }) => line === "GET /v1/slow"));
  stop.abort();
  await assert.rejects(call);
  await waitFor("the end of the request", () => hasEnded);
});
