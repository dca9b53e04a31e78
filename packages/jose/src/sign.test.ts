import assert from "node:assert/strict";
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import { jwtVerify } from "jose";
import { readSigningKey, signToken } from "./sign.ts";

const PKCS8 = { type: "pkcs8", format: "pem" } as const;
const RSA = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export(PKCS8);
const P256 = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export(PKCS8);
const P384 = generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey.export(PKCS8);

const CASES: readonly (readonly [algorithm: string, pem: string | Buffer])[] = [
  ...["RS256", "RS384", "RS512", "PS256"].map((algorithm) => [algorithm, RSA] as const),
  ["ES256", P256],
  ["ES384", P384],
];

for (const [algorithm, pem] of CASES)
  test(`a token signed with ${algorithm} can be verified`, async () => {
    const key = readSigningKey(String(pem), algorithm);
    const token = await signToken({ sub: "me" }, key, { kid: "one" });
    const { payload, protectedHeader } = await jwtVerify(token, createPublicKey(pem));
    assert.deepEqual(payload, { sub: "me" });
    assert.deepEqual(protectedHeader, { alg: algorithm, typ: "JWT", kid: "one" });
  });

test("a key for another algorithm is refused, and the message does not contain the key", () => {
  assert.throws(() => readSigningKey(String(P256), "RS256"), /does not fit RS256/);
  assert.throws(() => readSigningKey(String(P256), "ES384"), /does not fit ES384/);
  assert.throws(() => readSigningKey("secret", "RS256"), {
    message: /^[^]*not a private key in PEM$/,
  });
  const small = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export(PKCS8);
  assert.throws(() => readSigningKey(String(small), "RS256"), /does not fit/);
});
