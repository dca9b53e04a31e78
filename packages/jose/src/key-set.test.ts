import assert from "node:assert/strict";
import { before, test } from "node:test";
import { exportJWK, generateKeyPair, generateSecret, type JWK } from "jose";
import { MAX_KEYS_TRIED } from "./bounds.ts";
import { type KeySet, parseKeySet } from "./key-set.ts";

let rsa: JWK;
let other: JWK;
let ec: JWK;

before(async () => {
  rsa = await exportJWK((await generateKeyPair("RS256", { extractable: true })).privateKey);
  other = await exportJWK((await generateKeyPair("RS256", { extractable: true })).publicKey);
  ec = await exportJWK((await generateKeyPair("ES256", { extractable: true })).publicKey);
});

const candidates = (keySet: KeySet, alg: string, kid?: string) =>
  keySet.candidates(kid === undefined ? { alg } : { alg, kid });

test("a key without alg may be used for every algorithm of its type, and a key with alg only for that algorithm", async () => {
  const open = parseKeySet({ keys: [{ ...rsa, kid: "a" }] });
  assert.equal((await candidates(open, "PS512", "a")).length, 1);
  const named = parseKeySet({ keys: [{ ...rsa, kid: "a", alg: "RS256" }] });
  assert.equal((await candidates(named, "PS512", "a")).length, 0);
  assert.equal((await candidates(named, "RS256", "a")).length, 1);
});

test("keys with the same key id are all candidates", async () => {
  const keySet = parseKeySet({
    keys: [
      { ...rsa, kid: "a" },
      { ...other, kid: "a" },
    ],
  });
  assert.equal((await candidates(keySet, "RS256", "a")).length, 2);
  assert.equal((await candidates(keySet, "RS256")).length, 2);
});

test("a token without a key id may be signed by each key that fits, up to a bound", async () => {
  assert.equal((await candidates(parseKeySet({ keys: [rsa, ec] }), "RS256")).length, 1);
  const twice = parseKeySet({ keys: [rsa, { ...rsa, kid: "b" }] });
  assert.equal((await candidates(twice, "RS256")).length, 2);
  assert.equal((await candidates(twice, "RS256", "b")).length, 1);
  assert.equal((await candidates(twice, "RS256", "c")).length, 0);
  const many = parseKeySet({ keys: Array.from({ length: MAX_KEYS_TRIED + 1 }, () => rsa) });
  assert.equal((await candidates(many, "RS256")).length, MAX_KEYS_TRIED);
});

test("keys for other uses, shared keys and keys of unknown types are left out", async () => {
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

test("the private part of a key is not kept", async () => {
  const [key] = await candidates(parseKeySet({ keys: [rsa] }), "RS256");
  assert.equal(key?.type, "public");
});

test("what is told of keys is public", async () => {
  const pairs = await Promise.all(
    ["RS256", "ES256", "EdDSA"].map((name) => generateKeyPair(name, { extractable: true })),
  );
  const secret = await Promise.all(pairs.map(({ privateKey }) => exportJWK(privateKey)));
  const shared = { ...(await exportJWK(await generateSecret("HS256", { extractable: true }))) };
  const more = { kid: "own", "x5t#S256": "x", note: "private" };
  const told = parseKeySet({ keys: [shared, ...secret].map((each) => ({ ...each, ...more })) });
  assert.deepEqual(
    told.publicKeys.map((key) => Object.keys(key).toSorted()),
    [
      ["e", "kid", "kty", "n"],
      ["crv", "kid", "kty", "x", "y"],
      ["crv", "kid", "kty", "x"],
    ],
  );
});

test("an invalid key set is an error", async () => {
  for (const document of [undefined, null, [], "x", {}, { keys: {} }, { keys: [] }]) {
    assert.throws(() => parseKeySet(document));
  }
});
