import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { explained, has } from "./testing/explained.ts";

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
        filters: [{ type: RequestHeaderModifier, requestHeaderModifier: { remove: [x-a], set: [{ name: Authorization, value: hidden-key }] } }]
        policies:
          timeouts: { request: 10s }
          rateLimit: { local: [{ requests: 5, unit: Minutes }] }
          basicAuthentication: { users: ["ann:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ="] }
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

const MANIFESTS = `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web, namespace: shop }
spec:
  gatewayClassName: edge-gateway
  listeners:
    - name: http
      port: 80
      protocol: HTTP
      filters:
        requests:
          - type: ExternalAuth
            externalAuth:
              protocol: GRPC
              backendRef: { group: edgegateway.dev, kind: EdgeBackend, name: api }
              grpc: {}
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: api, namespace: shop }
spec:
  parentRefs: [{ name: web }]
  rules:
    - backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: api }]
    - { matches: [{ path: { value: /ports } }], backendRefs: [{ name: app, port: 80 }] }
---
apiVersion: v1
kind: Service
metadata: { name: app, namespace: shop }
spec: { ports: [{ port: 80 }] }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: all-ports, namespace: shop, creationTimestamp: "2026-01-01T00:00:00Z" }
spec:
  targetRefs: [{ group: "", kind: Service, name: app }]
  backend: { tcp: { connectTimeout: 1s } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: one-port, namespace: shop, creationTimestamp: "2026-02-01T00:00:00Z" }
spec:
  targetRefs: [{ group: "", kind: Service, name: app, sectionName: "80" }]
  backend: { tcp: { connectTimeout: 2s } }
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
  mkdirSync(join(folder, "manifests"));
  writeFileSync(join(folder, "manifests", "all.yaml"), MANIFESTS);
});

after(() => rmSync(folder, { recursive: true }));

function explain(request: string, headers: readonly string[] = [], file = "gw.yaml") {
  return explained(join(folder, file), request, headers);
}

test("the listener and the route are shown, and why other routes do not get the request", () => {
  const { status, out } = explain("GET http://api.example.com:8080/orders/7");
  assert.equal(status, 0);
  has(
    out,
    "listener: web/api\nroute: web/orders (gateways.web.routes[0])\n",
    "not web/admin: the path is not below /orders/admin and the method is not POST and the header x-admin is not 1\n",
    "not web/exact: the path is not /orders/exact\n",
  );
});

test("if another route matches, too, the deciding rule of precedence is named", () => {
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

test("policies and filters are shown in order, with those that they override", () => {
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
  assert.ok(!/5en6G6MezRroT3XKqkdPOmY|hidden-key/.test(out), out);
});

test("every backend is shown with its share, its servers and its policies", () => {
  has(
    explain("GET http://api.example.com/orders").out,
    "backend: 127.0.0.1:3000 (static at 127.0.0.1:3000), 25 % of the requests\n",
    "backend: spare (static at spare:1), 75 % of the requests\n  tls: ",
    "from backends.spare.policies.tls\n",
  );
});

test("a request that is delegated to a group is explained", () => {
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

test("the path is normalized before a route is selected", () => {
  has(explain("GET http://api.example.com/a/../orders").out, "route: web/orders");
  has(explain("GET http://api.example.com/a%2Fb").out, "response: 307, because ");
});

test("resources of manifests are named, and the older of two policies takes precedence", () => {
  const { status, out } = explain("GET http://any/", [], "manifests");
  assert.equal(status, 0, out);
  has(
    out,
    "before the route is selected:\n  externalAuth: ",
    "from filters.requests[0] of spec.listeners[0] of Gateway shop/web\n",
    "from spec.traffic.timeouts of EdgePolicy shop/first\n",
    "instead of spec.traffic.timeouts of EdgePolicy shop/second: the other policy is older\n",
    "127.0.0.1:3000",
  );
});

test("a policy for one port of a Service takes precedence over an older one for all ports", () => {
  has(
    explain("GET http://any/ports", [], "manifests").out,
    "from spec.backend.tcp of EdgePolicy shop/one-port\n",
    "instead of spec.backend.tcp of EdgePolicy shop/all-ports: the other policy is more specific\n",
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
