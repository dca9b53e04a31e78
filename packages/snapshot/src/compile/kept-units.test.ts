import assert from "node:assert/strict";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { loadFiles } from "@edge-gateway/translate";
import type { Ir } from "@edge-gateway/translate/ir";
import { irOf as assembled, resourcesOf } from "@edge-gateway/translate/ir/resources";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { TestWorker } from "./testing/test-worker.ts";

const SEEDS = [1, 2, 3];
const CHANGES = 25;
const MANY_ROUTES = 200;
const HOSTS = ["a.test", "b.test", "c.test"];
const PATHS = ["/", "/x", "/x/y", "/d/x"];
const KEYS = ["first", "second"];
const ORIGINS = ["https://a.test", "https://b.test"];
/** Policies that routes with equal ones share. */
const SHARED: readonly object[] = [
  { timeouts: { request: "10s" } },
  { timeouts: { request: "20s" }, csrf: {} },
  { csrf: { additionalOrigins: ["a.test"] } },
  { cors: { allowOrigins: ["https://a.test"] } },
  { cors: { allowOrigins: ["https://b.test"] }, timeouts: { request: "10s" } },
];

interface RouteState {
  readonly host: string | undefined;
  readonly path: string;
  readonly header: string;
  readonly backend: number;
}

/** The state from which the manifests are generated; each field changes from time to time. */
interface ClusterState {
  readonly routes: ReadonlyMap<number, RouteState>;
  /** The header that a policy of each backend adds. */
  readonly backends: readonly (string | undefined)[];
  readonly ofGateway: string | undefined;
  /** The status with which a policy responds itself, by route. */
  readonly answered: ReadonlyMap<number, number>;
  /** The numbers of the routes that require a key. */
  readonly guarded: ReadonlySet<number>;
  /** Policies of routes, by route. */
  readonly shared: ReadonlyMap<number, object>;
  readonly key: string;
  readonly delegates: string;
  readonly normalizes: boolean;
}

const EMPTY: ClusterState = {
  routes: new Map([[0, { host: undefined, path: "/", header: "0", backend: 0 }]]),
  backends: [undefined, undefined],
  ofGateway: undefined,
  answered: new Map(),
  guarded: new Set(),
  shared: new Map(),
  key: KEYS[0] ?? "",
  delegates: "0",
  normalizes: false,
};

for (const seed of SEEDS)
  test(`a worker that applied all changes handles requests like a worker that starts with the last configuration (${seed})`, async () => {
    await using echo = await startEcho();
    const random = seededRandom(seed);
    let state = EMPTY;
    await using changed = new TestWorker(irOf(state, echo.port));
    for (let count = 0; count < CHANGES; count++) {
      const ir = irOf(state, echo.port);
      assert.deepEqual(await changed.apply(ir), []);
      await using started = new TestWorker(ir);
      assert.deepEqual(await started.apply(ir), []);
      for (const probe of PROBES)
        assert.deepEqual(
          await responseOf(changed, probe),
          await responseOf(started, probe),
          JSON.stringify({ probe, count }),
        );
      state = changedState(state, random);
    }
  });

test("a worker compiles the route that changed, and nothing else", async () => {
  const routes = new Map(
    Array.from({ length: MANY_ROUTES }, (_, index) => {
      const route = { host: `h${index}.test`, path: "/", header: "0", backend: 0 };
      return [index, route] as const;
    }),
  );
  const state = { ...EMPTY, routes, backends: [undefined, undefined, undefined] };
  const ir = irOf(state, 1);
  await using worker = new TestWorker(ir);
  assert.deepEqual(await worker.apply(ir), []);
  assert.ok(worker.compiled > MANY_ROUTES, `${worker.compiled}`);

  const apply = async (next: ClusterState): Promise<number> => {
    assert.deepEqual(await worker.apply(irOf(next, 1)), []);
    return worker.compiled;
  };
  assert.equal(await apply(state), 0, "nothing changed");
  const changed = new Map(routes).set(7, { host: "new.test", path: "/", header: "1", backend: 0 });
  assert.equal(await apply({ ...state, routes: changed }), 1, "a changed route");
  const added = new Map(changed).set(-1, { host: "1.test", path: "/", header: "1", backend: 0 });
  assert.equal(await apply({ ...state, routes: added }), 1, "an added route");
  assert.equal(await apply({ ...state, routes: changed }), 0, "a removed route");
  const answered = new Map([[9, 204]]);
  assert.equal(await apply({ ...state, routes: changed, answered }), 1, "a policy of a route");
  const withOther = new Map(changed).set(3, { host: "o.test", path: "/", header: "2", backend: 2 });
  const other = { ...state, routes: withOther, answered };
  assert.equal(await apply(other), 1 + 1, "a route with a backend that no other has");
  const backends = [undefined, undefined, "1"];
  assert.equal(await apply({ ...other, backends }), 1, "a policy of a backend");
  assert.equal(await apply({ ...other, backends, key: "other" }), 0, "a Secret that nobody reads");
});

test("a new certificate of a listener compiles none of its routes", async () => {
  await using authority = await CertificateAuthority.create();
  await using worker = new TestWorker(irOf(EMPTY, 1));
  assert.deepEqual(await worker.apply(await servedOver(authority)), []);
  assert.ok(worker.compiled > 0);
  assert.deepEqual(await worker.apply(await servedOver(authority)), []);
  assert.equal(worker.compiled, 0);
});

/** A configuration whose listener has a new certificate. */
async function servedOver(authority: CertificateAuthority): Promise<Ir> {
  const { certificate, key: privateKey } = await authority.issue({ name: "a.test" });
  const ir = irOf(EMPTY, 1);
  const tls = { certificates: [{ certificate, privateKey }] };
  return {
    ...ir,
    listeners: ir.listeners.map((listener) => ({ ...listener, protocol: "HTTPS", tls })),
  };
}

test("a refused configuration leaves nothing open, and the parts that it shares with the running one continue to work", async () => {
  const ir = irOf(EMPTY, 1);
  await using worker = new TestWorker(ir);
  assert.deepEqual(await worker.apply(ir), []);
  const [route] = ir.routes;
  assert.ok(route);
  const target = { kind: "route", route: route.key } as const;
  const policies = { directResponse: { status: 200, bodyExpression: "nothing.like.this" } };
  const attachment = { block: "traffic", phase: "PostRouting", target, pointer: "/", policies };
  const wrong: Ir = { ...ir, attachments: [...ir.attachments, Object(attachment)] };
  assert.notDeepEqual(await worker.apply(wrong), []);
  assert.deepEqual(await worker.apply(ir), []);
  assert.equal(worker.compiled, 0);
});

/** Makes one random change. */
function changedState(state: ClusterState, random: () => number): ClusterState {
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const text = () => `${Math.floor(random() * 100)}`;
  const index = Math.floor(random() * 6);
  const routes = new Map(state.routes);
  switch (pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const)) {
    case 0:
    case 1: {
      const host = pick([undefined, "a.test", "b.test"]);
      const path = pick(["/", "/x", "/x/y"]);
      const backend = Math.floor(random() * state.backends.length);
      return { ...state, routes: routes.set(index, { host, path, header: text(), backend }) };
    }
    case 2:
      routes.delete(index);
      return { ...state, routes };
    case 3: {
      const at = Math.floor(random() * state.backends.length);
      return { ...state, backends: state.backends.with(at, pick([undefined, text()])) };
    }
    case 4:
      return { ...state, ofGateway: pick([undefined, text()]) };
    case 5: {
      const answered = new Map(state.answered);
      if (!answered.delete(index)) answered.set(index, pick([200, 404, 418]));
      return { ...state, answered };
    }
    case 6:
      return { ...state, guarded: state.guarded.symmetricDifference(new Set([index])) };
    case 7:
      return { ...state, key: pick(["first", "second"]) };
    case 8:
      return { ...state, delegates: text() };
    case 9:
      return { ...state, normalizes: !state.normalizes };
    case 10:
    case 11: {
      const shared = new Map(state.shared);
      const policies = SHARED[Math.floor(random() * (SHARED.length + 1))];
      if (policies === undefined) shared.delete(index);
      else shared.set(index, policies);
      return { ...state, shared };
    }
  }
}

function irOf(state: ClusterState, port: number): Ir {
  const text = documents(state, port)
    .map((document) => JSON.stringify(document))
    .join("\n---\n");
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir, files } = loadFiles([{ file: "in.yaml", text }], options);
  assert.ok(ir, JSON.stringify(files.flatMap(({ diagnostics }) => diagnostics)));
  // A controller sends routes whose order value does not depend on other routes.
  const routes = ir.routes.map((route) => ({ ...route, order: 0, rank: route.key }));
  return assembled(resourcesOf({ ...ir, routes }), ir.settings);
}

const GATEWAY_API = "gateway.networking.k8s.io";
const OWN_API = "edgegateway.dev/v1alpha1";

function documents(state: ClusterState, port: number): readonly object[] {
  const { routes, backends, ofGateway, answered, guarded, shared, key, delegates, normalizes } =
    state;
  const known = (name: number): boolean => routes.has(name);
  return [
    {
      apiVersion: `${GATEWAY_API}/v1`,
      kind: "Gateway",
      metadata: { name: "web" },
      spec: {
        gatewayClassName: "edge-gateway",
        listeners: [
          { name: "all", port: 80, protocol: "HTTP" },
          { name: "c", port: 80, protocol: "HTTP", hostname: "c.test" },
        ],
      },
    },
    ...[...routes].map(([name, route]) => routeOf(`r${name}`, route)),
    ...backends.flatMap((header, index) => backendOf(`b${index}`, header, port)),
    delegating("above", "0"),
    delegating("below", delegates),
    policy("of-gateway", "Gateway", "web", {
      traffic: { headerModifiers: added("x-gateway", ofGateway ?? "none") },
      frontend: { http: { path: { mergeSlashes: normalizes } } },
    }),
    ...[...answered].flatMap(([name, status]) =>
      known(name)
        ? [policy(`answer-${name}`, "HTTPRoute", `r${name}`, { traffic: answer(status) })]
        : [],
    ),
    ...[...guarded].flatMap((name) =>
      known(name)
        ? [policy(`guard-${name}`, "HTTPRoute", `r${name}`, { traffic: { ...GUARD } })]
        : [],
    ),
    ...[...shared].flatMap(([name, traffic]) =>
      known(name) ? [policy(`shared-${name}`, "HTTPRoute", `r${name}`, { traffic })] : [],
    ),
    {
      apiVersion: "v1",
      kind: "Secret",
      metadata: { name: "keys" },
      data: { client: Buffer.from(key).toString("base64") },
    },
  ];
}

const GUARD = { apiKeyAuthentication: { secretRef: { name: "keys" } } };

function answer(status: number): object {
  return { directResponse: { status, body: `${status}` } };
}

function added(name: string, value: string): object {
  return { request: { set: [{ name, value }] } };
}

function routeOf(name: string, { host, path, header, backend }: RouteState): object {
  return httpRoute(name, {
    parentRefs: [{ name: "web" }],
    hostnames: host === undefined ? [] : [host],
    rules: [
      {
        matches: [{ path: { type: "PathPrefix", value: path } }],
        filters: [
          {
            type: "RequestHeaderModifier",
            requestHeaderModifier: { set: [{ name: "x-route", value: `${name} ${header}` }] },
          },
        ],
        backendRefs: [{ group: "edgegateway.dev", kind: "EdgeBackend", name: `b${backend}` }],
      },
    ],
  });
}

/** The route `above` delegates to `below`. */
function delegating(name: "above" | "below", header: string): object {
  const filters = [
    { type: "RequestHeaderModifier", requestHeaderModifier: { set: [{ name, value: header }] } },
  ];
  if (name === "below") {
    const matches = [{ path: { type: "PathPrefix", value: "/d/x" } }];
    const backendRefs = [{ group: "edgegateway.dev", kind: "EdgeBackend", name: "b1" }];
    return httpRoute(name, { rules: [{ matches, filters, backendRefs }] });
  }
  const matches = [{ path: { type: "PathPrefix", value: "/d" } }];
  const backendRefs = [{ group: GATEWAY_API, kind: "HTTPRoute", name: "below" }];
  return httpRoute(name, {
    parentRefs: [{ name: "web" }],
    rules: [{ matches, filters, backendRefs }],
  });
}

function httpRoute(name: string, spec: object): object {
  return { apiVersion: `${GATEWAY_API}/v1`, kind: "HTTPRoute", metadata: { name }, spec };
}

function backendOf(name: string, header: string | undefined, port: number): readonly object[] {
  const server = {
    apiVersion: OWN_API,
    kind: "EdgeBackend",
    metadata: { name },
    spec: { static: { host: "127.0.0.1", port } },
  };
  if (header === undefined) return [server];
  const set = [{ name: "x-backend", value: `'${header}'` }];
  const backend = { transformation: { request: { set } } };
  return [server, policy(`of-${name}`, "EdgeBackend", name, { backend })];
}

function policy(name: string, kind: string, target: string, blocks: object): object {
  const group = kind === "EdgeBackend" ? "edgegateway.dev" : GATEWAY_API;
  const spec = { targetRefs: [{ group, kind, name: target }], ...blocks };
  return { apiVersion: OWN_API, kind: "EdgePolicy", metadata: { name }, spec };
}

interface Probe {
  readonly authority: string;
  readonly target: string;
  readonly method: string;
  readonly headers: { readonly authorization: string; readonly origin: string };
}

const PROBES: readonly Probe[] = HOSTS.flatMap((authority) =>
  [...PATHS, "//x"].flatMap((target, index) =>
    ORIGINS.map((origin, at) => {
      const authorization = `Bearer ${KEYS[(index + at) % KEYS.length]}`;
      const method = index % 2 === 0 ? "POST" : "GET";
      return { authority, target, method, headers: { authorization, origin } };
    }),
  ),
);

async function responseOf(worker: TestWorker, probe: Probe): Promise<object> {
  const { authority, target, method, headers } = probe;
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const given = { port: worker.port, host: "127.0.0.1", path: target, method, agent: false };
  const policies = worker.policiesOf(new TestExchange(probe).request);
  const call = request({ ...given, headers: { ...headers, host: authority } }, (response) => {
    const { statusCode } = response;
    const allowed = response.headers["access-control-allow-origin"];
    text(response).then((body) => resolve({ statusCode, allowed, body, policies }), reject);
  });
  call.once("error", reject);
  call.end();
  return promise;
}
