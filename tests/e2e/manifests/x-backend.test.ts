import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { startNginx } from "@edge-gateway/testkit/programs/peer";
import type { Peer } from "@edge-gateway/testkit/programs/peer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { podAt } from "../backends/pool.ts";
import { configMap, gatewayOf, object, route, secret, together } from "./objects.ts";

/** Routes lead to XBackends: servers outside the cluster and pods, with their protocol and their TLS (Gateway API v1alpha1, Backend). */

const GROUP = "gateway.networking.x-k8s.io";
const NAME = "localhost";

let authority: CertificateAuthority;
let plain: Listening;
let secured: Peer;
let mcp: Awaited<ReturnType<typeof startMcpServer>>;
let gateway: Gateway;

before(async () => {
  authority = await CertificateAuthority.create();
  plain = await startUpstream((request, response) => response.end(`plain ${request.headers.host}`));
  const server = await authority.issue({ name: NAME, alternativeNames: [`DNS:${NAME}`] });
  const own = await authority.issue({ name: "gateway" });
  secured = await startNginx(
    `server { listen 127.0.0.1:PORT ssl http2; ssl_certificate ${server.certificatePath};
     ssl_certificate_key ${server.keyPath}; ssl_client_certificate ${authority.certificatePath}; ssl_verify_client optional;
     return 200 "$server_protocol $ssl_client_s_dn"; }`,
  );
  mcp = await startMcpServer({});
  const outside = (port: number, more: object = {}): object => ({
    type: "ExternalHostname",
    externalHostname: { hostname: NAME },
    port: { number: port },
    ...more,
  });
  const pods = (port: number, more: object = {}): object => ({
    type: "EndpointSelector",
    endpointSelector: { matchLabels: { app: "model" } },
    port: { number: port },
    ...more,
  });
  const validation = {
    hostname: NAME,
    caCertificateRefs: [{ group: "", kind: "ConfigMap", name: "roots" }],
  };
  const shown = { mode: "ClientAndServer", validation };
  const specs: Readonly<Record<string, object>> = {
    outside: outside(plain.port),
    pods: pods(plain.port),
    sticky: pods(plain.port, { sessionPersistence: { cookie: { name: "shop" } } }),
    "by-header": pods(plain.port, {
      sessionPersistence: { type: "Header", header: { name: "x-session" } },
    }),
    secured: outside(secured.port, { tls: { mode: "ServerOnly", validation } }),
    http1: outside(secured.port, { protocol: "HTTP11", tls: { mode: "ServerOnly", validation } }),
    http2: outside(secured.port, { protocol: "HTTP2", tls: { mode: "ServerOnly", validation } }),
    mutual: outside(secured.port, { tls: { ...shown, clientCertificateRef: { name: "own" } } }),
    "no-certificate": outside(secured.port, {
      tls: { ...shown, clientCertificateRef: { name: "gone" } },
    }),
    elsewhere: outside(secured.port, {
      tls: { ...shown, clientCertificateRef: { name: "own", namespace: "other" } },
    }),
    "other-name": outside(secured.port, {
      tls: { mode: "ServerOnly", validation: { ...validation, hostname: "other.test" } },
    }),
    tools: outside(mcp.port, { protocol: "MCP" }),
    "tools-of-pods": pods(mcp.port, { protocol: "MCP" }),
  };
  gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        podAt("127.0.0.1", "True"),
        configMap("roots", { "ca.crt": authority.certificate }),
        secret("own", { "tls.crt": own.certificate, "tls.key": own.key }, "default"),
        ...Object.entries(specs).flatMap(([name, spec]) => [
          object(`${GROUP}/v1alpha1`, "XBackend", name, "default", spec),
          route(name, `/${name}`, { group: GROUP, kind: "XBackend", name }),
        ]),
      ),
    }),
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([
    plain?.close(),
    secured?.[Symbol.asyncDispose](),
    mcp?.[Symbol.asyncDispose](),
  ]);
  await authority?.[Symbol.asyncDispose]();
});

async function ask(name: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}`);
  return response.ok ? response.text() : String(response.status);
}

test("a server outside the cluster is asked for its own name", async () => {
  assert.equal(await ask("outside"), `plain ${NAME}:${plain.port}`);
});

test("ready pods with the labels take requests", async () => {
  assert.match(await ask("pods"), /^plain /);
});

test("a session has a cookie of the name", async () => {
  const response = await fetch(`${gateway.url}/sticky`);
  assert.match(response.headers.get("set-cookie") ?? "", /^shop=/);
});

test("a session has a header of the name, whose value a client sends again", async () => {
  const first = await fetch(`${gateway.url}/by-header`);
  const session = first.headers.get("x-session") ?? "";
  assert.notEqual(session, "");
  const again = await fetch(`${gateway.url}/by-header`, { headers: { "x-session": session } });
  assert.match(await again.text(), /^plain /);
  assert.equal(again.headers.get("set-cookie"), null);
});

test("TLS verifies the certificate, and the protocol chooses the version", async () => {
  assert.equal(await ask("secured"), "HTTP/2.0 ");
  assert.equal(await ask("http1"), "HTTP/1.1 ");
  assert.equal(await ask("http2"), "HTTP/2.0 ");
  assert.equal(await ask("other-name"), "503");
});

test("the gateway presents its client certificate, and does not connect to a server without it", async () => {
  assert.equal(await ask("mutual"), "HTTP/2.0 CN=gateway,O=Test");
  assert.equal(await ask("no-certificate"), "503");
  assert.equal(await ask("elsewhere"), "503");
});

for (const name of ["tools", "tools-of-pods"])
  test(`an official client speaks MCP with ${name}`, async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/${name}`)));
    const { tools } = await client.listTools();
    assert.ok(tools.length > 0);
    await client.close();
  });
