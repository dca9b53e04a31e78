import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startNginx } from "@edge-gateway/testkit/programs/peer";
import { startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayAndRoute } from "../../manifests/objects.ts";
import { configOf, echoOf, startGuarded } from "../guarded-gateway.ts";

/**
 * Tests of the authorization server that is asked, its protocol, and what happens if it does not
 * respond.
 */

let echo: Listening;

before(async () => {
  echo = await startEcho();
});

after(() => echo.close());

test("servers that are away, hang or lie: the failure mode decides, in time", async () => {
  const held: Socket[] = [];
  // The gateway may reset a connection, which would otherwise end the test.
  const hold = (socket: Socket): void => {
    held.push(socket.on("error", () => socket.destroy()));
  };
  const hanging = await listen(createServer(hold));
  const lying = await listen(
    createServer((socket) => {
      hold(socket);
      socket.end("no HTTP at all\r\n\r\n");
    }),
  );
  const gone = `http://127.0.0.1:${await freePort()}`;
  const settings = { config: { policyServers: { authorizationTimeout: "300ms" } } };
  const backends = [{ host: echo.url.replace("http://", "") }];
  const servers = { hanging: hanging.url, lying: lying.url, gone };
  const cases = Object.entries(servers).flatMap(([name, url]) =>
    [{ grpc: {} }, { http: {} }].map((protocol) => ({
      path: `/${name}-${Object.keys(protocol).join()}`,
      extAuth: { url, ...protocol },
    })),
  );
  const routes = cases.flatMap(({ path, extAuth }) => [
    { name: path.slice(1), matches: [{ path: { value: path } }], policies: { extAuth }, backends },
    {
      name: `open${path.slice(1)}`,
      matches: [{ path: { value: `/open${path}` } }],
      policies: { extAuth: { ...extAuth, failureMode: "FailOpen" } },
      backends,
    },
  ]);
  try {
    await using gateway = await Gateway.start({ config: configOf(routes, settings) });
    for (const { path } of cases) {
      const denied = await fetch(gateway.url + path);
      assert.equal(denied.status, 403, path);
      assert.equal(await denied.text(), "external authorization failed");
      assert.equal((await fetch(`${gateway.url}/open${path}`)).status, 200, path);
    }
  } finally {
    held.forEach((socket) => socket.destroy());
    await Promise.all([hanging.close(), lying.close()]);
  }
});

test("a server that was away is asked again when it is back", async () => {
  const port = await freePort();
  await using gateway = await startGuarded(echo, { url: `http://127.0.0.1:${port}`, grpc: {} });
  assert.equal((await fetch(gateway.url)).status, 403);
  await using _server = await GrpcServer.answer(
    AUTHORIZATION_CHECK,
    () => ({ status: { code: 0 } }),
    { port },
  );
  await waitFor("the server", async () => (await fetch(gateway.url)).status === 200);
});

test("the first condition that is true decides which server is asked", async () => {
  await using server = await startUpstream((_request, response) => {
    response.writeHead(403).end("first");
  });
  await using gateway = await startGuarded(echo, {
    conditional: [
      { condition: "request.path == '/closed'", policy: { url: server.url, http: {} } },
      {
        condition: "request.path == '/free'",
        policy: { url: "http://127.0.0.1:1", http: {}, failureMode: "FailOpen" },
      },
    ],
  });
  assert.equal(await (await fetch(`${gateway.url}/closed`)).text(), "first");
  assert.equal((await fetch(`${gateway.url}/free`)).status, 200);
  assert.equal((await fetch(`${gateway.url}/other`)).status, 200);
});

test("a condition that cannot be evaluated denies the request, unless its policy fails open", async () => {
  await using server = await startUpstream((_request, response) => response.end());
  const condition = "request.headers['x-tenant'] == 'a'";
  const policy = { url: server.url, http: {} };
  const fallback = { policy: { url: "http://127.0.0.1:1", http: {} } };
  const statusesFor = async (conditional: readonly object[]): Promise<readonly number[]> => {
    await using gateway = await startGuarded(echo, { conditional });
    const { status } = await fetch(gateway.url, { headers: { "x-tenant": "a" } });
    return [status, (await fetch(gateway.url)).status];
  };
  assert.deepEqual(await statusesFor([{ condition, policy }]), [200, 403]);
  const open = { condition, policy: { ...policy, failureMode: "FailOpen" } };
  assert.deepEqual(await statusesFor([open]), [200, 200]);
  assert.deepEqual(await statusesFor([open, fallback]), [200, 403]);
  const noBoolean = { condition: "json('1')", policy };
  assert.deepEqual(await statusesFor([noBoolean]), [403, 403]);
});

test("TLS of the backend's policies is spoken with the server, with the gateway's own certificate", async () => {
  await using authority = await CertificateAuthority.create();
  const own = await authority.issue({ name: "auth.example" });
  const client = await authority.issue({ name: "gateway" });
  await using server = await GrpcServer.answer(
    AUTHORIZATION_CHECK,
    () => ({ status: { code: 0 } }),
    { tls: { ...own, clientAuthority: authority.certificate } },
  );
  const route = {
    name: "all",
    policies: { extAuth: { backendRef: { name: "auth" }, grpc: {} } },
    backends: [{ host: echo.url.replace("http://", "") }],
  };
  const config = (sni: string): string => {
    const tls = {
      sni,
      caCertificateRefs: [{ name: "roots" }],
      mtlsCertificateRef: [{ name: "client" }],
    };
    const auth = { static: { host: "127.0.0.1", port: server.port }, policies: { tls } };
    return configOf([route], {
      backends: { auth },
      configMaps: { roots: { data: { "ca.crt": authority.certificate } } },
      secrets: { client: { data: { "tls.crt": client.certificate, "tls.key": client.key } } },
    });
  };
  await using right = await Gateway.start({ config: config("auth.example") });
  assert.equal((await fetch(right.url)).status, 200);
  await using wrong = await Gateway.start({ config: config("other.example") });
  assert.equal((await fetch(wrong.url)).status, 403);
});

test("a policy of a backend asks on the way to it, and a policy of manifests reaches a Service", async () => {
  let asked = 0;
  await using server = await startUpstream((request, response) => {
    asked += 1;
    response.writeHead(request.url === "/denied" ? 403 : 200).end();
  });
  const { port } = new URL(echo.url);
  const manifests = (gatewayPort: number) => ({
    "all.yaml": `${gatewayAndRoute(gatewayPort)}
  rules:
    - matches: [{ path: { value: /route } }]
      name: guarded
      backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: plain }]
    - backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: echo }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: plain }
spec: { static: { host: 127.0.0.1, port: ${port} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: echo }
spec:
  static: { host: 127.0.0.1, port: ${port} }
  policies: { extAuth: { backendRef: { name: auth, port: 80 }, http: {} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: ask }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: HTTPRoute, name: api, sectionName: guarded }]
  traffic: { extAuth: { backendRef: { name: auth, port: 80 }, http: { path: "'/denied'" } } }
---
apiVersion: v1
kind: Service
metadata: { name: auth }
spec: { ports: [{ port: 80 }] }
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: auth-1, labels: { kubernetes.io/service-name: auth } }
addressType: IPv4
ports: [{ port: ${server.port} }]
endpoints: [{ addresses: ["127.0.0.1"], conditions: { ready: true } }]
`,
  });
  await using gateway = await Gateway.start({ config: manifests });
  assert.equal((await fetch(`${gateway.url}/denied`)).status, 403);
  assert.equal((await fetch(`${gateway.url}/passes`)).status, 200);
  assert.equal(asked, 2);
  assert.equal((await fetch(`${gateway.url}/route`)).status, 403);
});

test("nginx decides for a whole gateway, before a route is chosen", async () => {
  await using nginx = await startNginx(`server {
    listen 127.0.0.1:PORT;
    location / {
      if ($http_authorization != "Bearer let me in") { return 403 "nginx says no"; }
      add_header x-user ada;
      return 200;
    }
  }`);
  const extAuth = {
    url: `http://127.0.0.1:${nginx.port}`,
    http: { allowedResponseHeaders: ["X-User"] },
  };
  const backends = [{ host: echo.url.replace("http://", "") }];
  const routes = [{ name: "one", matches: [{ path: { value: "/one" } }], backends }];
  const traffic = { phase: "PreRouting", extAuth };
  const policies = [{ targetRefs: [{ kind: "Gateway", name: "web" }], traffic }];
  await using gateway = await Gateway.start({ config: configOf(routes, { policies }) });
  const headers = { authorization: "Bearer let me in" };
  for (let request = 0; request < 20; request++) {
    const passed = await fetch(`${gateway.url}/one`, { headers });
    assert.equal(echoOf(await passed.text()).headers["x-user"], "ada");
  }
  assert.equal((await fetch(`${gateway.url}/none`, { headers })).status, 404);
  const denied = await fetch(`${gateway.url}/none`);
  assert.equal(denied.status, 403);
  assert.equal(await denied.text(), "nginx says no");
});
