import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../load-files.ts";
import { keySetUrl, keySetUrls } from "./key-sets.ts";

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
---
apiVersion: v1
kind: Service
metadata: { name: idp }
spec: { ports: [{ port: 80 }] }
`;

test("the key sets at URLs are found, each with the shortest cache duration", () => {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "in.yaml", text: CONFIGURATION }], options);
  assert.ok(ir);
  assert.deepEqual(
    [...keySetUrls(ir.attachments)],
    [
      ["https://a.example/keys", 5 * MINUTE],
      ["https://c.example/keys", 60 * MINUTE],
    ],
  );
});

test("those of the deprecated authentication of MCP backends and of logins are found, too", () => {
  const remote = { url: "https://a.example", jwksPath: "/k", cacheDuration: "5m" };
  const target = { kind: "gateway", gateway: "default/web" } as const;
  const place = { block: "traffic", phase: "PostRouting", pointer: "", target } as const;
  for (const policies of [
    { mcp: { authentication: { jwks: remote } } },
    { oidc: { jwks: { remote } } },
    { jwtAuthentication: { conditional: [{ policy: { providers: [{ jwks: { remote } }] } }] } },
  ])
    assert.deepEqual(
      [...keySetUrls([{ ...place, policies: Object(policies) }])],
      [["https://a.example/k", 5 * MINUTE]],
    );
});

test("a path replaces the path and query of a URL", () => {
  assert.equal(keySetUrl("https://a.example/b?c", undefined), "https://a.example/b?c");
  assert.equal(keySetUrl("https://a.example/b?c", "/d"), "https://a.example/d");
});
