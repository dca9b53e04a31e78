import assert from "node:assert/strict";
import { test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { loadStandalone } from "./load.ts";

await using authority = await CertificateAuthority.create();
const ec = await authority.issue({ name: "ec.test" });
const rsa = await authority.issue({ name: "rsa.test", newKey: ["-newkey", "rsa:2048"] });

/** The errors of a file with a listener of HTTPS. */
function errorsOf(pair: typeof ec, suites: string, more = ""): readonly string[] {
  const files = new Map([
    ["a.crt", pair.certificate],
    ["a.key", pair.key],
  ]);
  const tls = `tls: {cert: a.crt, key: a.key}, frontend: {tls: {cipherSuites: [${suites}]${more}}}`;
  const text = `gateways: {web: {port: 443, protocol: HTTPS, ${tls}, routes: [{backends: [{host: 'a:1'}]}]}}\n`;
  const readFile = (path: string) => Buffer.from(files.get(path) ?? "");
  return loadStandalone({ file: "gw.yaml", text, environment: {}, readFile })
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path}: ${message}`);
}

const RSA = "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256";
const ECDSA = "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256";
const NEW = "TLS13_AES_128_GCM_SHA256";

test("cipher suites that are all for another type of key than that of the certificate are refused", () => {
  const place = "gateways.web.frontend.tls.cipherSuites";
  const [first = "", ...others] = errorsOf(ec, RSA);
  assert.deepEqual(others, []);
  assert.ok(first.startsWith(`${place}: no client can connect: the key of the certificate is EC`));
  assert.match(errorsOf(rsa, ECDSA).join(), /the key of the certificate is RSA/);
});

test("cipher suites of which one fits the certificate are accepted", () => {
  assert.deepEqual(errorsOf(ec, ECDSA), []);
  assert.deepEqual(errorsOf(rsa, RSA), []);
  assert.deepEqual(errorsOf(ec, `${RSA}, ${ECDSA}`), []);
  assert.deepEqual(errorsOf(ec, `${RSA}, ${NEW}`), []);
  assert.notDeepEqual(errorsOf(ec, `${RSA}, ${NEW}`, ', maxProtocolVersion: "1.2"'), []);
});
