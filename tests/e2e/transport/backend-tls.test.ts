import assert from "node:assert/strict";
import { createServer as createPlainServer } from "node:http";
import { createServer } from "node:https";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { TLSSocket } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startHaproxy, startNginx, type Peer } from "@edge-gateway/testkit/programs/peer";

/**
 * TLS to backends: trusted authorities, the gateway's own certificate, and negotiated parameters.
 */

let authority: CertificateAuthority;
let server: Credentials;
let client: Credentials;
let nginx: Peer;
let haproxy: Peer;
let node: Listening;
let plain: Listening;
let folder: string;
let gateway: Gateway;

before(async () => {
  authority = await CertificateAuthority.create();
  const alternativeNames = [
    "DNS:backend.test",
    "URI:spiffe://cluster.local/ns/a/sa/b",
    "IP:2001:db8::5",
  ];
  server = await authority.issue({ name: "backend.test", alternativeNames });
  client = await authority.issue({ name: "gateway" });
  const bundle = await authority.bundle(server);
  const pair = `ssl_certificate ${server.certificatePath}; ssl_certificate_key ${server.keyPath};`;
  const clients = `ssl_client_certificate ${authority.certificatePath}; ssl_verify_client on;`;
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT ssl; ${pair} ${clients} return 200 "nginx $ssl_client_s_dn $ssl_server_name"; }`,
  );
  const verified = `ssl crt ${bundle} ca-file ${authority.certificatePath} verify required`;
  haproxy = await startHaproxy(
    `frontend a\n  bind 127.0.0.1:PORT ${verified}\n  http-request return status 200 content-type text/plain lf-string "haproxy %[ssl_c_s_dn(CN)]"`,
  );
  const tls = { cert: server.certificate, key: server.key, ecdhCurve: "X25519MLKEM768:P-256" };
  node = await listen(
    createServer(tls, ({ socket }, response) => {
      const { alpnProtocol } = socket as TLSSocket;
      response.end(`node ${String(alpnProtocol)}`);
    }),
  );
  folder = await mkdtemp(join(tmpdir(), "socket-"));
  const socket = createPlainServer((_request, response) => response.end("socket"));
  await new Promise<void>((resolve) => socket.listen(join(folder, "http"), resolve));
  plain = {
    port: 0,
    url: "",
    close: async () => void socket.close(),
    [Symbol.asyncDispose]: async () => void socket.close(),
  };
  gateway = await Gateway.start({
    config: CONFIG,
    environment: {
      NGINX: String(nginx.port),
      HAPROXY: String(haproxy.port),
      NODE: String(node.port),
      SOCKET: join(folder, "http"),
    },
    files: {
      "roots.yaml": JSON.stringify({ "ca.crt": authority.certificate }),
      "client.json": JSON.stringify({ "tls.crt": client.certificate, "tls.key": client.key }),
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const peer of [nginx, haproxy, node, plain]) await peer[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
  await authority[Symbol.asyncDispose]();
});

const TRUST = "caCertificateRefs: [{name: roots}], sni: backend.test";
const backend = (name: string, port: string, tls: string): string => `
    - matches: [{path: {type: Exact, value: /${name}}}]
      backends: [{host: "127.0.0.1:\${${port}}", policies: {tls: {${tls}}}}]`;

const CONFIG = `
secrets: {client: {file: client.json}, authorities: {file: roots.yaml}}
configMaps: {roots: {file: roots.yaml}}
gateways:
  web:
    port: \${PORT}
    routes:${backend("nginx", "NGINX", `${TRUST}, mtlsCertificateRef: [{name: client}]`)}
    ${backend("haproxy", "HAPROXY", `${TRUST}, mtlsCertificateRef: [{name: client}]`)}
    ${backend("nobody", "HAPROXY", TRUST)}
    ${backend("system", "NODE", "sni: backend.test")}
    ${backend("other-name", "NODE", "caCertificateRefs: [{name: roots}], sni: other.test")}
    ${backend("no-name", "NODE", "caCertificateRefs: [{name: roots}], insecureSkipVerify: Hostname")}
    ${backend("no-check", "NODE", "insecureSkipVerify: All")}
    ${backend("uri", "NODE", 'caCertificateRefs: [{name: roots}], verifySubjectAltNames: ["spiffe://cluster.local/ns/a/sa/b"]')}
    ${backend("wrong-uri", "NODE", 'caCertificateRefs: [{name: roots}], verifySubjectAltNames: ["spiffe://cluster.local/ns/a/sa/c"]')}
    ${backend("address", "NODE", 'caCertificateRefs: [{name: roots}], verifySubjectAltNames: ["2001:db8::5"]')}
    ${backend("wrong-address", "NODE", 'caCertificateRefs: [{name: roots}], verifySubjectAltNames: ["2001:db8::6"]')}
    ${backend("hybrid", "NODE", `${TRUST}, keyExchangeGroups: [X25519_MLKEM768], alpnProtocols: [http/1.1]`)}
    ${backend("secret", "NODE", "caCertificateRefs: [{name: authorities, kind: Secret}], sni: backend.test")}
    ${backend("no-group", "NODE", `${TRUST}, keyExchangeGroups: [P-384]`)}

    - matches: [{path: {type: Exact, value: /socket}}]
      backends: [{host: "unix:\${SOCKET}"}]
`;

async function get(name: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}`);
  return `${response.status} ${await response.text()}`;
}

test("nginx and haproxy see the certificate of the gateway, and turn it away without", async () => {
  assert.equal(await get("nginx"), "200 nginx CN=gateway,O=Test backend.test");
  assert.equal(await get("haproxy"), "200 haproxy gateway");
  assert.match(await get("nobody"), /^503 /);
});

test("a certificate that is not trusted, or has another name, makes the call fail", async () => {
  for (const name of ["system", "other-name", "wrong-uri", "wrong-address", "no-group"]) {
    assert.match(await get(name), /^503 /, name);
  }
});

test("what need not be verified is not, and other names take the place of the server's", async () => {
  for (const name of ["no-name", "no-check", "uri", "address"])
    assert.match(await get(name), /^200 node/, name);
});

test("certificates of authorities may be in a Secret", async () => {
  assert.match(await get("secret"), /^200 node/);
});

test("only the configured groups and protocols are offered", async () => {
  assert.equal(await get("hybrid"), "200 node http/1.1");
});

test("a Unix socket", async () => {
  assert.equal(await get("socket"), "200 socket");
});

test("how long connecting took is counted by transport", async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  for (const transport of ["tls", "plaintext"]) {
    const line = `upstream_connect_duration_seconds_count{transport="${transport}"}`;
    const count = metrics
      .split("\n")
      .find((text) => text.includes(line))
      ?.split(" ")
      .at(-1);
    assert.ok(Number(count) > 0, metrics);
  }
});

test("references that lead to nothing are found before anything runs", async () => {
  const wrong = CONFIG.replaceAll("name: client", "name: cleint").replace(
    "roots.yaml",
    "client.json",
  );
  await assert.rejects(
    Gateway.start({
      config: wrong,
      environment: { NGINX: "1", HAPROXY: "1", NODE: "1", SOCKET: "/a" },
      files: { "client.json": "{}" },
    }),
    /there is no `secrets.cleint`\n[^]*did you mean: client[^]*has no key `ca.crt`/,
  );
});
