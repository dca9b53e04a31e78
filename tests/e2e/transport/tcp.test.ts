import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectTcp, createServer, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { connect as connectTls } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startHaproxy, startNginx, type Peer } from "@edge-gateway/testkit/programs/peer";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Connections that are relayed: TCP listeners, and TLS listeners by server name. */

const NAMES = ["TLS", "PASSED", "NOWHERE", "QUIET", "SPREAD"] as const;

let authority: CertificateAuthority;
let upper: Listening;
let nginx: Peer;
let haproxy: Peer;
let gateway: Gateway;
let ports: Readonly<Record<(typeof NAMES)[number], number>>;

const CONFIG = `
gateways:
  plain: {port: $PORT, protocol: TCP}
  nowhere: {port: $NOWHERE, protocol: TCP}
  quiet: {port: $QUIET, protocol: TCP}
  spread: {port: $SPREAD, protocol: TCP}
  passed: {port: $PASSED, listeners: [{name: only, hostname: only.test, protocol: TLS}]}
  tls:
    port: \${TLS}
    listeners:
    - {name: passed, protocol: TLS}
    - {name: ended, hostname: ended.test, protocol: TLS, tls: {cert: a.crt, key: a.key}}
    - {name: http, hostname: http.test, protocol: HTTPS, tls: {cert: a.crt, key: a.key}}
routes:
- {gateways: [tls/http], policies: {directResponse: {status: 200, body: http}}}
tcpRoutes:
- {name: upper, gateways: [plain], backends: [{host: "127.0.0.1:\${UPPER}"}]}
- {gateways: [nowhere], backends: [{host: "127.0.0.1:\${FREE}"}]}
- {gateways: [quiet], idleTimeout: 1s, backends: [{backend: upper}]}
- gateways: [spread]
  backends: [{backend: upper, weight: 1}, {host: "127.0.0.1:\${NGINX}", weight: 1}]
- {gateways: [tls/passed], hostnames: [nginx.test], backends: [{host: "127.0.0.1:\${NGINX}"}]}
- {gateways: [tls/passed], hostnames: ["*.haproxy.test"], backends: [{host: "127.0.0.1:\${HAPROXY}"}]}
- {gateways: [passed], backends: [{host: "127.0.0.1:\${NGINX}"}]}
- {gateways: [tls/ended], backends: [{backend: upper}]}
backends: {upper: {static: {host: 127.0.0.1, port: $UPPER}}}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  upper = await listen(createServer({ allowHalfOpen: true }, (socket) => void answer(socket)));
  const alternativeNames = ["nginx.test", "a.haproxy.test", "ended.test", "http.test"].map(
    (name) => `DNS:${name}`,
  );
  const credentials = await authority.issue({ name: "tcp", alternativeNames });
  const { certificatePath, keyPath } = credentials;
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT ssl; ssl_certificate ${certificatePath}; ssl_certificate_key ${keyPath}; return 200 "nginx"; }`,
  );
  const bundle = await authority.bundle(credentials);
  haproxy = await startHaproxy(
    `frontend a\n  bind 127.0.0.1:PORT ssl crt ${bundle}\n  http-request return status 200 content-type text/plain string "haproxy"`,
  );
  const free = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(free) as typeof ports;
  gateway = await Gateway.start({
    config: CONFIG,
    environment: {
      ...Object.fromEntries(free.map(([name, port]) => [name, String(port)])),
      UPPER: String(upper.port),
      NGINX: String(nginx.port),
      HAPROXY: String(haproxy.port),
      FREE: String(await freePort()),
    },
    files: { "a.crt": credentials.certificate, "a.key": credentials.key },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const peer of [nginx, haproxy, upper]) await peer[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/** Reads until the client ends its direction, and only then responds. */
async function answer(socket: Socket): Promise<void> {
  socket.on("error", () => {});
  const received = await buffer(socket).catch(() => undefined);
  if (received !== undefined) socket.end(received.toString("latin1").toUpperCase(), "latin1");
}

const client = (port: number): Socket =>
  connectTcp({ port, host: "127.0.0.1", allowHalfOpen: true });

const get = (name: string) =>
  curl(
    ...["--cacert", authority.certificatePath, "--resolve", `${name}:${ports.TLS}:127.0.0.1`],
    `https://${name}:${ports.TLS}/`,
  );

test("one direction ends before the other begins", async () => {
  const socket = client(gateway.port);
  socket.end("hello");
  assert.equal(await text(socket), "HELLO");
  await waitFor("log", () =>
    /route=tcp\/plain\/upper .*bytes.received=5 bytes.sent=5/.test(gateway.output),
  );
});

test("much more than any buffer holds passes whole, both ways", async () => {
  const sent = Buffer.alloc(20_000_000, "abcdefghij");
  const socket = client(gateway.port);
  socket.end(sent);
  assert.ok((await buffer(socket)).equals(Buffer.from(sent.toString("latin1").toUpperCase())));
});

test("TLS is passed on by the server name, or ended, on one port", async () => {
  assert.equal((await get("nginx.test")).body, "nginx");
  assert.equal((await get("a.haproxy.test")).body, "haproxy");
  assert.equal((await get("http.test")).body, "http");
  const socket = connectTls({
    port: ports.TLS,
    servername: "ended.test",
    ca: authority.certificate,
  });
  socket.end("hello");
  assert.equal(await text(socket), "HELLO");
  await waitFor("log", () => gateway.output.includes("tls.sni=nginx.test"));
});

test("a name that no route takes ends the connection", async () => {
  assert.equal((await get("other.test")).status, 0);
  await waitFor("log", () => gateway.output.includes("no TCP route matches the connection"));
});

test("a name of no listener is refused with an alert, or by closing where bytes are only passed on", async () => {
  for (const [port, reason] of [
    [ports.TLS, /unrecognized name|socket disconnected/],
    [ports.PASSED, /socket disconnected/],
  ] as const) {
    const socket = connectTls({ port, servername: "other.test" });
    const [error]: unknown[] = await once(socket, "error");
    assert.match(String(error), reason);
  }
});

test("a backend that is not there, and a connection that is quiet for too long, are ended", async () => {
  for (const port of [ports.NOWHERE, ports.QUIET]) {
    const socket = client(port);
    socket.on("error", () => {}).resume();
    await new Promise((resolve) => socket.on("close", resolve));
  }
  await waitFor("log", () => /route=tcp\/nowhere.* error=.*ECONNREFUSED/.test(gateway.output));
  await waitFor("log", () => /route=tcp\/quiet.* error=.no byte in time/.test(gateway.output));
});

test("a client that is cut cuts the backend", async () => {
  const socket = client(gateway.port).on("error", () => {});
  socket.write("part");
  await once(socket, "connect");
  socket.resetAndDestroy();
  await waitFor("log", () => /route=tcp\/plain.* error=.client: /.test(gateway.output));
});

test("connections are spread by weight", async () => {
  const answers = new Set<string>();
  await waitFor("both", async () => {
    const socket = client(ports.SPREAD).on("error", () => {});
    socket.end("hello");
    answers.add((await text(socket).catch(() => "")).slice(0, 5));
    return answers.size > 1;
  });
});
