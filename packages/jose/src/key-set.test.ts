import assert from "node:assert/strict";
import { before, test } from "node:test";
import { exportJWK, generateKeyPair, generateSecret, type JWK } from "jose";
import { parseKeySet } from "./key-set.ts";

let rsa: JWK;
let ec: JWK;

before(async () => {
  rsa = await exportJWK((await generateKeyPair("RS256", { extractable: true })).privateKey);
  ec = await exportJWK((await generateKeyPair("ES256", { extractable: true })).publicKey);
});

test("a key without alg serves every algorithm of its type, one with alg only that", () => {
  const open = parseKeySet({ keys: [{ ...rsa, kid: "a" }] });
  assert.equal(open.candidates("PS512", "a").length, 1);
  const named = parseKeySet({ keys: [{ ...rsa, kid: "a", alg: "RS256" }] });
  assert.equal(named.candidates("PS512", "a").length, 0);
  assert.equal(named.candidates("RS256", "a").length, 1);
});

test("a token without key id is matched only when one key fits", () => {
  assert.equal(parseKeySet({ keys: [rsa, ec] }).candidates("RS256", undefined).length, 1);
  const twice = parseKeySet({ keys: [rsa, { ...rsa, kid: "b" }] });
  assert.equal(twice.candidates("RS256", undefined).length, 0);
  assert.equal(twice.candidates("RS256", "b").length, 1);
  assert.equal(twice.candidates("RS256", "c").length, 0);
});

test("keys of other uses, shared keys and unknown types are left out", async () => {
  const shared = await exportJWK(await generateSecret("HS256", { extractable: true }));
  const unusable = [
    { ...rsa, use: "enc" },
    { ...rsa, key_ops: ["encrypt"] },
    { ...rsa, alg: "RSA-OAEP" },
    { ...shared, alg: "HS256" },
    { kty: "future" },
    { kty: "EC", crv: "P-256", x: "AA", y: "AA" },
    null,
    "text",
  ];
  assert.equal(parseKeySet({ keys: [...unusable, ec] }).size, 1);
  assert.throws(() => parseKeySet({ keys: unusable }), /no key/);
});

test("a weak RSA key is left out", async () => {
  const { publicKey } = await import("node:crypto").then((crypto) =>
    crypto.generateKeyPairSync("rsa", { modulusLength: 1024 }),
  );
  assert.throws(() => parseKeySet({ keys: [publicKey.export({ format: "jwk" })] }), /no key/);
});

test("the private half of a key is not kept", () => {
  const [key] = parseKeySet({ keys: [rsa] }).candidates("RS256", undefined);
  assert.equal(key?.type, "public");
});

test("what is not a key set is an error", () => {
  for (const document of [undefined, null, [], "x", {}, { keys: {} }, { keys: [] }]) {
    assert.throws(() => parseKeySet(document));
  }
});
