import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ir } from "../ir/index.ts";
import { loadFiles } from "../load-files.ts";

const STANDALONE = `
gateways:
  web:
    port: 8080
    listeners:
      - { name: all, protocol: HTTP }
      - { name: shop, protocol: HTTP, hostname: "*.shop.example.com" }
    routes:
      - name: api
        hostnames: [api.example.com, "*.shop.example.com"]
        matches:
          - path: { type: PathPrefix, value: /v1 }
            method: GET
            headers: [{ name: x-version, value: "1" }]
          - path: { type: Exact, value: /health }
        filters:
          - type: RequestHeaderModifier
            requestHeaderModifier: { set: [{ name: x-gateway, value: edge }] }
        policies: { timeouts: { request: 10s } }
        backends:
          - { backend: app, weight: 3 }
          - { backend: other, filters: [{ type: ResponseHeaderModifier, responseHeaderModifier: { remove: [server] } }] }
      - name: old
        matches: [{ path: { type: PathPrefix, value: /old } }]
        filters: [{ type: RequestRedirect, requestRedirect: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /v1 } } }]
        backends: []
backends:
  app: { static: { host: app.example.com, port: 443 }, policies: { tls: {}, http: { requestTimeout: 2s } } }
  other: { static: { host: 10.0.0.1, port: 80 } }
`;

const MANIFESTS = `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: edge-gateway
  listeners:
    - { name: all, port: 8080, protocol: HTTP }
    - { name: shop, port: 8080, protocol: HTTP, hostname: "*.shop.example.com" }
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: api }
spec:
  parentRefs: [{ name: web }]
  hostnames: [api.example.com, "*.shop.example.com"]
  rules:
    - matches:
        - path: { type: PathPrefix, value: /v1 }
          method: GET
          headers: [{ name: x-version, value: "1" }]
        - path: { type: Exact, value: /health }
      filters:
        - type: RequestHeaderModifier
          requestHeaderModifier: { set: [{ name: x-gateway, value: edge }] }
      timeouts: { request: 10s }
      backendRefs:
        - { group: edgegateway.dev, kind: EdgeBackend, name: app, weight: 3 }
        - group: edgegateway.dev
          kind: EdgeBackend
          name: other
          filters: [{ type: ResponseHeaderModifier, responseHeaderModifier: { remove: [server] } }]
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: old }
spec:
  parentRefs: [{ name: web }]
  rules:
    - matches: [{ path: { type: PathPrefix, value: /old } }]
      filters: [{ type: RequestRedirect, requestRedirect: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /v1 } } }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: app }
spec: { static: { host: app.example.com, port: 443 }, policies: { tls: {}, http: { requestTimeout: 2s } } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: other }
spec: { static: { host: 10.0.0.1, port: 80 } }
`;

function irOf(text: string): Ir {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir, files } = loadFiles([{ file: "in.yaml", text }], options);
  const messages = files.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
  assert.ok(ir !== undefined, messages.join("\n"));
  return ir;
}

/** Replaces keys by numbers and removes source places, so that two results can be compared. */
function comparable({ settings, binds, listeners, routes, backends, attachments }: Ir): object {
  const numbers = new Map<string, string>();
  const name = (what: string, keys: readonly string[]): void =>
    [...new Set(keys)].forEach((key, index) => numbers.set(`${what} ${key}`, `${what} ${index}`));
  name(
    "gateway",
    binds.map(({ gateway }) => gateway),
  );
  name(
    "listener",
    listeners.map(({ key }) => key),
  );
  name(
    "route",
    routes.map(({ key }) => key),
  );
  name(
    "backend",
    backends.map(({ key }) => key),
  );
  const number = (what: string, key: string): string => numbers.get(`${what} ${key}`) ?? key;
  return {
    settings,
    binds: binds.map((bind) => ({
      ...bind,
      place: undefined,
      gateway: number("gateway", bind.gateway),
    })),
    listeners: listeners.map((listener) => ({
      ...listener,
      place: undefined,
      key: number("listener", listener.key),
      gateway: number("gateway", listener.gateway),
    })),
    routes: routes.map((route) => ({
      ...route,
      place: undefined,
      parent: undefined,
      key: number("route", route.key),
      listeners: route.listeners.map((key) => number("listener", key)),
      backends: route.backends.map((each) => ({
        ...each,
        place: undefined,
        backend: number("backend", each.backend),
      })),
    })),
    backends: backends.map((backend) => ({
      ...backend,
      place: undefined,
      key: number("backend", backend.key),
      name: number("backend", backend.key),
    })),
    attachments: attachments
      .filter(({ block }) => block !== "frontend")
      .map(({ target, block, policies }) => ({
        target: Object.fromEntries(
          Object.entries(target).map(([what, key]) => [what, number(what, String(key))]),
        ),
        block,
        policies,
      }))
      .toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)),
  };
}

test("a standalone file and equivalent manifests give the same internal form", () => {
  assert.deepEqual(comparable(irOf(MANIFESTS)), comparable(irOf(STANDALONE)));
});
