import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startNginx, type Peer } from "@edge-gateway/testkit/programs/peer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** HTTP/2 with curl as client and nginx as upstream. */

let authority: CertificateAuthority;
let nginx: Peer;
let echo: Listening;
let gateway: Gateway;
let secureUrl: string;
let folder: string;
const LARGE = randomBytes(3_000_000);

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "http2-"));
  authority = await CertificateAuthority.create();
  const { certificate, key, certificatePath, keyPath } = await authority.issue({
    name: "localhost",
  });
  nginx = await startNginx(`server {
    listen 127.0.0.1:PORT ssl http2;
    ssl_certificate ${certificatePath};
    ssl_certificate_key ${keyPath};
    location / { return 200 "$server_protocol $request_method $host"; }
  }`);
  echo = await startUpstream((request, response) => {
    response.setHeader("x-version", request.httpVersion);
    request.pipe(response);
  });
  const securePort = await freePort();
  secureUrl = `https://localhost:${securePort}`;
  gateway = await Gateway.start({
    config: configOf(nginx.port, new URL(echo.url).port),
    environment: { SECURE_PORT: String(securePort) },
    files: { "s.crt": certificate, "s.key": key },
  });
  await writeFile(join(folder, "large"), LARGE);
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await nginx[Symbol.asyncDispose]();
  await echo.close();
  await authority[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function configOf(nginxPort: number, echoPort: string): string {
  const nginxBackend = (version: string): string => `
  backends:
  - host: "127.0.0.1:${nginxPort}"
    policies: {tls: {insecureSkipVerify: All}, http: {version: ${version}}}`;
  return `
gateways:
  plain:
    port: \${PORT}
  secure:
    port: \${SECURE_PORT}
    protocol: HTTPS
    tls: {cert: s.crt, key: s.key}
routes:
- name: two
  gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /two}}]${nginxBackend("HTTP2")}
- name: one
  gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /one}}]${nginxBackend("HTTP1")}
- name: echo
  gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /echo}}]
  backends: [{host: "127.0.0.1:${echoPort}", policies: {http: {version: HTTP1}}}]
- name: kept
  gateways: [plain]
  matches: [{path: {type: PathPrefix, value: /kept}}]
  backends: [{host: "127.0.0.1:${echoPort}"}]
`;
}

const trust = (): readonly string[] => ["--cacert", authority.certificatePath];

test("each version of the client goes with each version of the upstream", async () => {
  for (const version of ["--http1.1", "--http2-prior-knowledge"]) {
    const two = await curl(version, `${gateway.url}/two`);
    assert.equal(two.body, "HTTP/2.0 GET 127.0.0.1", version);
    const one = await curl(version, "-X", "PUT", `${gateway.url}/one`);
    assert.equal(one.body, "HTTP/1.1 PUT 127.0.0.1", version);
  }
});

test("TLS agrees on HTTP/2, or on HTTP/1.1 where the client wants it", async () => {
  const format = ["-o", "/dev/null", "-w", "%{http_version}\n%{http_code}"];
  for (const [option, version] of [
    ["--http2", "2"],
    ["--http1.1", "1.1"],
  ] as const) {
    const { body, status } = await curl(...trust(), option, ...format, `${secureUrl}/two`);
    assert.deepEqual([body, status], [version, 200]);
  }
});

test("gRPC-Web is forwarded over HTTP/1.1, and gets errors in its own content type", async () => {
  const call = ["-i", "--http1.1", "-H", "content-type: application/grpc-web+proto", "-d", "x"];
  const { body } = await curl(...call, `${gateway.url}/kept`);
  assert.match(body, /^HTTP\/1.1 200 OK\r\n[^]*x-version: 1.1\r\n[^]*\r\n\r\nx$/);
  const refused = await curl(...call, `${gateway.url}/nowhere`);
  assert.match(refused.body, /^HTTP\/1.1 200 OK\r\ncontent-type: application\/grpc-web\+proto\r\n/);
  assert.match(refused.body, /\r\ngrpc-status: 12\r\n/);
});

test("large bodies go up and come back", async () => {
  const target = join(folder, "answer");
  for (const options of [
    ["--http2-prior-knowledge", `${gateway.url}/echo`],
    ["--http2", ...trust(), `${secureUrl}/echo`],
  ]) {
    const sent = ["--data-binary", `@${join(folder, "large")}`, "-o", target];
    assert.equal((await curl(...sent, ...options)).status, 200);
    assert.ok(LARGE.equals(await readFile(target)), "the same bytes");
  }
});

test("an upstream that does not speak the version of a plain client is said to be at fault", async () => {
  assert.equal((await curl("--http1.1", `${gateway.url}/kept`)).status, 200);
  assert.equal((await curl("--http2-prior-knowledge", `${gateway.url}/kept`)).status, 503);
  await waitFor("reason", () => /does not speak HTTP\/2/.test(gateway.output));
});
