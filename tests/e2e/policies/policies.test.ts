import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Listening } from "@edge-gateway/testkit/listen";
import { gatewayAndRoute } from "../manifests/objects.ts";

/** Policies that name their targets refuse and admit real requests (doc 2 §EdgePolicy). */

let issuer: TokenIssuer;
let echo: Listening;

before(async () => {
  issuer = await TokenIssuer.start();
  echo = await startEcho();
});

after(async () => {
  await Promise.all([issuer.close(), echo.close()]);
});

async function status(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.status;
}

function manifests(port: number): string {
  const { hostname, port: echoPort } = new URL(echo.url);
  return `${gatewayAndRoute(port)}
  rules:
    - name: open
      matches: [{ path: { value: /open } }]
      backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: echo }]
    - name: closed
      backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: echo }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: echo }
spec: { static: { host: ${hostname}, port: ${echoPort} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: login }
spec:
  targetRefs:
    - { group: gateway.networking.k8s.io, kind: HTTPRoute, name: api, sectionName: closed }
  traffic:
    jwtAuthentication:
      providers: [{ issuer: "${issuer.issuer}", jwks: { remote: { url: "${issuer.issuer}/jwks" } } }]
`;
}

test("a policy of a rule in a set of manifests refuses and admits, and leaves the other rule alone", async () => {
  const port = await freePort();
  await using _gateway = await Gateway.start({ config: manifests(port) });
  const url = `http://127.0.0.1:${port}`;
  assert.equal(await status(`${url}/closed`), 401);
  assert.equal(await status(`${url}/closed`, "no token"), 401);
  assert.equal(await status(`${url}/closed`, await issuer.sign({})), 200);
  assert.equal(await status(`${url}/open`), 200);
});

test("policies of a standalone file refuse and admit at a gateway, and an override also applies to its routes", async () => {
  const host = echo.url.replace("http://", "");
  const config = `
gateways:
  web:
    port: \${PORT}
    routes:
      - { name: echo, backends: [{ host: "${host}" }] }
      - name: gone
        matches: [{ path: { value: /gone } }]
        policies: { directResponse: { status: 410 } }
policies:
  - targetRefs: [{ kind: Gateway, name: web }]
    traffic:
      phase: PreRouting
      jwtAuthentication:
        providers: [{ issuer: "${issuer.issuer}", jwks: { remote: { url: "${issuer.issuer}/jwks" } } }]
  - targetRefs: [{ kind: Route, name: echo }]
    traffic: { authorization: { policy: { matchExpressions: ['request.path != "/secret"'] } } }
  - targetRefs: [{ kind: Gateway, name: web }]
    strategy: { inheritance: Override }
    traffic: { headerModifiers: { response: { set: [{ name: x-from, value: gateway }] } } }
  - targetRefs: [{ kind: Route, name: echo }]
    traffic: { headerModifiers: { response: { set: [{ name: x-from, value: route }] } } }
`;
  await using gateway = await Gateway.start({ config });
  const token = await issuer.sign({});
  assert.equal(await status(gateway.url), 401);
  assert.equal(await status(`${gateway.url}/gone`), 401);
  assert.equal(await status(`${gateway.url}/gone`, token), 410);
  assert.equal(await status(`${gateway.url}/secret`, token), 403);
  const response = await fetch(gateway.url, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("x-from"), "gateway");
  await response.arrayBuffer();
});
