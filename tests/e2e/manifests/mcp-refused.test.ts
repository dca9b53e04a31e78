import assert from "node:assert/strict";
import { constants, createServer, type ServerHttp2Stream } from "node:http2";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { listen } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import {
  backendPolicy,
  gatewayOf,
  mcpBackend,
  route,
  service,
  slices,
  toEdgeBackend,
  together,
} from "./objects.ts";

/** MCP servers of HTTP/2 behind a Service, one of which refuses streams: what it has not processed another one gets. */

const CLIENTS = 8;
const ACCEPTED = 202;
const METHOD_NOT_ALLOWED = 405;
const RESULTS: Readonly<Record<string, object>> = {
  initialize: {
    protocolVersion: "2025-11-25",
    capabilities: { tools: {} },
    serverInfo: { name: "works", version: "1" },
  },
  "tools/list": { tools: [{ name: "echo", inputSchema: { type: "object" } }] },
};

const start = (answer: (stream: ServerHttp2Stream) => void) =>
  listen(
    createServer().on("stream", (stream) => {
      stream.on("error", () => {});
      answer(stream);
    }),
  );

async function respond(stream: ServerHttp2Stream): Promise<void> {
  const body = await text(stream);
  const { id, method }: { id?: number; method?: string } = body === "" ? {} : JSON.parse(body);
  if (id === undefined) {
    const status = body === "" ? METHOD_NOT_ALLOWED : ACCEPTED;
    return stream.respond({ ":status": status }, { endStream: true });
  }
  stream.respond({ ":status": 200, "content-type": "application/json" });
  stream.end(JSON.stringify({ jsonrpc: "2.0", id, result: RESULTS[method ?? ""] ?? {} }));
}

const path = (name: string) => `/${name}`;

for (const [what, name] of [
  ["one target", "one"],
  ["one of several targets", "several"],
] as const)
  test(`a refused stream of ${what} goes to another server`, async () => {
    await using refusing = await start((stream) => stream.close(constants.NGHTTP2_REFUSED_STREAM));
    await using working = await start((stream) => void respond(stream));
    const server = (target: string) => ({
      name: target,
      static: { backendRef: { name: "mcp" }, port: 80, protocol: "StreamableHTTP" },
    });
    const targets = name === "one" ? [server("tools")] : [server("tools"), server("others")];
    const backend = { group: "edgegateway.dev", kind: "EdgeBackend", name };
    await using gateway = await Gateway.start({
      config: (port) => ({
        "set.yaml": together(
          gatewayOf(port),
          service("mcp"),
          slices("mcp", [refusing.port, working.port]),
          mcpBackend(name, "mcp", { targets }),
          backendPolicy("http2", backend, { http: { version: "HTTP2" } }),
          route("mcp", path(name), toEdgeBackend(name)),
        ),
      }),
    });
    for (let index = 0; index < CLIENTS; index++) {
      const client = new Client({ name: "test", version: "1" });
      await client.connect(new StreamableHTTPClientTransport(new URL(gateway.url + path(name))));
      assert.equal((await client.listTools()).tools.length, targets.length);
      await client.close();
    }
  });
