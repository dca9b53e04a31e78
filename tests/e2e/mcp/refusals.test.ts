import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { freePort } from "@edge-gateway/testkit/free-port";
import { configuration } from "../mcp-oauth/configuration.ts";
import { fillPlain, startGateway, startSdkServer } from "./arrange.ts";

/**
 * Requests that the gateway itself refuses on an MCP route: JSON-RPC errors with the right status.
 */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
const several = await startGateway({ alpha, beta });
const single = await startGateway({ alpha });
after(() => Promise.all([several, single, alpha, beta].map((each) => each[Symbol.asyncDispose]())));

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  },
};

interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

async function call({ url }: Gateway, { method = "POST", headers, body = INITIALIZE }: Call = {}) {
  const response = await fetch(`${url}/mcp`, {
    method,
    headers: { ...HEADERS, ...headers },
    signal: AbortSignal.timeout(60_000),
    ...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const session = response.headers.get("mcp-session-id") ?? "";
  return { status: response.status, text, session };
}

function errorIn(text: string): { readonly code: number; readonly message: string } {
  const { jsonrpc, error } = JSON.parse(text);
  assert.equal(jsonrpc, "2.0");
  return error;
}

test("requests without a required header or member are refused", async () => {
  const { session } = await call(several);
  const own = { "mcp-session-id": session };
  const ping = { jsonrpc: "2.0", id: 2, method: "ping" };
  const cases: [Call, status: number, code: number][] = [
    [{ headers: { accept: "application/json" } }, 406, -32_000],
    [{ headers: { accept: "text/html" } }, 406, -32_000],
    [{ headers: { "content-type": "text/plain" } }, 415, -32_000],
    [{ body: "{" }, 400, -32_700],
    [{ body: "[]" }, 400, -32_600],
    [{ body: { method: "ping", id: 1 } }, 400, -32_600],
    [{ body: '{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/call"}' }, 400, -32_600],
    [{ body: { ...ping, id: null } }, 400, -32_600],
    [{ body: [INITIALIZE, ping] }, 400, -32_600],
    [{ body: ping }, 400, -32_000],
    [{ body: ping, headers: { "mcp-session-id": "x" } }, 404, -32_001],
    [{ body: ping, headers: { "mcp-session-id": `${session}=` } }, 404, -32_001],
    [{ method: "GET", headers: { accept: "application/json" } }, 406, -32_000],
    [{ method: "GET" }, 400, -32_000],
    [{ method: "PUT" }, 405, -32_000],
    [{ body: ping, headers: { ...own, "mcp-protocol-version": "1999-01-01" } }, 400, -32_000],
    [{ body: ping, headers: { ...own, "mcp-protocol-version": "newest" } }, 400, -32_000],
    [{ method: "GET", headers: { ...own, "mcp-protocol-version": "newest" } }, 400, -32_000],
    [{ method: "DELETE", headers: { ...own, "mcp-protocol-version": "newest" } }, 400, -32_000],
    [{ body: ping, headers: { ...own, "mcp-protocol-version": "2099-01-01" } }, 400, -32_602],
    [{ body: INITIALIZE, headers: own }, 400, -32_600],
  ];
  for (const [request, status, code] of cases) {
    const response = await call(several, request);
    const what = JSON.stringify(request);
    assert.equal(response.status, status, `${what}: ${response.text}`);
    assert.equal(errorIn(response.text).code, code, what);
  }
  assert.equal((await call(several, { body: ping, headers: own })).status, 200);
  const batch = [ping, { jsonrpc: "2.0", method: "notifications/initialized" }];
  assert.match((await call(several, { body: batch, headers: own })).text, /"id":2,"result":\{\}/);
});

test("a single server reports the problem of a request, and the gateway that of its session", async () => {
  const { session } = await call(single);
  const own = { "mcp-session-id": session };
  const ping = { jsonrpc: "2.0", id: 2, method: "ping" };
  const cases: [Call, status: number][] = [
    [{ headers: { accept: "application/json" } }, 406],
    [{ headers: { "content-type": "text/plain" } }, 415],
    [{ body: ping }, 400],
    [{ body: ping, headers: { "mcp-session-id": "x" } }, 404],
    [{ body: ping, headers: { "mcp-session-id": `${session}=` } }, 404],
    [{ body: ping, headers: { ...own, "mcp-protocol-version": "1999-01-01" } }, 400],
    [{ method: "GET", headers: { ...own, accept: "application/json" } }, 406],
    [{ body: INITIALIZE, headers: own }, 400],
    [{ method: "PUT" }, 405],
  ];
  for (const [request, status] of cases) {
    const response = await call(single, request);
    assert.equal(response.status, status, `${JSON.stringify(request)}: ${response.text}`);
    assert.equal(typeof errorIn(response.text).code, "number");
  }
  assert.equal((await call(single, { body: ping, headers: own })).status, 200);
});

test("a page of another site is refused, with one server and with several", async () => {
  for (const gateway of [single, several]) {
    const foreign = await call(gateway, { headers: { origin: "http://evil.example" } });
    assert.equal(foreign.status, 403);
    assert.match(errorIn(foreign.text).message, /origin/);
    const own = await call(gateway, { headers: { origin: gateway.url } });
    assert.equal(own.status, 200);
  }
});

test("a page whose name was made to lead to this machine is refused", async () => {
  for (const { port } of [single, several])
    for (const [host, status] of [
      ["rebound.example", 403],
      [`rebound.example:${port}`, 403],
      [`localhost:${port}`, 200],
    ] as const) {
      const headers = { ...HEADERS, host, origin: `http://${host}` };
      const sent = request({ host: "127.0.0.1", port, path: "/mcp", method: "POST", headers });
      sent.end(JSON.stringify(INITIALIZE));
      const [response] = await once(sent, "response");
      response.resume();
      assert.equal(response.statusCode, status, host);
    }
});

test("what CORS allows may call", async () => {
  const policies = { cors: { allowOrigins: ["http://app.example"] } };
  const backends = {
    server: { mcp: { targets: [{ name: "a", static: { host: "127.0.0.1", port: alpha.port } }] } },
  };
  const route = { name: "mcp", policies, backends: [{ backend: "server" }] };
  await using gateway = await Gateway.start({ config: configuration([route], { backends }) });
  const origin = "http://app.example";
  assert.equal((await call(gateway, { headers: { origin } })).status, 200);
  assert.equal((await call(gateway, { headers: { origin: "http://b.example" } })).status, 403);
});

test("an unavailable server is reported in JSON-RPC, by whatever component", async () => {
  const away = { port: await freePort() };
  for (const targets of [{ away }, { away, alpha }]) {
    await using gateway = await startGateway(targets);
    const { status, text } = await call(gateway);
    assert.equal(status, 503);
    assert.match(errorIn(text).message, /./);
  }
});

test("a session belongs to its route", async () => {
  const target = { name: "a", static: { host: "127.0.0.1", port: alpha.port } };
  const other = { name: "b", static: { host: "127.0.0.1", port: beta.port } };
  const at = (value: string) => ({
    name: value.slice(1),
    matches: [{ path: { type: "PathPrefix", value } }],
    backends: [{ backend: "server" }],
  });
  const backends = { server: { mcp: { targets: [target, other] } } };
  await using gateway = await Gateway.start({
    config: configuration([at("/mcp"), at("/other")], { backends }),
  });
  const { session } = await call(gateway);
  const headers = { ...HEADERS, "mcp-session-id": session };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 2, method: "ping" });
  for (const [path, status] of [
    ["/mcp", 200],
    ["/other", 404],
  ] as const) {
    const response = await fetch(gateway.url + path, { method: "POST", headers, body });
    assert.equal(response.status, status);
  }
});
