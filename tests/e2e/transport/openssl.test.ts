import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { connect } from "node:tls";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

/**
 * Parameters that `openssl s_client` negotiates with listeners, for every field of `frontend.tls`.
 */

const NAMES = [
  "NEWEST",
  "NEW",
  "OLD",
  "ONE",
  "GROUPS",
  "HYBRID",
  "RSA",
  "CLIENTS",
  "MODERN",
] as const;
type Name = (typeof NAMES)[number];

let authority: CertificateAuthority;
let server: Credentials;
let rsa: Credentials;
let client: Credentials;
let gateway: Gateway;
let ports: Readonly<Record<Name, number>>;

const KEYS = "cert: s.crt, key: s.key";
const listener = (name: Name, tls: string, frontend: string): string =>
  `  ${name.toLowerCase()}: {port: $${name}, protocol: HTTPS, tls: {${tls}}, frontend: {${frontend}}}`;

const CONFIG = `
gateways:
  web: {port: $PORT, protocol: HTTPS, tls: {${KEYS}}}
${listener("NEW", KEYS, "tls: {minProtocolVersion: '1.3', cipherSuites: [TLS13_CHACHA20_POLY1305_SHA256], alpnProtocols: [http/1.1]}")}
${listener("NEWEST", KEYS, "tls: {minProtocolVersion: '1.3'}")}
${listener("OLD", KEYS, "tls: {maxProtocolVersion: '1.2', alpnProtocols: [h2]}")}
${listener("ONE", KEYS, "tls: {cipherSuites: [TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256]}")}
${listener("GROUPS", KEYS, "tls: {keyExchangeGroups: [P-384]}")}
${listener("HYBRID", KEYS, "tls: {keyExchangeGroups: [X25519_MLKEM768, P-256]}")}
${listener("RSA", "cert: r.crt, key: r.key", "tls: {}")}
${listener("CLIENTS", `${KEYS}, frontendValidation: {ca: ca.crt}`, "tls: {}")}
${listener("MODERN", KEYS, "tls: {cipherSuites: [TLS13_AES_128_GCM_SHA256]}")}
routes:
- gateways: [web, ${NAMES.map((name) => name.toLowerCase()).join(", ")}]
  policies: {directResponse: {status: 200, body: served}}
`;

before(async () => {
  authority = await CertificateAuthority.create();
  server = await authority.issue({ name: "localhost" });
  client = await authority.issue({ name: "client" });
  rsa = await authority.issue({ name: "localhost", newKey: ["-newkey", "rsa:2048"] });
  const free = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(free) as typeof ports;
  gateway = await Gateway.start({
    config: CONFIG,
    environment: Object.fromEntries(free.map(([name, port]) => [name, String(port)])),
    files: {
      "s.crt": server.certificate,
      "s.key": server.key,
      "r.crt": rsa.certificate,
      "r.key": rsa.key,
      "ca.crt": authority.certificate,
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/** The negotiated parameters, and the response to a request. */
interface Agreed {
  readonly output: string;
  readonly version: string | undefined;
  readonly cipher: string | undefined;
  readonly group: string | undefined;
  readonly protocol: string | undefined;
  readonly served: boolean;
}

async function agree(port: number, ...options: readonly string[]): Promise<Agreed> {
  const address = ["-connect", `127.0.0.1:${port}`, "-CAfile", authority.certificatePath];
  const name = options.includes("-noservername") ? [] : ["-servername", "localhost"];
  const child = spawn("openssl", ["s_client", ...address, ...name, ...options]);
  let output = "";
  child.stdin.on("error", () => {});
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/^served/m.test(output)) child.stdin.end();
    });
  child.stdin.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  await once(child, "close");
  const part = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
  return {
    output,
    version: part(/^New, (TLSv[\d.]+), Cipher/m),
    cipher: part(/Cipher is (?!\(NONE\))(\S+)/),
    group: part(/^(?:Server Temp Key|Peer Temp Key): (?:ECDH, )?([^,\s]+)/m),
    protocol: part(/^ALPN protocol: (\S+)/m),
    served: output.includes("served"),
  };
}

const OLD_CIPHERS = [
  ...["ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-ECDSA-AES128-GCM-SHA256"],
  "ECDHE-ECDSA-CHACHA20-POLY1305",
];
const NEW_CIPHERS = [
  ...["TLS_AES_256_GCM_SHA384", "TLS_AES_128_GCM_SHA256", "TLS_CHACHA20_POLY1305_SHA256"],
];

test("TLS 1.2 and 1.3 are spoken, and nothing older", async () => {
  for (const [option, version] of [
    ["-tls1_2", "TLSv1.2"],
    ["-tls1_3", "TLSv1.3"],
  ] as const) {
    const agreed = await agree(gateway.port, option);
    assert.deepEqual([agreed.version, agreed.served], [version, true], agreed.output);
  }
  for (const option of ["-tls1", "-tls1_1"]) {
    const { cipher, output } = await agree(gateway.port, option, "-cipher", "ALL:@SECLEVEL=0");
    assert.equal(cipher, undefined);
    assert.match(output, /alert protocol version/);
  }
});

test("every cipher suite of the schema, and no other", async () => {
  for (const cipher of OLD_CIPHERS) {
    const agreed = await agree(gateway.port, "-tls1_2", "-cipher", cipher);
    assert.deepEqual([agreed.cipher, agreed.served], [cipher, true], agreed.output);
    const byRsa = cipher.replace("ECDSA", "RSA");
    assert.equal((await agree(ports.RSA, "-tls1_2", "-cipher", byRsa)).cipher, byRsa);
  }
  for (const cipher of NEW_CIPHERS) {
    const agreed = await agree(gateway.port, "-ciphersuites", cipher);
    assert.deepEqual([agreed.cipher, agreed.served], [cipher, true], agreed.output);
  }
  const weak = ["ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384", "AES128-GCM-SHA256"];
  for (const cipher of [...weak, "ECDHE-ECDSA-AES128-CCM8"])
    assert.equal((await agree(gateway.port, "-tls1_2", "-cipher", cipher)).cipher, undefined);
  assert.equal((await agree(ports.RSA, "-tls1_2", "-cipher", "AES128-SHA")).cipher, undefined);
});

test("the groups of the key exchange", async () => {
  for (const [option, group] of [
    ["X25519", "X25519"],
    ["P-256", "P-256"],
    ["P-384", "P-384"],
  ] as const) {
    const found = await agree(gateway.port, "-groups", option);
    assert.equal(found.group?.replace("prime256v1", "P-256").replace("secp384r1", "P-384"), group);
  }
  assert.equal((await agree(ports.GROUPS, "-groups", "P-384")).served, true);
  assert.equal((await agree(ports.GROUPS, "-groups", "X25519:P-256")).cipher, undefined);
  assert.equal((await agree(ports.HYBRID, "-groups", "P-256")).served, true);
  assert.equal((await agree(ports.HYBRID, "-groups", "X25519")).cipher, undefined);
});

test("the hybrid group, by a client that knows no other", async () => {
  const offer = (port: number) => {
    const ca = authority.certificate;
    return connect({ port, ca, servername: "localhost", ecdhCurve: "X25519MLKEM768" });
  };
  for (const port of [gateway.port, ports.HYBRID]) {
    const socket = offer(port);
    await once(socket, "secureConnect");
    assert.equal(socket.getProtocol(), "TLSv1.3");
    socket.destroy();
  }
  await assert.rejects(once(offer(ports.GROUPS), "secureConnect"), /handshake failure/);
});

test("versions, suites and protocols are those that the policy names", async () => {
  const newest = await agree(ports.NEW, "-alpn", "h2,http/1.1");
  assert.deepEqual(
    [newest.version, newest.cipher, newest.protocol, newest.served],
    ["TLSv1.3", "TLS_CHACHA20_POLY1305_SHA256", "http/1.1", true],
  );
  for (const port of [ports.NEW, ports.NEWEST])
    assert.match((await agree(port, "-tls1_2")).output, /alert protocol version/);
  assert.equal((await agree(ports.NEWEST)).version, "TLSv1.3");
  assert.equal((await agree(ports.OLD)).version, "TLSv1.2");
  assert.match((await agree(ports.OLD, "-tls1_3")).output, /alert protocol version/);
  assert.equal((await agree(ports.ONE, "-tls1_2")).cipher, "ECDHE-ECDSA-AES128-GCM-SHA256");
  assert.equal((await agree(ports.ONE, "-tls1_3")).cipher, undefined);
  assert.equal((await agree(ports.MODERN)).cipher, "TLS_AES_128_GCM_SHA256");
  assert.equal((await agree(ports.MODERN, "-tls1_2")).cipher, undefined);
  const other = ["-tls1_2", "-cipher", "ECDHE-ECDSA-AES256-GCM-SHA384"];
  assert.equal((await agree(ports.ONE, ...other)).cipher, undefined);
});

test("the negotiated protocol is the gateway's first one that the client offers, if any", async () => {
  assert.equal((await agree(gateway.port, "-alpn", "http/1.1,h2")).protocol, "h2");
  assert.equal((await agree(gateway.port, "-alpn", "http/1.1")).protocol, "http/1.1");
  const none = await agree(gateway.port);
  assert.deepEqual([none.protocol, none.served], [undefined, true]);
  for (const port of [gateway.port, ports.OLD])
    assert.match((await agree(port, "-alpn", "spdy/3")).output, /alert no application protocol/);
  assert.match(
    (await agree(ports.OLD, "-alpn", "http/1.1")).output,
    /alert no application protocol/,
  );
});

test("a client without a server name is served where one listener is for all", async () => {
  assert.equal((await agree(gateway.port, "-noservername")).served, true);
});

test("the certificate of a client, with either version", async () => {
  const own = ["-cert", client.certificatePath, "-key", client.keyPath];
  for (const version of ["-tls1_2", "-tls1_3"]) {
    assert.equal((await agree(ports.CLIENTS, version, ...own)).served, true);
    const none = await agree(ports.CLIENTS, version);
    assert.equal(none.served, false);
  }
  const foreign = await CertificateAuthority.create();
  const { certificatePath, keyPath } = await foreign.issue({ name: "client" });
  const wrong = await agree(ports.CLIENTS, "-cert", certificatePath, "-key", keyPath);
  assert.equal(wrong.served, false);
  await foreign[Symbol.asyncDispose]();
});

test("a session is resumed with the verified certificate chain", async () => {
  const { output } = await agree(gateway.port, "-tls1_2", "-reconnect");
  assert.match(output, /Verify return code: 0 \(ok\)/);
  assert.match(output, /^Reused, TLSv1.2/m);
});
