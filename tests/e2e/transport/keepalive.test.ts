import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { createServer as createHttpsServer } from "node:https";
import { connect, createServer } from "node:net";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { probesOf } from "@edge-gateway/testkit/socket-probes";

/** Keepalive settings of every kind of connection of the gateway, as the kernel reports them. */

const NAMES = ["PLAIN", "SECURE", "HTTP2", "USUAL", "TCP"] as const;
const PROBED = "tcp: {keepalive: {time: 40s, interval: 7s, retries: 4}}";
const EXPECTED = { enabled: true, time: 40, interval: 7, retries: 4 };

const CONFIG = `
gateways:
  web: {port: $PORT, frontend: {tcp: {keepalive: {time: 50s, interval: 6s, retries: 5}}}}
  unset: {port: $UNSET}
  tcp: {port: $ROUTED, protocol: TCP}
routes:
- gateways: [web, unset]
  matches: [{path: {value: /plain}}]
  backends: [{host: "127.0.0.1:\${PLAIN}", policies: {${PROBED}}}]
- gateways: [web]
  matches: [{path: {value: /secure}}]
  backends:
  - {host: "127.0.0.1:\${SECURE}", policies: {${PROBED}, tls: {insecureSkipVerify: All}}}
- gateways: [web]
  matches: [{path: {value: /http2}}]
  backends: [{host: "127.0.0.1:\${HTTP2}", policies: {${PROBED}, http: {version: HTTP2}}}]
- gateways: [web]
  matches: [{path: {value: /usual}}]
  backends: [{host: "127.0.0.1:\${USUAL}"}]
tcpRoutes:
- {gateways: [tcp], backends: [{host: "127.0.0.1:\${TCP}", policies: {${PROBED}}}]}
`;

const servers = new Map<string, Listening>();
let gateway: Gateway;
let unset: number;
let routed: number;

before(async () => {
  await using authority = await CertificateAuthority.create();
  const { certificate: cert, key } = await authority.issue({ name: "localhost" });
  const http2 = createHttp2Server((_request, response) => response.end("a"));
  servers.set("PLAIN", await listen(createHttpServer((_, response) => response.end("a"))));
  servers.set("USUAL", await listen(createHttpServer((_, response) => response.end("a"))));
  servers.set("SECURE", await listen(createHttpsServer({ cert, key }, (_, out) => out.end("a"))));
  servers.set("HTTP2", await listen(http2));
  servers.set(
    "TCP",
    await listen(createServer((socket) => socket.on("error", () => {}).write("a"))),
  );
  unset = await freePort();
  routed = await freePort();
  const ports = NAMES.map((name) => [name, String(portOf(name))]);
  gateway = await Gateway.start({
    config: CONFIG,
    environment: { ...Object.fromEntries(ports), UNSET: String(unset), ROUTED: String(routed) },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const server of servers.values()) await server.close();
});

const portOf = (name: string): number => servers.get(name)?.port ?? 0;

/** The settings of the gateway's only connection to this server. */
async function probes(name: string): Promise<unknown> {
  const found = (await probesOf(gateway.pid)).filter(({ peer }) => peer === portOf(name));
  return found.map(({ enabled, time, interval, retries }) => ({
    enabled,
    time,
    interval,
    retries,
  }));
}

test("connections to backends are probed as the policy says: HTTP/1.1, with TLS, HTTP/2", async () => {
  for (const name of ["PLAIN", "SECURE", "HTTP2"]) {
    assert.equal((await curl(`${gateway.url}/${name.toLowerCase()}`)).status, 200, name);
    assert.deepEqual(await probes(name), [EXPECTED], name);
  }
});

test("without a policy, keepalive uses its defaults", async () => {
  assert.equal((await curl(`${gateway.url}/usual`)).status, 200);
  assert.deepEqual(await probes("USUAL"), [
    { enabled: true, time: 180, interval: 180, retries: 9 },
  ]);
});

test("the backend of a TCP route", async () => {
  const socket = connect(routed, "127.0.0.1");
  await once(socket, "data");
  assert.deepEqual(await probes("TCP"), [EXPECTED]);
  socket.destroy();
});

test("clients as the policy of the gateway says, and not at all without one", async () => {
  for (const port of [gateway.port, unset]) {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /plain HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(socket, "data");
    const { localPort } = socket;
    const accepted = (await probesOf(gateway.pid)).find(({ peer }) => peer === localPort);
    assert.equal(accepted?.enabled, port === gateway.port);
    if (port === gateway.port)
      assert.deepEqual([accepted.time, accepted.interval, accepted.retries], [50, 6, 5]);
    socket.destroy();
  }
});
