import assert from "node:assert/strict";
import { lookup } from "node:dns";
import { test } from "node:test";
import { OpenConnections } from "@edge-gateway/http";
import type { ParsedMcpBackend } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "@edge-gateway/translate/ir";
import type { Outcome } from "@edge-gateway/gateway/exchange/policy";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange, type TestMessage } from "@edge-gateway/gateway/testing/exchange";
import type { BackendContext, Endpoint } from "@edge-gateway/gateway/exchange/backend";
import { MCP_MAX_IDLE } from "./bounds.ts";
import { mcpBackend } from "./index.ts";

const SESSION = "mcp-session-id";

class TestBackendContext extends TestContext implements BackendContext {
  readonly acquired: Endpoint[] = [];
  readonly upstreams: BackendContext["upstreams"] = {
    connections: new OpenConnections(1, () => {}),
    lookup,
    ownListeners: { has: () => false },
    watch: () => undefined,
    acquire: (endpoint) => {
      this.acquired.push(endpoint);
      const name = "host" in endpoint ? `${endpoint.host}:${endpoint.port}` : "";
      const ofOneRequest = () => assert.fail();
      return { name, alternatives: 0, take: () => assert.fail(), ofOneRequest, close: () => {} };
    },
    release: () => {},
  };
  readonly named = undefined;
  readonly compilePolicies = () => [];
  readonly service = () => assert.fail();
  readonly connection: BackendContext["connection"] = {
    connectTimeout: 1_000,
    keepalive: { time: 1_000, interval: 1_000, retries: 1 },
    tls: undefined,
    version: undefined,
    proxy: undefined,
    proxyProtocol: undefined,
    hostnameRewrite: undefined,
    balancing: {},
  };
}

const server = (more: object = {}) => ({
  name: "one",
  static: {
    host: "127.0.0.1",
    port: 3000,
    path: "/mcp",
    protocol: "StreamableHTTP" as const,
    ...more,
  },
});

type Endpoints = Extract<Backend, { kind: "mcp" }>["endpoints"];

function compile(
  targets: ParsedMcpBackend["targets"] = [server()],
  key = "tools",
  endpoints: Endpoints = {},
) {
  const context = new TestBackendContext();
  const mcp: ParsedMcpBackend = {
    targets,
    sessionRouting: "Stateful",
    failureMode: "FailClosed",
    prefixMode: "Conditional",
  };
  const backend = mcpBackend.compile(
    { kind: "mcp", key, name: key, mcp, endpoints, place: { pointer: "" } },
    context,
  );
  return { context, backend };
}

function prepare(backend: ReturnType<typeof compile>["backend"], exchange: TestExchange): Outcome {
  const outcome = backend.prepare?.(exchange);
  assert.ok(!(outcome instanceof Promise));
  return outcome;
}

function mappedTarget(message: TestMessage, more?: object): string {
  const exchange = new TestExchange(message);
  assert.equal(prepare(compile([server(more)]).backend, exchange), undefined);
  return exchange.request.target;
}

test("every path becomes the target's path, and the query stays", () => {
  assert.equal(mappedTarget({ target: "/mcp" }), "/mcp");
  assert.equal(mappedTarget({ target: "/tools/mcp?a=%20b" }), "/mcp?a=%20b");
  assert.equal(mappedTarget({ target: "/mcp" }, { path: "/v2/rpc" }), "/v2/rpc");
});

test("the server's own discovery documents keep their paths", () => {
  const target = "/.well-known/oauth-protected-resource/mcp";
  assert.equal(mappedTarget({ target }), target);
});

test("a path below the discovery documents never reaches any other path of the server", () => {
  for (const rest of [
    "/..",
    "/../../secret",
    "/%2e%2E/secret",
    "/..%2fsecret",
    "%5c..%5C",
    "\\..\\",
  ]) {
    const target = `/.well-known/oauth-protected-resource/mcp${rest}`;
    assert.equal(mappedTarget({ target }), "/mcp", target);
  }
  assert.equal(mappedTarget({ target: "/.well-known/oauth-x/..;/..;/secret" }), "/mcp");
  assert.equal(mappedTarget({ target: "/.well-known//oauth-x" }), "/mcp");
});

test("a server on this machine, or with an IP address, gets the client's Host", () => {
  assert.equal(compile([server({ host: "localhost" })]).backend.authority, undefined);
  assert.equal(compile().backend.authority, undefined);
  assert.equal(
    compile([server({ host: "tools.example" })]).backend.authority,
    "tools.example:3000",
  );
});

/** Computes the session id that the client gets for the upstream's session `id`. */
function begin(
  backend: ReturnType<typeof compile>["backend"],
  jwt?: Record<string, unknown>,
): string {
  const exchange = new TestExchange({ method: "POST", target: "/mcp" });
  exchange.jwt = jwt;
  exchange.response.set(SESSION, "id");
  assert.equal(backend.respond?.(exchange), undefined);
  return exchange.response.get(SESSION) ?? "";
}

function resume(
  backend: ReturnType<typeof compile>["backend"],
  session: string,
  jwt?: Record<string, unknown>,
) {
  const exchange = new TestExchange({ target: "/mcp", headers: { [SESSION]: session } });
  exchange.jwt = jwt;
  return { outcome: prepare(backend, exchange), session: exchange.request.get(SESSION) };
}

test("the client gets an encrypted session id, and the upstream gets its own", () => {
  const { backend } = compile();
  const sealed = begin(backend);
  assert.notEqual(sealed, "id");
  assert.deepEqual(resume(backend, sealed), { outcome: undefined, session: "id" });
});

test("a session id of another backend or client, or an invalid one, is 404 in JSON-RPC", () => {
  const { backend } = compile();
  const alice = { iss: "idp", sub: "alice" };
  const sealed = begin(backend, alice);
  assert.equal(resume(backend, sealed, alice).outcome, undefined);
  const refused = [
    resume(backend, sealed),
    resume(backend, sealed, { ...alice, sub: "bob" }),
    resume(backend, sealed, { ...alice, iss: "other" }),
    resume(compile([server()], "other").backend, sealed, alice),
    resume(backend, "id", alice),
  ];
  for (const { outcome } of refused) {
    assert.equal(outcome?.code, "mcp_session_not_found");
    const { jsonrpc, error } = JSON.parse(Buffer.from(outcome?.body ?? []).toString());
    assert.deepEqual([jsonrpc, error.message], ["2.0", "Session not found"]);
  }
});

test("the policies of the target override those of the backend", () => {
  const keepalive = { time: 30_000, interval: 10_000, retries: 3 };
  const policies = { tcp: { connectTimeout: 2_000, keepalive }, tls: { sni: "a.example" } };
  const [endpoint] = compile([server({ policies })]).context.acquired;
  assert.deepEqual(endpoint, {
    host: "127.0.0.1",
    port: 3000,
    connectTimeout: 2_000,
    maxIdle: MCP_MAX_IDLE,
    keepalive: { time: 30_000, interval: 10_000, retries: 3 },
    tls: { serverName: "a.example", skipVerify: undefined, alpnProtocols: undefined },
    version: "HTTP1",
  });
});

test("the target's timeout applies to its requests", () => {
  const policies = { http: { requestTimeout: 2_000 } };
  assert.equal(compile([server({ policies })]).backend.requestTimeout, 2_000);
  assert.equal(compile([server()]).backend.requestTimeout, undefined);
});

test("an unsupported feature is reported", () => {
  const selector = compile([{ name: "one", selector: { services: { matchLabels: { a: "b" } } } }])
    .context.problems;
  assert.match(selector.join(), /targets\[0\]/);
});

const ENDPOINTS = [
  { host: "10.0.0.1", port: 3000 },
  { host: "10.0.0.2", port: 3000 },
] as const;

/** Begins a session; returns the server that was chosen, and the client's session id. */
function beginAt(backend: ReturnType<typeof compile>["backend"]) {
  const exchange = new TestExchange({ method: "POST", target: "/mcp" });
  assert.equal(prepare(backend, exchange), undefined);
  exchange.response.set(SESSION, "id");
  assert.equal(backend.respond?.(exchange), undefined);
  return { server: exchange.server?.name, session: exchange.response.get(SESSION) ?? "" };
}

test("sessions are distributed over the endpoints of a Service, and each stays at its endpoint", () => {
  const { backend, context } = compile([server({ host: "app.svc" })], "tools", { one: ENDPOINTS });
  assert.equal(context.acquired.length, ENDPOINTS.length);
  assert.equal(backend.authority, undefined);
  const begun = [beginAt(backend), beginAt(backend)];
  assert.deepEqual(
    new Set(begun.map((each) => each.server)),
    new Set(["10.0.0.1:3000", "10.0.0.2:3000"]),
  );
  for (const { server: at, session } of begun) {
    for (let times = 0; times < 3; times++) {
      const exchange = new TestExchange({ target: "/mcp", headers: { [SESSION]: session } });
      assert.equal(prepare(backend, exchange), undefined);
      assert.equal(exchange.server?.name, at);
      assert.equal(exchange.request.get(SESSION), "id");
    }
  }
});

test("a session whose endpoint was removed is 404, if the gateway lacks what it needs to start another session", async () => {
  const before = compile([server()], "tools", { one: ENDPOINTS });
  const after = compile([server()], "tools", { one: ENDPOINTS.slice(1) });
  const [first, second] = [beginAt(before.backend), beginAt(before.backend)];
  const [gone, kept] = first.server === "10.0.0.1:3000" ? [first, second] : [second, first];
  const headers = { [SESSION]: gone.session };
  const outcome = await after.backend.prepare?.(new TestExchange({ target: "/mcp", headers }));
  assert.equal(outcome?.code, "mcp_session_not_found");
  assert.equal(resume(after.backend, kept.session).outcome, undefined);
});
