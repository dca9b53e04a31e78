import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../load-files.ts";
import { keySetName, keySetsOf, keySetUrl, keySetUsers, mergeKeySets } from "./key-sets.ts";

const MINUTE = 60_000;

const CONFIGURATION = `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec: { gatewayClassName: edge-gateway, listeners: [{ name: a, port: 80, protocol: HTTP }] }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: tokens }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: Gateway, name: web }]
  traffic:
    jwtAuthentication:
      providers:
        - { issuer: a, jwks: { remote: { url: "https://a.example/keys", cacheDuration: 10m } } }
        - { issuer: b, jwks: { remote: { url: "https://a.example", jwksPath: /keys } } }
        - { issuer: c, jwks: { remote: { url: "https://c.example/keys", cacheDuration: 1h } } }
        - { issuer: d, jwks: { remote: { backendRef: { name: idp, port: 80 }, jwksPath: /keys } } }
        - { issuer: e, jwks: { remote: { backendRef: { group: edgegateway.dev, kind: EdgeBackend, name: plain }, jwksPath: /keys } } }
        - { issuer: f, jwks: { remote: { backendRef: { group: edgegateway.dev, kind: EdgeBackend, name: secure }, jwksPath: /keys } } }
        - { issuer: g, jwks: { remote: { backendRef: { name: none, port: 80 }, jwksPath: /keys } } }
---
apiVersion: v1
kind: Service
metadata: { name: idp }
spec: { ports: [{ port: 80 }] }
---
apiVersion: v1
kind: Service
metadata: { name: none }
spec: { ports: [{ port: 80 }] }
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: idp-1, labels: { kubernetes.io/service-name: idp } }
addressType: IPv4
endpoints: [{ addresses: [10.0.0.1] }, { addresses: [10.0.0.2] }]
ports: [{ port: 8080 }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: plain }
spec: { static: { host: "2001:db8::1", port: 81 } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: secure }
spec: { static: { host: idp.example, port: 443 }, policies: { tls: {} } }
`;

test("key sets at URLs and of plain backends are found, each with the shortest cache duration", () => {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text: CONFIGURATION }], options);
  assert.ok(ir);
  const [a, c] = ["https://a.example/keys", "https://c.example/keys"];
  const idp = ["http://10.0.0.1:8080/keys", "http://10.0.0.2:8080/keys"];
  const plain = ["http://[2001:db8::1]:81/keys"];
  assert.deepEqual(Object.fromEntries(keySetsOf(ir)), {
    [a]: { urls: [a], cacheDuration: 5 * MINUTE },
    [c]: { urls: [c], cacheDuration: 60 * MINUTE },
    "backend:Service/default/idp:80/keys": { urls: idp, cacheDuration: 5 * MINUTE },
    "backend:default/plain/keys": { urls: plain, cacheDuration: 5 * MINUTE },
    "backend:Service/default/none:80/keys": { urls: [], cacheDuration: 5 * MINUTE },
  });
});

test("policies are found by the key sets that they refer to, with the place in their object", () => {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text: CONFIGURATION }], options);
  assert.ok(ir);
  const providers = "/spec/traffic/jwtAuthentication/providers";
  const users = keySetUsers(ir)
    .get("https://a.example/keys")
    ?.map(({ pointer }) => pointer);
  assert.deepEqual(users, [`${providers}/0/jwks`, `${providers}/1/jwks`]);
});

test("data planes fetch the key sets of backends that only data planes can connect to", () => {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text: CONFIGURATION }], options);
  assert.ok(ir);
  const server = { host: "10.0.0.1", port: 80 };
  const workload = { namespace: "default", serviceAccount: "idp" };
  const picker = { backend: "default/picker:80", failureMode: "FailOpen" } as const;
  for (const service of [
    { endpoints: [server, { ...server, workload }] },
    { endpoints: [{ unixPath: "/idp.sock" }] },
    { endpoints: [server], picker },
  ]) {
    const backends = ir.backends.map((backend) =>
      backend.key === "Service/default/idp:80" && backend.kind === "service"
        ? { ...backend, service }
        : backend,
    );
    assert.notDeepEqual(backends, ir.backends);
    assert.ok(!keySetsOf({ ...ir, backends }).has("backend:Service/default/idp:80/keys"));
  }
});

test("key sets of the deprecated authentication of MCP backends and of logins are found, too", () => {
  const remote = { url: "https://a.example", jwksPath: "/k", cacheDuration: "5m" };
  const target = { kind: "gateway", gateway: "default/web" } as const;
  const place = { block: "traffic", phase: "PostRouting", pointer: "", target } as const;
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text: CONFIGURATION }], options);
  assert.ok(ir);
  for (const policies of [
    { mcp: { authentication: { jwks: remote } } },
    { oidc: { jwks: { remote } } },
    { jwtAuthentication: { conditional: [{ policy: { providers: [{ jwks: { remote } }] } }] } },
  ])
    assert.deepEqual(
      [...keySetsOf({ ...ir, attachments: [{ ...place, policies: Object(policies) }] })],
      [["https://a.example/k", { urls: ["https://a.example/k"], cacheDuration: 5 * MINUTE }]],
    );
});

test("a login without a key set uses that of its issuer, and counts once for all of its targets", () => {
  const { ir } = loadFiles([{ file: "in.yaml", text: CONFIGURATION }], {
    ...{ together: true, environment: {}, readFile: () => undefined },
  });
  assert.ok(ir);
  const target = { kind: "gateway", gateway: "default/web" } as const;
  const place = { block: "traffic", phase: "PostRouting", pointer: "/policies", target } as const;
  const policies = Object({ oidc: { issuer: "https://a.example" } });
  const other = { ...place, target: { ...target, gateway: "default/other" }, policies };
  const users = keySetUsers({ ...ir, attachments: [{ ...place, policies }, other] });
  assert.deepEqual([...users], [["issuer:https://a.example", [{ pointer: "/policies/oidc" }]]]);
});

test("a path replaces the path and query of a URL", () => {
  assert.equal(keySetUrl("https://a.example/b?c", undefined), "https://a.example/b?c");
  assert.equal(keySetUrl("https://a.example/b?c", "/d"), "https://a.example/d");
});

test("a key set is named by its URL, or by its backend and path", () => {
  assert.equal(keySetName({ url: "https://a.example/b", jwksPath: "/d" }), "https://a.example/d");
  const backendRef = { group: "", kind: "Service", name: "Service/default/idp:80" };
  assert.equal(keySetName({ backendRef, jwksPath: "/d" }), "backend:Service/default/idp:80/d");
});

test("of several workers, that with the fewest keys counts, and each fault is told", () => {
  const place = { name: "a", url: "https://a.test/keys" };
  const all = [{ kty: "OKP", kid: "one" }];
  const fault = "the response has status 503";
  const login = {
    name: "issuer:b",
    url: "https://b.test",
    issuer: "https://b.test",
    keys: [],
    fault,
  };
  const first = [{ ...place, keys: all, fault: undefined }];
  const second = [{ ...place, keys: [], fault }, login];
  const merged = [{ ...place, keys: [], fault }, login];
  assert.deepEqual(mergeKeySets([first, second]), merged);
  assert.deepEqual(mergeKeySets([second, first]), merged);
  assert.deepEqual(mergeKeySets([first, first]), first);
});
