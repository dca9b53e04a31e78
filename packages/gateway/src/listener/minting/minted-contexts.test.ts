import assert from "node:assert/strict";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { issueLeaf } from "@edge-gateway/x509/certificates";
import { MintedContexts } from "./minted-contexts.ts";
import { isServerName } from "./server-name.ts";

const EC = (curve: string) => ["-newkey", "ec", "-pkeyopt", `ec_paramgen_curve:${curve}`];
const KEYS = [
  EC("P-256"),
  EC("P-384"),
  EC("P-521"),
  ["-newkey", "rsa:2048"],
  ["-newkey", "ed25519"],
];

test("a certificate is valid for one server and has its own key, whatever the authority's key type", async () => {
  for (const newKey of KEYS) {
    await using authority = await CertificateAuthority.create(newKey);
    const certificate = new X509Certificate(authority.certificate);
    const issuer = { certificate, privateKey: createPrivateKey(authority.key) };
    const now = Math.floor(Date.now() / 1000) * 1000;
    const times = { notBefore: new Date(now), notAfter: new Date(now + 1000) };
    const issued = issueLeaf(issuer, { names: ["a.test"], ...times });
    const leaf = new X509Certificate(issued.certificate);
    const ownKey = createPrivateKey(issued.privateKey);
    assert.ok(leaf.verify(certificate.publicKey), newKey.join(" "));
    assert.ok(leaf.checkIssued(certificate) && leaf.checkPrivateKey(ownKey));
    assert.equal(ownKey.asymmetricKeyDetails?.namedCurve, "prime256v1");
    assert.equal(leaf.subjectAltName, "DNS:a.test");
    assert.deepEqual([leaf.ca, leaf.keyUsage], [false, ["1.3.6.1.5.5.7.3.1"]]);
    assert.deepEqual([leaf.validFromDate, leaf.validToDate], [times.notBefore, times.notAfter]);
    const other = issueLeaf(issuer, { names: ["a.test"], ...times });
    assert.notEqual(new X509Certificate(other.certificate).serialNumber, leaf.serialNumber);
  }
});

test("concurrent and later requests for a name share a certificate, until it expires or is evicted", async () => {
  await using authority = await CertificateAuthority.create();
  let now = Date.now();
  const pair = { certificate: authority.certificate, privateKey: authority.key };
  const settings = { ...DEFAULTS.dynamicCaSettings, maxCertificates: 2, cacheTtl: 10_000 };
  const contexts = new MintedContexts(pair, {}, settings, () => now);
  const [first, ...others] = await Promise.all(
    Array.from({ length: 9 }, () => contexts.of("a.test")),
  );
  assert.ok(first !== undefined && others.every((other) => other === first));
  now += 9_999;
  assert.equal(await contexts.of("a.test"), first);
  now += 1;
  const second = await contexts.of("a.test");
  assert.notEqual(second, first);
  await contexts.of("b.test");
  assert.equal(await contexts.of("a.test"), second);
  await contexts.of("c.test");
  assert.equal(await contexts.of("a.test"), second);
  const third = await contexts.of("b.test");
  await contexts.of("c.test");
  assert.equal(await contexts.of("b.test"), third);
  assert.notEqual(await contexts.of("a.test"), second);
});

test("a flood of names creates no more certificates than the limit, and cached ones stay available", async () => {
  await using authority = await CertificateAuthority.create();
  let now = Math.floor(Date.now() / 1000) * 1000;
  const pair = { certificate: authority.certificate, privateKey: authority.key };
  const settings = { ...DEFAULTS.dynamicCaSettings, maxNewCertificates: 3 };
  const contexts = new MintedContexts(pair, {}, settings, () => now);
  const known = await contexts.of("known.test");
  const flood = async (): Promise<number> => {
    const names = Array.from({ length: 20 }, (_, index) => `${now}-${index}.test`);
    const made = await Promise.all(names.map((name) => contexts.of(name)));
    return made.filter((context) => context !== undefined).length;
  };
  assert.equal(await flood(), 2);
  assert.equal(await contexts.of("known.test"), known);
  now += 1000;
  assert.equal(await flood(), 3);
});

test("no certificate is created for an invalid host name", async () => {
  await using authority = await CertificateAuthority.create();
  const pair = { certificate: authority.certificate, privateKey: authority.key };
  const contexts = new MintedContexts(pair, {}, DEFAULTS.dynamicCaSettings);
  const label = "a".repeat(63);
  for (const name of ["localhost", "a.test", "xn--bcher-kva.test", `${label}.test`])
    assert.ok(isServerName(name), name);
  const long = Array.from({ length: 4 }, () => label).join(".");
  const wrong = [
    "",
    "*.a.test",
    "a.test.",
    "127.0.0.1",
    "::1",
    "a_b.test",
    "-a.test",
    `a${label}.b`,
  ];
  for (const name of [...wrong, long, "A.test", "a..b", "a\0.test"])
    assert.equal(await contexts.of(name), undefined, name);
});

test("an authority whose key cannot sign certificates is refused", async () => {
  await using authority = await CertificateAuthority.create();
  const x25519 =
    "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VuBCIEIMB0gO9y0rZ9FfE8R1Q8k0cTTb3L1WvQHnBNNcJ2kVdU\n-----END PRIVATE KEY-----\n";
  const pair = { certificate: authority.certificate, privateKey: x25519 };
  const make = () => new MintedContexts(pair, {}, DEFAULTS.dynamicCaSettings);
  assert.throws(make, /no certificate can be signed/);
});
