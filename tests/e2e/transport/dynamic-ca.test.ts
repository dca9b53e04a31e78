import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { connect, type ConnectionOptions, type PeerCertificate } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl, type CurlAnswer } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { stringify } from "yaml";

/** Listeners that create a certificate for each requested name. */

let authority: CertificateAuthority;
let gateway: Gateway;
let limited: number;
let plainPort: number;

const TLS = "tls: {mode: DynamicCa, cert: ca.crt, key: ca.key}";
const CONFIG = `
config: {dynamicCa: {maxCertificates: 2, validity: 2h, backdate: 1h}}
gateways:
  web: {port: $PORT, protocol: HTTPS, ${TLS}}
  limited:
    port: $LIMITED
    listeners:
    - {name: some, hostname: "*.some.test", protocol: HTTPS, ${TLS}}
    - name: clients
      hostname: "*.clients.test"
      protocol: HTTPS
      tls: {mode: DynamicCa, cert: ca.crt, key: ca.key, frontendValidation: {ca: ca.crt}}
    - {name: ended, hostname: ended.test, protocol: TLS, ${TLS}}
routes:
- {gateways: [web, limited/some, limited/clients], policies: {directResponse: {status: 200, body: made}}}
tcpRoutes:
- {gateways: [limited/ended], backends: [{host: "127.0.0.1:\${ADMIN_PORT}"}]}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  limited = await freePort();
  gateway = await Gateway.start({
    config: CONFIG,
    environment: { LIMITED: String(limited), ADMIN_PORT: String(limited) },
    files: { "ca.crt": authority.certificate, "ca.key": authority.key },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/** Requests a name, and trusts only the authority's certificate. */
function get(name: string, port = gateway.port, ...more: string[]): Promise<CurlAnswer> {
  const resolve = ["--resolve", `${name}:${port}:127.0.0.1`];
  return curl(
    "--cacert",
    authority.certificatePath,
    ...resolve,
    ...more,
    `https://${name}:${port}/`,
  );
}

/** The certificate that is presented for a name. */
async function shown(
  servername: string,
  options: ConnectionOptions = {},
): Promise<PeerCertificate> {
  const { port } = gateway;
  const socket = connect({ port, servername, rejectUnauthorized: false, ...options });
  await once(socket, "secureConnect");
  const certificate = socket.getPeerCertificate();
  socket.destroy();
  return certificate;
}

test("curl trusts the certificate of every name that it asks for, also of many at once", async () => {
  const names = ["a.test", "b.test", "a.test", "c.d.e.test", "localhost"];
  for (const { body, messages } of await Promise.all(names.map((name) => get(name))))
    assert.equal(body, "made", messages);
});

test("the certificate is for this name alone, for a time, and with a key of its own kind", async () => {
  const { subjectaltname, nistCurve, valid_from, valid_to } = await shown("one.test");
  assert.deepEqual([subjectaltname, nistCurve], ["DNS:one.test", "P-256"]);
  const from = Date.parse(valid_from);
  assert.equal(Date.parse(valid_to) - from, 3 * 3_600_000);
  assert.ok(from < Date.now());
});

test("connections share a certificate, also of TLS 1.2, until others have displaced it", async () => {
  const all = await Promise.all([
    ...Array.from({ length: 5 }, () => shown("same.test")),
    shown("SAME.test", { maxVersion: "TLSv1.2" }),
  ]);
  const numbers = new Set(all.map(({ serialNumber }) => serialNumber));
  assert.equal(numbers.size, 1);
  for (const name of ["x.test", "y.test"]) await shown(name);
  assert.ok(!numbers.has((await shown("same.test")).serialNumber));
});

test("who names no host, or what none can be called, gets none", async () => {
  for (const url of [`https://127.0.0.1:${gateway.port}/`, `https://a_b.test:${gateway.port}/`]) {
    const resolve = ["--resolve", `a_b.test:${gateway.port}:127.0.0.1`];
    const { status, messages } = await curl("--insecure", ...resolve, url);
    assert.equal(status, 0);
    assert.match(messages, /unrecognized name/);
  }
  await waitFor("log", () => gateway.output.includes("TLS: no listener without a server name"));
});

test("a listener makes certificates for its own names only, and one that passes bytes on does too", async () => {
  assert.equal((await get("a.some.test", limited)).body, "made");
  assert.match((await get("a.test", limited)).messages, /unrecognized name/);
  const { subjectaltname } = await shown("ended.test", { port: limited });
  assert.equal(subjectaltname, "DNS:ended.test");
});

test("a client presents its certificate to a listener that makes its own, over every version of HTTP", async () => {
  const { certificatePath, keyPath } = await authority.issue({ name: "client" });
  const own = ["--cert", certificatePath, "--key", keyPath];
  for (const version of ["--http1.1", "--http2"])
    assert.equal((await get("a.clients.test", limited, version, ...own)).body, "made");
  assert.equal((await get("a.clients.test", limited)).status, 0);
});

test("the dump of the configuration shows the certificate of the authority, and not its key", async () => {
  const answer = await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
  const dump = await answer.text();
  const [, line = ""] = authority.certificate.split("\n");
  assert.ok(dump.includes(line));
  assert.doesNotMatch(dump, /PRIVATE KEY/);
});

test("another authority takes over when its files change", async () => {
  await using next = await CertificateAuthority.create(["-newkey", "rsa:2048"]);
  await gateway.replaceFile("ca.key", next.key);
  await gateway.replaceFile("ca.crt", next.certificate);
  await waitFor("the other authority", async () => {
    const port = `a.test:${gateway.port}`;
    const trust = ["--cacert", next.certificatePath, "--resolve", `${port}:127.0.0.1`];
    return (await curl(...trust, `https://${port}/`)).body === "made";
  });
  assert.equal((await get("a.test")).status, 0);
});

/** Manifests of a Gateway whose Secret contains this pair. */
function manifests(port: number, source: string, pair: { certificate: string; key: string }) {
  const options = { "agentgateway.dev/tls-certificate-source": source };
  const tls = { certificateRefs: [{ name: "ca" }], options };
  const listeners = [
    { name: "web", port, protocol: "HTTPS", tls },
    { name: "plain", port: plainPort, protocol: "HTTP" },
  ];
  const spec = { gatewayClassName: "edge-gateway", listeners };
  const apiVersion = "gateway.networking.k8s.io/v1";
  const { certificate, key } = pair;
  const stringData = { "tls.crt": certificate, "tls.key": key };
  const redirect = { type: "RequestRedirect", requestRedirect: { hostname: "made.test" } };
  return {
    "gateway.yaml": stringify({ apiVersion, kind: "Gateway", metadata: { name: "web" }, spec }),
    "secret.yaml": stringify({
      apiVersion: "v1",
      kind: "Secret",
      metadata: { name: "ca" },
      stringData,
    }),
    "route.yaml": stringify({
      apiVersion,
      kind: "HTTPRoute",
      metadata: { name: "all" },
      spec: { parentRefs: [{ name: "web" }], rules: [{ filters: [redirect] }] },
    }),
  };
}

test("an option of a Gateway uses its certificate as an authority; other certificates are refused", async () => {
  plainPort = await freePort();
  const { certificate, key } = authority;
  const started = (source: string, pair: { certificate: string; key: string }) =>
    Gateway.start({ config: (port) => manifests(port, source, pair) });
  {
    await using running = await started("DYNAMIC_CA", { certificate, key });
    assert.equal((await get("a.test", running.port)).status, 302);
  }
  const leaf = await authority.issue({ name: "a.test" });
  for (const [source, pair, said] of [
    ["DYNAMIC_CA", leaf, /needs exactly one certificate authority/],
    ["OTHER", leaf, /can only be DYNAMIC_CA or SPIFFE/],
  ] as const) {
    await using refusing = await started(source, pair);
    assert.equal((await get("a.test", refusing.port)).status, 0);
    await waitFor("the reason in the log", () => said.test(refusing.output));
  }
});

test("a certificate of no authority is refused before anything runs", async () => {
  const { certificate, key } = await authority.issue({ name: "a.test" });
  const files = { "ca.crt": certificate, "ca.key": key };
  const environment = { LIMITED: "1", ADMIN_PORT: "1" };
  await assert.rejects(
    Gateway.start({ config: CONFIG, environment, files }),
    /must be a CA certificate/,
  );
});
