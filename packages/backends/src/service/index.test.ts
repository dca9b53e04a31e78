import assert from "node:assert/strict";
import { lookup } from "node:dns";
import { test } from "node:test";
import { EngineUpstream, OpenConnections } from "@edge-gateway/http";
import type { UpstreamExchange, Upstream, UpstreamHalf } from "@edge-gateway/http";
import type { ServiceBackend } from "@edge-gateway/translate/ir";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import type { BackendContext, Endpoint } from "@edge-gateway/gateway/exchange/backend";
import { serviceBackend } from "./index.ts";

/** A pool that records its calls and sends nothing. */
class TestPool extends EngineUpstream {
  readonly name: string;
  readonly #taken: string[];

  constructor(name: string, taken: string[]) {
    super();
    this.name = name;
    this.#taken = taken;
  }

  take(): UpstreamHalf {
    this.#taken.push(this.name);
    throw new RangeError("no connection");
  }

  close(): void {}
}

class TestBackendContext extends TestContext implements BackendContext {
  readonly taken: string[] = [];
  override random = Math.random;
  readonly released: Upstream[] = [];
  readonly acquired: Endpoint[] = [];
  readonly upstreams: BackendContext["upstreams"] = {
    connections: new OpenConnections(1, () => {}),
    lookup,
    ownListeners: { has: () => false },
    watch: () => undefined,
    acquire: (endpoint: Endpoint) => {
      this.acquired.push(endpoint);
      return new TestPool("host" in endpoint ? endpoint.host : "", this.taken);
    },
    release: (upstream) => this.released.push(upstream),
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

function compile(endpoints: ServiceBackend["endpoints"], more: Partial<ServiceBackend> = {}) {
  const context = new TestBackendContext();
  const source = {
    kind: "service",
    key: "k",
    name: "default/app:80",
    service: { endpoints, ...more },
    place: { pointer: "" },
  } as const;
  return { context, backend: serviceBackend.compile(source, context) };
}

const STREAM = {} as UpstreamExchange;

test("every endpoint gets requests, including the gateway's own calls", () => {
  const { context, backend } = compile(["a", "b", "c"].map((host) => ({ host, port: 80 })));
  const { upstream } = backend;
  assert.ok(upstream instanceof EngineUpstream);
  for (let request = 0; request < 100; request++)
    assert.throws(() => upstream.take(STREAM, false), RangeError);
  assert.deepEqual(new Set(context.taken), new Set(["a", "b", "c"]));
});

test("a failed attempt is recorded for its endpoint, and the next attempt uses another endpoint", () => {
  const { backend } = compile(["a", "b"].map((host) => ({ host, port: 80 })));
  const exchange = new TestExchange({});
  void backend.prepare?.(exchange);
  const first = exchange.server?.name;
  assert.ok(exchange.endpoint);
  exchange.tried = [exchange.endpoint];
  void backend.prepare?.(exchange);
  assert.deepEqual(new Set([first, exchange.server?.name]), new Set(["a", "b"]));
});

test("each server of a static backend gets its own Host", () => {
  const { backend } = compile([{ host: "a.example", port: 80 }], { isStatic: true });
  const exchange = new TestExchange({});
  void backend.prepare?.(exchange);
  assert.equal(backend.type, "static");
  assert.equal(exchange.request.authority, "a.example");
});

test("requests keep their Host, and a Service without endpoints refuses them", () => {
  const { backend } = compile([]);
  assert.equal(backend.authority, undefined);
  assert.deepEqual(backend.prepare?.(new TestExchange({})), {
    code: "upstream_unavailable",
    detail: "the backend has no ready endpoint",
  });
});

test("every pool is released", () => {
  const { context, backend } = compile([
    { host: "a", port: 80 },
    { host: "b", port: 80 },
  ]);
  backend.close?.();
  assert.equal(context.released.length, 2);
});

test("the endpoints are called with the Service's HTTP version", () => {
  const { context } = compile([{ host: "a", port: 80 }], { version: "HTTP2" });
  assert.equal(context.acquired[0]?.version, "HTTP2");
});
