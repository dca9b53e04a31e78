import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import type { KeyPairKeyObjectResult } from "node:crypto";
import { test } from "node:test";
import { heldFault } from "./secret-contents.ts";

const RSA = pemOf(generateKeyPairSync("rsa", { modulusLength: 2048 }));
const WEAK = pemOf(generateKeyPairSync("rsa", { modulusLength: 1024 }));
const P256 = pemOf(generateKeyPairSync("ec", { namedCurve: "P-256" }));
const P384 = pemOf(generateKeyPairSync("ec", { namedCurve: "P-384" }));

function pemOf({ privateKey, publicKey }: KeyPairKeyObjectResult) {
  return {
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

test("a signing key must be a private key that fits the algorithm", () => {
  const fault = (algorithm: string, value: string) =>
    heldFault({ kind: "signing-key", algorithm }, value);
  for (const algorithm of ["RS256", "RS384", "RS512", "PS256"])
    assert.equal(fault(algorithm, RSA.privateKey), undefined);
  assert.equal(fault("ES256", P256.privateKey), undefined);
  assert.equal(fault("ES384", P384.privateKey), undefined);
  for (const [algorithm, { privateKey }] of [
    ["ES256", RSA],
    ["ES256", P384],
    ["ES384", P256],
    ["RS256", P256],
    ["PS256", WEAK],
  ] as const)
    assert.equal(
      fault(algorithm, privateKey),
      `cannot be used: the signing key does not fit ${algorithm}`,
    );
  for (const value of ["", "hello", RSA.publicKey])
    assert.equal(
      fault("RS256", value),
      "cannot be used: the signing key is not a private key in PEM",
    );
});

test("a credential can be written into a header, and no secret is blank", () => {
  const fault = (value: string) => heldFault({ kind: "credential" }, value);
  assert.equal(fault("Bearer token\n"), undefined);
  assert.equal(fault(" \n"), "must not be blank");
  for (const value of ["two\nlines", "a\u0000b", "\u20ac"])
    assert.equal(fault(value), "has characters that no header may have");
  assert.equal(heldFault({ kind: "secret" }, "\u20ac"), undefined);
  assert.equal(heldFault({ kind: "secret" }, "\t"), "must not be blank");
});

test("a certificate must be PEM", () => {
  assert.equal(
    heldFault({ kind: "certificate" }, RSA.privateKey),
    "must hold certificates in the form of PEM",
  );
});

test("credentials of Google must have what their kind needs", () => {
  const fault = (value: unknown) =>
    heldFault({ kind: "google-credentials" }, JSON.stringify(value));
  const account = { type: "service_account", client_email: "a@b", private_key: RSA.privateKey };
  assert.equal(fault(account), undefined);
  assert.equal(
    fault({ ...account, private_key: P256.privateKey }),
    "cannot be used: the signing key does not fit RS256",
  );
  assert.equal(fault({ ...account, client_email: "" }), "must have `client_email`");
  assert.equal(
    fault({ type: "authorized_user", client_id: "a" }),
    "must have `client_secret`, `refresh_token`",
  );
  assert.equal(
    fault({ type: "external_account", audience: "a", subject_token_type: "b" }),
    undefined,
  );
  assert.match(
    fault({ type: "other" }) ?? "",
    /^must have a `type` that is one of service_account,/u,
  );
  for (const value of ["", "[]", "{"])
    assert.equal(
      heldFault({ kind: "google-credentials" }, value),
      "must hold credentials of Google as a JSON object",
    );
});

test("a password file has a user, and its lines are never printed", () => {
  const fault = (value: string) => heldFault({ kind: "password-file" }, value);
  assert.equal(fault("# users\n\na:HtlmNZnIgRCRE\nb:ignored\n"), undefined);
  for (const value of ["", "# none", "a:secret\nb\n"]) {
    assert.match(fault(value) ?? "", /^must have a line that is `user:hash`/);
    assert.ok(!fault(value)?.includes("secret"));
  }
});
