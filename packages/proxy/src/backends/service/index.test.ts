import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineUpstream, OpenConnections } from "@edge-gateway/http";
import type { UpstreamExchange, Upstream, UpstreamHalf } from "@edge-gateway/http";
import type { ServiceBackend } from "@edge-gateway/translate/ir";
import { TestContext } from "../../policies/testing/context.ts";
import { TestExchange } from "../../policies/testing/exchange.ts";
import type { BackendContext, Endpoint } from "../../pipeline/backend.ts";
import { serviceBackend } from "./index.ts";

/** Notes that it was asked; the request itself goes nowhere. */
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
  readonly released: Upstream[] = [];
  readonly acquired: Endpoint[] = [];
  readonly upstreams: BackendContext["upstreams"] = {
    connections: new OpenConnections(1, () => {}),
    acquire: (endpoint: Endpoint) => {
      this.acquired.push(endpoint);
      return new TestPool("host" in endpoint ? endpoint.host : "", this.taken);
    },
    release: (upstream) => this.released.push(upstream),
  };
  readonly named = undefined;
  readonly connection: BackendContext["connection"] = {
    connectTimeout: 1_000,
    keepalive: { time: 1_000, interval: 1_000, retries: 1 },
    tls: undefined,
    version: undefined,
    proxy: undefined,
    hostnameRewrite: undefined,
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

test("each endpoint has its turn", () => {
  const { context, backend } = compile(["a", "b", "c"].map((host) => ({ host, port: 80 })));
  const { upstream } = backend;
  assert.ok(upstream instanceof EngineUpstream);
  for (let request = 0; request < 6; request++)
    assert.throws(() => upstream.take(STREAM, false), RangeError);
  const counts = Map.groupBy(context.taken, (host) => host);
  assert.deepEqual(
    [...counts.values()].map(({ length }) => length),
    [2, 2, 2],
  );
});

test("requests keep their host, and a Service without endpoints refuses them", () => {
  const { backend } = compile([]);
  assert.equal(backend.authority, undefined);
  assert.deepEqual(backend.prepare?.(new TestExchange({})), {
    code: "upstream_unavailable",
    detail: "the Service has no endpoint that is ready",
  });
});

test("every pool is given back", () => {
  const { context, backend } = compile([
    { host: "a", port: 80 },
    { host: "b", port: 80 },
  ]);
  backend.close?.();
  assert.equal(context.released.length, 2);
});

test("the version that the Service speaks is spoken with its endpoints", () => {
  const { context } = compile([{ host: "a", port: 80 }], { version: "HTTP2" });
  assert.equal(context.acquired[0]?.version, "HTTP2");
});
