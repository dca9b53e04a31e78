import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { explainRequestCommand } from "./explain-request.ts";

let folder = "";

const STANDALONE = `
gateways:
  web:
    port: 8080
    listeners: [{ name: api, hostname: api.example.com }, { name: rest }]
    policies:
      authorization: { policy: { matchExpressions: ["request.method == 'GET'"] } }
    routes:
      - name: orders
        hostnames: [api.example.com]
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        filters: [{ type: RequestHeaderModifier, requestHeaderModifier: { remove: [x-a] } }]
        policies:
          timeouts: { request: 10s }
          rateLimit: { local: [{ requests: 5, unit: Minutes }] }
          basicAuthentication: { users: ["ann:{SHA}hidden-hash"] }
        backends: [{ host: 127.0.0.1:3000 }, { backend: spare, weight: 3 }]
      - name: admin
        matches: [{ path: { type: PathPrefix, value: /orders/admin }, method: POST, headers: [{ name: x-admin, value: "1" }] }]
        backends: [{ host: 127.0.0.1:3001 }]
      - name: exact
        matches: [{ path: { type: Exact, value: /orders/exact } }]
        backends: [{ host: 127.0.0.1:3002 }]
      - name: team
        matches: [{ path: { type: PathPrefix, value: /team } }]
        backends: [{ routeGroup: team }]
routeGroups:
  team:
    routes:
      - name: one
        matches: [{ path: { type: PathPrefix, value: /team/one } }]
        backends: [{ host: 127.0.0.1:3003 }]
      - name: two
        matches: [{ path: { type: PathPrefix, value: /team/two } }]
        backends: [{ host: 127.0.0.1:3004 }]
backends: { spare: { static: { host: spare, port: 1 }, policies: { tls: { sni: spare.example } } } }
policies:
  - targetRefs: [{ kind: Gateway, name: web }]
    strategy: { inheritance: Override }
    traffic: { timeouts: { request: 30s } }
  - targetRefs: [{ kind: Gateway, name: web }]
    traffic: { rateLimit: { local: [{ requests: 1, unit: Minutes }] } }
`;

const LISTENERS = `
gateways:
  web:
    port: 8080
    listeners: [{ name: api, hostname: api.example.com }, { name: rest }]
    frontend: { accessLog: { filter: "true" }, tcp: { keepalive: { time: 9s } } }
    routes:
      - name: tools
        hostnames: [api.example.com]
        filters: [{ type: CORS, cors: { allowOrigins: ["https://filter.example"] } }]
        policies: { cors: { allowOrigins: ["https://policy.example"] } }
        backends: [{ backend: tools }]
      - name: fixed
        matches: [{ path: { type: Exact, value: /fixed } }]
        policies: { directResponse: { status: 204 } }
        backends: [{ host: 127.0.0.1:3000 }]
      - name: sometimes
        matches: [{ path: { type: Exact, value: /sometimes } }]
        policies: { directResponse: { conditional: [{ condition: "request.method == 'PUT'", policy: { status: 204 } }] } }
      - name: moved
        matches: [{ path: { type: Exact, value: /moved } }]
        filters: [{ type: RequestRedirect, requestRedirect: { statusCode: 301 } }]
      - name: off
        matches: [{ path: { type: Exact, value: /off } }]
        backends: [{ host: 127.0.0.1:3000, weight: 0 }]
  tunnels:
    port: 8081
    frontend: { connect: { mode: Route } }
    routes: [{ name: all, backends: [{ host: 127.0.0.1:3000 }] }]
  llm: { port: 8082 }
  bytes: { port: 8083, protocol: TCP }
  datagrams: { port: 8084, protocol: UDP }
tcpRoutes: [{ gateways: [bytes], backends: [{ host: 127.0.0.1:3000 }] }]
udpRoutes: [{ gateways: [datagrams], backends: [{ host: 127.0.0.1:3000 }] }]
models:
  fast: { parentRefs: [{ kind: Gateway, name: llm }], provider: OpenAI, policies: { tls: { sni: a.example } } }
backends:
  tools:
    mcp:
      targets:
        - { name: first, static: { host: 127.0.0.1, port: 4000 } }
        - { name: second, static: { host: 127.0.0.1, port: 4001, policies: { tcp: { connectTimeout: 2s } } } }
policies:
  - targetRefs: [{ kind: Gateway, name: web, sectionName: api }]
    frontend: { accessLog: { filter: "false" } }
  - targetRefs: [{ kind: Backend, name: tools, sectionName: first }, { kind: Backend, name: tools, sectionName: second }]
    backend: { tcp: { connectTimeout: 3s } }
`;

const MANIFESTS = `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web, namespace: shop }
spec:
  gatewayClassName: edge-gateway
  listeners: [{ name: http, port: 80, protocol: HTTP }]
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: api, namespace: shop }
spec:
  parentRefs: [{ name: web }]
  rules: [{ backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: api }] }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: api, namespace: shop }
spec: { static: { host: 127.0.0.1, port: 3000 } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: first, namespace: shop, creationTimestamp: "2026-01-01T00:00:00Z" }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: HTTPRoute, name: api }]
  traffic: { timeouts: { request: 10s } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: second, namespace: shop, creationTimestamp: "2026-02-01T00:00:00Z" }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: HTTPRoute, name: api }]
  traffic: { timeouts: { request: 20s } }
`;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "explain-request-"));
  writeFileSync(join(folder, "gw.yaml"), STANDALONE);
  writeFileSync(join(folder, "listeners.yaml"), LISTENERS);
  mkdirSync(join(folder, "manifests"));
  writeFileSync(join(folder, "manifests", "all.yaml"), MANIFESTS);
});

after(() => rmSync(folder, { recursive: true }));

function explain(request: string, headers: readonly string[] = [], file = "gw.yaml") {
  let out = "";
  let err = "";
  const question = { file: join(folder, file), request, headers, json: false, environment: {} };
  const status = explainRequestCommand(question, {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  });
  return { status, out, err };
}

function has(text: string, ...lines: readonly string[]): void {
  for (const line of lines) assert.ok(text.includes(line), `${line}\nin\n${text}`);
}

test("the listener, the route, and why other routes do not get the request", () => {
  const { status, out } = explain("GET http://api.example.com:8080/orders/7");
  assert.equal(status, 0);
  has(
    out,
    "listener: web/api\nroute: web/orders (gateways.web.routes[0])\n",
    "not web/admin: the path is not below /orders/admin and the method is not POST and the header x-admin is not 1\n",
    "not web/exact: the path is not /orders/exact\n",
  );
});

test("another matching route: the deciding rule of precedence is named", () => {
  has(
    explain("POST http://other/orders/admin", ["x-admin: 1"]).out,
    "route: web/admin",
    "not web/orders: the host is not one of api.example.com",
  );
  has(
    explain("GET http://api.example.com/orders/exact").out,
    "route: web/orders",
    "not web/exact: it also matches the request, but its host (any) is less specific than api.example.com",
  );
});

test("policies and filters in order, with the names of overriding and overridden ones", () => {
  const { out } = explain("GET http://api.example.com/orders");
  has(
    out,
    "before the route is selected:\n  authorization: ",
    `  timeouts: {"request":"30s"}
    from policies[0].traffic.timeouts
    instead of gateways.web.routes[0].policies.timeouts: the other policy has strategy.inheritance: Override
`,
    "instead of policies[1].traffic.rateLimit: the other policy is more specific\n",
    "from filters[0] of gateways.web.routes[0]\n",
  );
  const order = ["timeouts", "basicAuthentication", "rateLimit", "headerModifiers"];
  assert.deepEqual(
    order.map((name) => out.indexOf(`\n  ${name}: `)).toSorted((left, right) => left - right),
    order.map((name) => out.indexOf(`\n  ${name}: `)),
  );
  assert.ok(!out.includes("hidden-hash"), out);
});

test("every backend with its share, its servers and its policies", () => {
  has(
    explain("GET http://api.example.com/orders").out,
    "backend: 127.0.0.1:3000 (static at 127.0.0.1:3000), 25 % of the requests\n",
    "backend: spare (static at spare:1), 75 % of the requests\n  tls: ",
    "from backends.spare.policies.tls\n",
  );
});

test("a request delegated to a group", () => {
  has(
    explain("GET http://any/team/two/x").out,
    "route: team/two",
    "not team/one: the path is not below /team/one\n",
  );
  has(
    explain("GET http://any/team/none").out,
    "route: none\n",
    "not web/team: it delegates the request to routes that do not match it\n",
    "response: 404, because no route matches the request\n",
  );
});

test("the path is normalized first", () => {
  has(explain("GET http://api.example.com/a/../orders").out, "route: web/orders");
  has(explain("GET http://api.example.com/a%2Fb").out, "response: 307, because ");
});

test("policies of the listener are shown, not those of other listeners", () => {
  const filter = "instead of gateways.web.frontend.accessLog: the other policy is more specific\n";
  const own = explain("GET http://api.example.com:8080/", [], "listeners.yaml").out;
  has(own, '  accessLog: {"filter":"false"}\n    from policies[0].frontend.accessLog\n', filter);
  has(own, "\n    from gateways.web.frontend.tcp\n");
  const other = explain("GET http://other:8080/fixed", [], "listeners.yaml").out;
  has(other, '  accessLog: {"filter":"true"}\n    from gateways.web.frontend.accessLog\n');
  assert.ok(!other.includes("more specific"), other);
});

test("a CORS filter loses against a CORS policy, which names it", () => {
  const { out } = explain("GET http://api.example.com:8080/", [], "listeners.yaml");
  has(
    out,
    "    instead of filters[0] of gateways.web.routes[0]: a policy replaces a filter\n",
    "https://policy.example",
  );
  assert.ok(!out.includes("https://filter.example"), out);
});

test("policies of a backend's targets, attached and inline", () => {
  has(
    explain("GET http://api.example.com:8080/", [], "listeners.yaml").out,
    `  for first:
    tcp: {"connectTimeout":"3s"}
      from policies[1].backend.tcp
  for second:
    tcp: {"connectTimeout":"2s"}
      from tcp of second itself
      instead of policies[1].backend.tcp: the other policy is inline in the target
`,
  );
});

test("ports that take no requests", () => {
  const relayed = explain("GET http://any:8083/", [], "listeners.yaml");
  assert.equal(relayed.status, 2);
  has(
    relayed.err,
    "the listener bytes of port 8083 relays connections (TCP) and reads no requests",
  );
  has(explain("GET http://any:8084/", [], "listeners.yaml").err, "no gateway listens on port 8084");
});

test("policies of the models that a place offers", () => {
  has(
    explain("POST http://any:8082/v1/chat/completions", [], "listeners.yaml").out,
    "  for fast:\n    tls: ",
    "      from models.fast.policies.tls\n",
  );
});

test("responses of the gateway itself", () => {
  for (const [request, response] of [
    ["GET http://other:8080/fixed", "204, because the policy directResponse responds"],
    ["GET http://other:8080/moved", "301, because a filter redirects the request"],
    ["GET http://other:8080/off", "500, because the route has no backend\n"],
    [
      "GET http://other:8080/sometimes",
      "500, because the route has no backend, unless directResponse responds",
    ],
    ["CONNECT http://other:8080/fixed", "405, because frontend.connect does not allow CONNECT"],
  ] as const)
    has(explain(request, [], "listeners.yaml").out, `response: ${response}`);
  const { out } = explain("CONNECT http://other:8081/", [], "listeners.yaml");
  has(out, "route: tunnels/all");
  assert.ok(!out.includes("response:"), out);
});

test("manifests: resources by name, and the older of two policies takes precedence", () => {
  const { status, out } = explain("GET http://any/", [], "manifests");
  assert.equal(status, 0, out);
  has(
    out,
    "from spec.traffic.timeouts of EdgePolicy shop/first\n",
    "instead of spec.traffic.timeouts of EdgePolicy shop/second: the other policy is older\n",
    "127.0.0.1:3000",
  );
});

test("invalid requests are reported", () => {
  for (const [request, headers, message] of [
    ["GET /x", [], "--request must be a method and a URL"],
    ["G(T http://a", [], "G(T is not a method"],
    ["GET ftp://a", [], "--request must be a method and a URL"],
    ["GET http://a:81/", [], "no gateway listens on port 81; there is 8080"],
    ["GET http://a", ["x"], "--header must be a name and a value"],
  ] as const) {
    const { status, err } = explain(request, headers);
    assert.equal(status, 2);
    has(err, message);
  }
});
