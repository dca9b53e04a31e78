import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import {
  startHaproxy,
  startNginx,
  startNginxStream,
  type Peer,
} from "@edge-gateway/testkit/programs/peer";

/** The PROXY protocol between the gateway and haproxy and nginx, in both positions. */

const NAMES = ["TAKEN", "TAKEN_SECURE", "TO_HAPROXY", "TO_NGINX"] as const;

let authority: CertificateAuthority;
let haproxy: Peer;
let nginx: Peer;
let gateway: Gateway;
let ports: Readonly<Record<(typeof NAMES)[number], number>>;

const CONFIG = `
gateways:
  web: {port: $PORT, protocol: HTTPS, tls: {cert: s.crt, key: s.key}, frontend: {proxyProtocol: {}}}
  taken: {port: $TAKEN, frontend: {proxyProtocol: {version: All}}}
  taken-secure: {port: $TAKEN_SECURE, protocol: HTTPS, tls: {cert: s.crt, key: s.key}, frontend: {proxyProtocol: {version: All}}}
  to-haproxy: {port: $TO_HAPROXY, protocol: TCP}
  to-nginx: {port: $TO_NGINX, protocol: TCP}
routes:
- gateways: [web, taken, taken-secure]
  policies: {directResponse: {status: 200, bodyExpression: source.address + " " + source.rawAddress}}
tcpRoutes:
- {gateways: [to-haproxy], backends: [{host: "127.0.0.1:$HAPROXY"}]}
- {gateways: [to-nginx], backends: [{host: "127.0.0.1:$NGINX"}]}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  haproxy = await startHaproxy(
    `frontend a\n  bind 127.0.0.1:PORT accept-proxy\n  http-request return status 200 content-type text/plain lf-string "haproxy %[src]"`,
  );
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT proxy_protocol; return 200 "nginx $proxy_protocol_addr"; }`,
  );
  const free = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(free) as typeof ports;
  gateway = await Gateway.start({
    config: CONFIG,
    environment: {
      ...Object.fromEntries(free.map(([name, port]) => [name, String(port)])),
      HAPROXY: String(haproxy.port),
      NGINX: String(nginx.port),
    },
    files: { "s.crt": certificate, "s.key": key },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const peer of [haproxy, nginx]) await peer[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

const CLIENT = "192.0.2.9";
const CLIENT_OF_NGINX = "127.0.0.9";

/** The response to a request through a haproxy that sends a PROXY header to this port. */
async function through(port: number, server: string): Promise<string> {
  const sections = [
    "listen a",
    "bind 127.0.0.1:PORT",
    "http-request set-src hdr(x-client)",
    `server a 127.0.0.1:${port} ${server}`,
  ];
  await using front = await startHaproxy(sections.join("\n  "));
  return (await curl("-H", `x-client: ${CLIENT}`, `http://127.0.0.1:${front.port}/`)).body;
}

test("haproxy names its client in every form of the PROXY protocol", async () => {
  const forms = ["send-proxy", "send-proxy-v2", "send-proxy-v2-ssl", "send-proxy-v2-ssl-cn"];
  const more = "send-proxy-v2 proxy-v2-options crc32c,unique-id,authority";
  for (const form of [...forms, more])
    assert.equal(await through(ports.TAKEN, form), `${CLIENT} 127.0.0.1`, form);
});

test("nginx names its client, also before TLS", async () => {
  const passTo = (port: number) =>
    startNginxStream(
      `server { listen 127.0.0.1:PORT; proxy_pass 127.0.0.1:${port}; proxy_protocol on; }`,
    );
  // nginx reports the source address of its client, so curl uses a known one.
  const from = ["--interface", CLIENT_OF_NGINX];
  await using plain = await passTo(ports.TAKEN);
  const { body } = await curl(...from, `http://127.0.0.1:${plain.port}/`);
  assert.equal(body, `${CLIENT_OF_NGINX} 127.0.0.1`);
  await using secure = await passTo(ports.TAKEN_SECURE);
  const trust = ["--cacert", authority.certificatePath];
  const answer = await curl(...from, ...trust, `https://localhost:${secure.port}/`);
  assert.equal(answer.body, `${CLIENT_OF_NGINX} 127.0.0.1`);
});

test("the header is before TLS, and only the version that is taken is", async () => {
  const tls = `ssl verify required ca-file ${authority.certificatePath} sni str(localhost)`;
  assert.equal(await through(gateway.port, `${tls} send-proxy-v2`), `${CLIENT} 127.0.0.1`);
  assert.match(await through(gateway.port, `${tls} send-proxy`), /503 Service Unavailable/);
});

test("a header passes through a TCP listener to haproxy and nginx, which take it", async () => {
  for (const form of ["send-proxy", "send-proxy-v2"]) {
    assert.equal(await through(ports.TO_HAPROXY, form), `haproxy ${CLIENT}`);
    assert.equal(await through(ports.TO_NGINX, form), `nginx ${CLIENT}`);
  }
});
