import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { once } from "node:events";
import { X509Certificate } from "node:crypto";
import { connect as connectHttp2 } from "node:http2";
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { curl, type CurlAnswer } from "@edge-gateway/testkit/programs/curl";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** HTTPS listeners: selection by server name, client verification, and presented certificates. */

let authority: CertificateAuthority;
let first: Credentials;
let wildcard: Credentials;
let gateway: Gateway;

const ANSWER = "policies: {directResponse: {status: 200, body:";

const CONFIG = `
secrets: {one: {file: one.json}, two: {file: two.json}}
configMaps: {roots: {file: roots.json}}
gateways:
  web:
    port: \${PORT}
    listeners:
    - {name: a, hostname: a.example.com, protocol: HTTPS, tls: {cert: a.crt, key: a.key}}
    - {name: w, hostname: "*.example.com", protocol: HTTPS, tls: {cert: w.crt, key: w.key}}
    - name: named
      hostname: "*.named.test"
      protocol: HTTPS
      tls:
        certificateRefs: [{name: one}, {name: two}]
        frontendValidation: {caCertificateRefs: [{name: roots}], mode: AllowInsecureFallback}
    - name: client
      hostname: client.example.com
      protocol: HTTPS
      tls: {cert: w.crt, key: w.key, frontendValidation: {ca: ca.crt}}
    - name: perhaps
      hostname: perhaps.example.com
      protocol: HTTPS
      tls:
        {cert: w.crt, key: w.key, frontendValidation: {ca: ca.crt, mode: AllowInsecureFallback}}
routes:
- {gateways: [web/a], ${ANSWER} a}}}
- {gateways: [web/w], ${ANSWER} w}}}
- {gateways: [web/named], ${ANSWER} named}}}
- {gateways: [web/client, web/perhaps], ${ANSWER} client}}}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  first = await authority.issue({ name: "a.example.com" });
  wildcard = await authority.issue({ name: "*.example.com" });
  const pair = async (name: string): Promise<string> => {
    const { certificate, key } = await authority.issue({ name });
    return JSON.stringify({ "tls.crt": certificate, "tls.key": key });
  };
  gateway = await Gateway.start({
    config: CONFIG,
    files: {
      "a.crt": first.certificate,
      "a.key": first.key,
      "w.crt": wildcard.certificate,
      "w.key": wildcard.key,
      "ca.crt": authority.certificate,
      "one.json": await pair("one.named.test"),
      "two.json": await pair("two.named.test"),
      "roots.json": JSON.stringify({ "ca.crt": authority.certificate }),
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/** A request to a host with this server name. */
function get(serverName: string, ...more: readonly string[]): Promise<CurlAnswer> {
  const address = `${serverName}:${gateway.port}:127.0.0.1`;
  const trust = ["--cacert", authority.certificatePath, "--resolve", address];
  return curl(...trust, ...more, `https://${serverName}:${gateway.port}/`);
}

/** Opens a TLS connection. */
async function secured(options: ConnectionOptions): Promise<TLSSocket> {
  const socket = connect({ port: gateway.port, ca: authority.certificate, ...options });
  await once(socket, "secureConnect");
  return socket;
}

test("the exact name wins over the wildcard, and each shows its own certificate", async () => {
  assert.equal((await get("a.example.com")).body, "a");
  assert.equal((await get("b.example.com")).body, "w");
});

test("of several certificates that are named, the one of the asked name is shown, else the first", async () => {
  for (const name of ["one.named.test", "two.named.test"]) {
    assert.equal((await get(name)).body, "named");
  }
  const other = await get("three.named.test", "--insecure", "-v");
  assert.match(other.messages, /CN=one\.named\.test/);
});

test("a name that no listener has, and none at all, end in the handshake", async () => {
  for (const name of ["other.test", "127.0.0.1"]) {
    const { status, messages } = await get(name);
    assert.equal(status, 0);
    assert.match(messages, /unrecognized name/);
  }
  await waitFor("log", () => gateway.output.includes("no listener for other.test"));
});

test("a host that belongs to another listener is misdirected, one that belongs to none not found", async () => {
  assert.equal((await get("b.example.com", "-H", "host: a.example.com")).status, 421);
  assert.equal((await get("a.example.com", "-H", "host: b.example.com")).status, 421);
  assert.equal((await get("a.example.com", "-H", "host: other.test")).status, 404);
});

test("on a shared HTTP/2 connection every request is judged by its own host", async () => {
  const session = connectHttp2(`https://127.0.0.1:${gateway.port}`, {
    servername: "b.example.com",
    ca: authority.certificate,
  });
  const ask = async (host: string): Promise<unknown> => {
    const stream = session.request({ ":authority": host });
    stream.resume();
    const [head] = await once(stream, "response");
    return head[":status"];
  };
  try {
    assert.equal(await ask("b.example.com"), 200);
    assert.equal(await ask("a.example.com"), 421);
    assert.equal(await ask("c.example.com"), 200);
    assert.equal(await ask("other.test"), 404);
  } finally {
    session.close();
  }
});

test("a client without a certificate is turned away where one is needed", async () => {
  const none = await get("client.example.com");
  assert.equal(none.status, 0);
  assert.equal((await get("perhaps.example.com")).body, "client");
});

test("a client is known by its certificate; an expired or foreign one is not one", async () => {
  const credentials = async (issuer: CertificateAuthority, days: number) => {
    const { certificatePath, keyPath } = await issuer.issue({ name: "client", days });
    return ["--cert", certificatePath, "--key", keyPath];
  };
  await using foreign = await CertificateAuthority.create();
  const valid = await credentials(authority, 1);
  assert.equal((await get("client.example.com", ...valid)).body, "client");
  for (const wrong of [await credentials(authority, -1), await credentials(foreign, 1)]) {
    assert.equal((await get("client.example.com", ...wrong)).status, 0);
    assert.equal((await get("perhaps.example.com", ...wrong)).body, "client");
  }
});

test("a certificate that changes is shown to new connections, and the old ones continue", async () => {
  const socket = await secured({ servername: "a.example.com" });
  const next = await authority.issue({ name: "a.example.com" });
  const { serialNumber } = new X509Certificate(next.certificate);
  // Key and certificate change one after the other: in between they do not match.
  await gateway.replaceFile("a.key", next.key);
  await gateway.replaceFile("a.crt", next.certificate);
  await waitFor("the new certificate", async () => {
    const other = await secured({ servername: "a.example.com" });
    const shown = other.getPeerCertificate().serialNumber;
    other.destroy();
    return shown === serialNumber;
  });
  socket.write("GET / HTTP/1.1\r\nhost: a.example.com\r\nconnection: close\r\n\r\n");
  const [answer] = await once(socket, "data");
  assert.match(String(answer), /^HTTP\/1.1 200/);
});
