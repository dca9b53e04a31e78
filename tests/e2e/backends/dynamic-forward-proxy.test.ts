import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createSecureServer } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { connect as connectTls } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { type Echo, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayOf, object, route, toEdgeBackend, together } from "../manifests/objects.ts";

/** Servers that are named by requests (doc 2 §EdgeBackend, `dynamicForwardProxy`). */

const asked: string[] = [];
const passed: (string | undefined)[] = [];
let authority: CertificateAuthority;
let echo: Listening;
let secure: Listening;
let gateway: Gateway;
let ports: { readonly tls: number; readonly guarded: number };

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate: cert, key } = await authority.issue({ name: "localhost" });
  echo = await startUpstream((request, response) => {
    asked.push(request.url ?? "");
    const { method, url, headers } = request;
    if (url?.startsWith("/again") === true) response.statusCode = 500;
    passed.push(headers.via);
    response.end(JSON.stringify({ method, url, headers, body: "" } satisfies Echo));
  });
  secure = await listen(
    createSecureServer({ cert, key }, (request, response) => response.end(request.headers.host)),
  );
  ports = { tls: await freePort(), guarded: await freePort() };
  gateway = await Gateway.start({ config: configOf() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([echo.close(), secure.close()]);
  await authority[Symbol.asyncDispose]();
});

function configOf(): string {
  return `
gateways:
  web: {port: $PORT, frontend: {connect: {mode: Route}}}
  guarded: {port: ${ports.guarded}, frontend: {connect: {mode: Route}}}
  tls: {port: ${ports.tls}, protocol: TLS, frontend: {proxyProtocol: {mode: Strict, version: All}}}
configMaps:
  roots: {data: {ca.crt: ${JSON.stringify(authority.certificate)}}}
backends:
  local: {dynamicForwardProxy: {allowedNetworks: [127.0.0.0/8, "::1"]}}
  secure:
    dynamicForwardProxy: {allowedNetworks: [127.0.0.1]}
    policies: {tls: {caCertificateRefs: [{name: roots}]}}
  computed:
    dynamicForwardProxy: {target: 'request.headers["x-server"]', allowedNetworks: [127.0.0.1]}
routes:
- {name: local, gateways: [web], backends: [{backend: local}]}
- {name: secure, gateways: [web], matches: [{path: {value: /secure}}], backends: [{backend: secure}]}
- {name: again, gateways: [web], matches: [{path: {value: /again}}], policies: {retry: {attempts: 2, codes: [500, 508]}}, backends: [{backend: local}]}
- {name: computed, gateways: [web], matches: [{path: {value: /computed}}], backends: [{backend: computed}]}
- {name: guarded, gateways: [guarded], backends: [{dynamicForwardProxy: {}}]}
tcpRoutes:
- {name: passed, gateways: [tls], backends: [{backend: local}]}
`;
}

const host = (value: string): readonly string[] => ["-H", `host: ${value}`];

test("a request goes to the server of its Host, which sees the same host", async () => {
  const { status, body } = await curl(...host(`localhost:${echo.port}`), `${gateway.url}/a?b=c`);
  assert.equal(status, 200);
  const seen: Echo = JSON.parse(body);
  assert.deepEqual([seen.url, seen.headers.host], ["/a?b=c", `localhost:${echo.port}`]);
});

test("a request that leads back to the gateway ends with 508, and Via names the gateway", async () => {
  for (const name of ["127.0.0.1", "localhost"]) {
    const { status } = await curl(...host(`${name}:${gateway.port}`), `${gateway.url}/a`);
    assert.equal(status, 508, name);
  }
  const via = ["-H", "via: 1.0 first"];
  const { body } = await curl(...via, ...host(`localhost:${echo.port}`), `${gateway.url}/a`);
  assert.match(String(JSON.parse(body).headers.via), /^1\.0 first, 1\.1 edge-gateway-[\w-]+$/);
});

test("Via names the gateway in each attempt, so that attempts that lead back end, too", async () => {
  passed.length = 0;
  await curl(...host(`localhost:${echo.port}`), `${gateway.url}/again`);
  assert.equal(passed.length, 3);
  for (const via of passed) assert.match(via ?? "", /^1\.1 edge-gateway-[\w-]+$/);
  const back = await curl(...host(`localhost:${gateway.port}`), `${gateway.url}/again`);
  assert.equal(back.status, 508);
});

test("a client that uses the gateway as its proxy reaches the server of the URL", async () => {
  const { status, body } = await curl("-x", gateway.url, `http://LOCALHOST:${echo.port}/proxied`);
  assert.deepEqual([status, JSON.parse(body).url], [200, "/proxied"]);
});

test("a server at an address that is not public is not reached unless it is allowed", async () => {
  const before = asked.length;
  const url = `http://127.0.0.1:${ports.guarded}/`;
  for (const [name, expected] of [
    [`127.0.0.1:${echo.port}`, 403],
    [`[::ffff:127.0.0.1]:${echo.port}`, 403],
    ["169.254.169.254", 403],
    [`localhost:${echo.port}`, 503],
    [`2130706433:${echo.port}`, 503],
  ] as const)
    assert.equal((await curl(...host(name), url)).status, expected, name);
  assert.equal(asked.length, before);
  await waitFor("reason in the log", () =>
    /addresses that are not allowed: .*127\.0\.0\.1/.test(gateway.output),
  );
});

test("a tunnel leads to the server that CONNECT names, or is refused", async () => {
  const url = `http://localhost:${echo.port}/tunnel`;
  const through = await curl("-p", "-x", gateway.url, url);
  assert.deepEqual([through.status, JSON.parse(through.body).url], [200, "/tunnel"]);
  for (const refused of [`http://127.0.0.1:${echo.port}/`, url]) {
    const { status, messages } = await curl("-p", "-x", `127.0.0.1:${ports.guarded}`, refused);
    assert.equal(status, 0);
    assert.match(messages, /CONNECT tunnel failed, response (403|503)/);
  }
});

test("with TLS the certificate has to be that of the name", async () => {
  const url = `${gateway.url}/secure`;
  const named = await curl(...host(`localhost:${secure.port}`), url);
  assert.deepEqual([named.status, named.body], [200, `localhost:${secure.port}`]);
  assert.equal((await curl(...host(`127.0.0.1:${secure.port}`), url)).status, 503);
});

test("an expression names the server, and the server its host", async () => {
  const url = `${gateway.url}/computed`;
  const { status, body } = await curl("-H", `x-server: localhost:${echo.port}`, url);
  const seen: Echo = JSON.parse(body);
  assert.deepEqual([status, seen.headers.host], [200, `localhost:${echo.port}`]);
  for (const wrong of ["a b", "localhost:0", "user@localhost", "[::1", "a/b"])
    assert.equal((await curl("-H", `x-server: ${wrong}`, url)).status, 400, wrong);
  assert.equal((await curl(url)).status, 400);
});

/**
 * The response of the server with this name through the TLS listener, at the port in a PROXY
 * header.
 */
async function askByTls(servername: string): Promise<string> {
  const socket = connect({ port: ports.tls, host: "127.0.0.1" });
  await once(socket, "connect");
  const header = `PROXY TCP4 192.0.2.1 192.0.2.2 1000 ${secure.port}\r\n`;
  await new Promise<unknown>((resolve) => socket.write(header, resolve));
  const options = { socket, servername, ca: authority.certificate, ALPNProtocols: ["http/1.1"] };
  const tls = connectTls(options).on("error", () => {});
  tls.write(`GET / HTTP/1.1\r\nhost: ${servername}\r\nconnection: close\r\n\r\n`);
  return text(tls).catch(() => "");
}

test("a connection goes to the server that the TLS server name names, at the port that the client connected to", async () => {
  assert.match(await askByTls("localhost"), /^HTTP\/1\.1 200 .*localhost$/s);
  assert.equal(await askByTls("nowhere.invalid"), "");
});

describe("manifests", () => {
  test("requests go to the server of their Host; status and findings report unsupported settings", async () => {
    const spec = { dynamicForwardProxy: { allowedNetworks: ["127.0.0.1"] } };
    await using own = await Gateway.start({
      config: (port) => ({
        "set.yaml": together(
          gatewayOf(port),
          object("edgegateway.dev/v1alpha1", "EdgeBackend", "any", "default", spec),
          route("any", "/", toEdgeBackend("any")),
        ),
      }),
    });
    const { status, body } = await curl(...host(`localhost:${echo.port}`), `${own.url}/a`);
    assert.deepEqual([status, JSON.parse(body).url], [200, "/a"]);
  });
});
