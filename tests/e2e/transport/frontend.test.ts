import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startHaproxy, startNginx } from "@edge-gateway/testkit/programs/peer";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * Policies of connections: the PROXY protocol, network authorization, and variables about the
 * client.
 */

const NAMES = ["STRICT", "OPTIONAL", "SECURE", "CLOSED", "SHORT"] as const;
/** The default of the schema, in milliseconds. */
const DEFAULT_HANDSHAKE_TIMEOUT = 15_000;

let authority: CertificateAuthority;
let server: Credentials;
let client: Credentials;
let gateway: Gateway;
let ports: Readonly<Record<(typeof NAMES)[number], number>>;

const SOURCE = `'source.address + " " + string(source.port) + " " + source.rawAddress'`;

const CONFIG = `
gateways:
  plain:
    port: \${PORT}
    frontend: {tcp: {keepalive: {time: 10s, interval: 1s, retries: 3}}}
  strict:
    port: \${STRICT}
    frontend: {proxyProtocol: {version: All}}
  optional:
    port: \${OPTIONAL}
    frontend: {proxyProtocol: {mode: Optional, version: All, headerTimeout: 1s}}
  secure:
    port: \${SECURE}
    protocol: HTTPS
    tls: {cert: server.crt, key: server.key, frontendValidation: {ca: ca.crt}}
    frontend: {proxyProtocol: {mode: Optional}, tls: {handshakeTimeout: 3s}}
  closed:
    port: \${CLOSED}
    frontend:
      proxyProtocol: {version: V1}
      networkAuthorization:
        policy:
          matchExpressions:
          - cidr("192.0.2.0/24").containsIP(source.address) || cidr("2001:db8::/32").containsIP(source.address)
  short:
    port: \${SHORT}
    frontend: {http: {maxConnectionDuration: 1s}}
routes:
- gateways: [plain, strict, optional, closed, short]
  policies: {directResponse: {status: 200, bodyExpression: ${SOURCE}}}
- gateways: [secure]
  policies:
    directResponse:
      status: 200
      bodyExpression: >-
        [source.subjectCn, source.issuer, source.spiffeId, source.identity.serviceAccount,
        source.subjectAltNames[0], source.address].join("|")
`;

before(async () => {
  authority = await CertificateAuthority.create();
  server = await authority.issue({ name: "localhost" });
  const alternativeNames = ["URI:spiffe://cluster.local/ns/shop/sa/cart"];
  client = await authority.issue({ name: "cart", alternativeNames });
  const free = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(free) as typeof ports;
  gateway = await Gateway.start({
    config: CONFIG,
    environment: Object.fromEntries(free.map(([name, port]) => [name, String(port)])),
    files: {
      "server.crt": server.certificate,
      "server.key": server.key,
      "ca.crt": authority.certificate,
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/** All bytes received for the sent ones, until the connection ends. */
async function exchange(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  socket.on("error", () => {});
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await once(socket, "close");
  return received;
}

const GET = "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
const HEADER = "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80\r\n";
const url = (port: number): string => `http://127.0.0.1:${port}/`;

test("without the PROXY protocol the client is the peer, whatever it says", async () => {
  assert.match((await curl(url(gateway.port))).body, /^127\.0\.0\.1 \d+ 127\.0\.0\.1$/);
  assert.match(await exchange(gateway.port, HEADER + GET), / 400 /);
});

test("a PROXY header, in any pieces, names the client; expressions also have the peer", async () => {
  const expected = /192\.0\.2\.1 4660 127\.0\.0\.1$/;
  assert.match(await exchange(ports.STRICT, HEADER + GET), expected);
  assert.match(await exchange(ports.STRICT, ...HEADER, ...GET), expected);
  assert.match((await curl("--haproxy-protocol", url(ports.STRICT))).body, /127\.0\.0\.1$/);
  await waitFor("log", () => gateway.output.includes("src.addr=192.0.2.1:4660"));
});

test("garbage in place of a header ends the connection", async () => {
  assert.equal(await exchange(ports.STRICT, GET), "");
  assert.equal(await exchange(ports.STRICT, "PROXY TCP4 1 2 3 4\r\n", GET), "");
  assert.equal(await exchange(ports.OPTIONAL, "PROXY TCP4 1 2 3 4\r\n", GET), "");
  await waitFor("log", () => gateway.output.includes("malformed PROXY header"));
});

test("where the header is optional, a connection without one is served, also one that waits", async () => {
  assert.match((await curl(url(ports.OPTIONAL))).body, /^127\.0\.0\.1 /);
  assert.match(await exchange(ports.OPTIONAL, HEADER + GET), /192\.0\.2\.1 4660 127\.0\.0\.1$/);
  const socket = connect(ports.OPTIONAL, "127.0.0.1");
  await once(socket, "connect");
  // Longer than the timeout of the header; nothing reports when the gateway stops waiting.
  const began = performance.now();
  await waitFor("the limit", () => performance.now() > began + 1_300);
  socket.write(GET);
  const [answer] = await once(socket, "data");
  assert.match(String(answer), / 200 /);
});

test("a rule on who may connect, judged by the address that the header names", async () => {
  assert.match(await exchange(ports.CLOSED, HEADER + GET), / 200 /);
  assert.equal(await exchange(ports.CLOSED, HEADER.replace("192", "193") + GET), "");
  const header = "PROXY TCP6 2001:db8::1 ::1 4660 80\r\n";
  assert.match(await exchange(ports.CLOSED, header + GET), / 200 /);
  assert.equal(await exchange(ports.CLOSED, header.replace("db8", "db9") + GET), "");
  await waitFor("log", () => gateway.output.includes("networkAuthorization refuses"));
});

test("haproxy in front speaks both versions, over plain connections and over TLS", async () => {
  const back = `server a 127.0.0.1:${ports.STRICT}`;
  for (const version of ["send-proxy", "send-proxy-v2"]) {
    const listening = "listen a\n  bind 127.0.0.1:PORT";
    await using peer = await startHaproxy(`${listening}\n  ${back} ${version}`);
    assert.match((await curl(url(peer.port))).body, /^127\.0\.0\.1 \d+ 127\.0\.0\.1$/);
  }
  const tls = `ssl ca-file ${authority.certificatePath} verifyhost localhost sni str(localhost)`;
  const bundle = await authority.bundle(client);
  const secure = `server a 127.0.0.1:${ports.SECURE} ${tls} crt ${bundle} send-proxy-v2`;
  await using peer = await startHaproxy(`listen a\n  bind 127.0.0.1:PORT\n  ${secure}`);
  assert.match((await curl(url(peer.port))).body, /^cart\|.*\|127\.0\.0\.1$/);
});

test("with nginx in front, which presents a certificate, expressions have the client that nginx names", async () => {
  const tls = [
    `proxy_pass https://127.0.0.1:${ports.SECURE};`,
    "proxy_ssl_verify on; proxy_ssl_name localhost; proxy_ssl_server_name on;",
    `proxy_ssl_trusted_certificate ${authority.certificatePath};`,
    `proxy_ssl_certificate ${client.certificatePath}; proxy_ssl_certificate_key ${client.keyPath};`,
  ].join(" ");
  await using peer = await startNginx(`server { listen 127.0.0.1:PORT; location / { ${tls} } }`);
  const spiffe = "spiffe://cluster.local/ns/shop/sa/cart";
  const expected = `cart|CN=Test authority|${spiffe}|cart|${spiffe}|127.0.0.1`;
  assert.equal((await curl(url(peer.port))).body, expected);
});

test("a connection that has lived long enough ends", async () => {
  const idle = connect(ports.SHORT, "127.0.0.1").resume();
  await once(idle, "end");
});

test("a handshake that does not end in time is ended", async () => {
  const begun = performance.now();
  const hello = connect(ports.SECURE, "127.0.0.1").resume();
  hello.write(Buffer.from([22, 3, 1]));
  await once(hello, "close");
  const took = performance.now() - begun;
  assert.ok(took < DEFAULT_HANDSHAKE_TIMEOUT, `only after ${took} ms`);
  await waitFor("log", () => gateway.output.includes("no handshake in time"));
});
