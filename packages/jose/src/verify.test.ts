import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as fc from "fast-check";
import { base64url, createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from "jose";
import type { CryptoKey, JWK, JWTPayload } from "jose";
import { ALGORITHMS } from "./algorithms.ts";
import { type KeySet, parseKeySet } from "./key-set.ts";
import { TokenVerifier, type Verification } from "./verify.ts";

const ISSUER = "https://idp.example/";
const AUDIENCE = "http://gateway.example/mcp";
const NOW = 1_800_000_000;
const LEEWAY = 60;

interface Signer {
  readonly algorithm: string;
  readonly jwk: JWK;
  readonly privateKey: CryptoKey;
}

const signers = new Map<string, Signer>();
let keySet: KeySet;

before(async () => {
  await Promise.all([...ALGORITHMS.keys()].map(makeSigner));
  keySet = parseKeySet({ keys: [...signers.values()].map((signer) => signer.jwk) });
});

async function makeSigner(algorithm: string): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: `key-${algorithm}`, alg: algorithm };
  signers.set(algorithm, { algorithm, jwk, privateKey: pair.privateKey });
}

function signer(algorithm = "RS256"): Signer {
  const found = signers.get(algorithm);
  assert.ok(found);
  return found;
}

function sign(claims: JWTPayload = {}, by = signer(), header: object = {}): Promise<string> {
  return new SignJWT({ iss: ISSUER, aud: AUDIENCE, exp: NOW + LEEWAY, sub: "user", ...claims })
    .setProtectedHeader({ alg: by.algorithm, kid: `key-${by.algorithm}`, ...header })
    .sign(by.privateKey);
}

function verifier(options: { keys?: () => KeySet | undefined; audiences?: string[] } = {}) {
  const provider = {
    issuer: ISSUER,
    audiences: options.audiences ?? [AUDIENCE],
    keys: options.keys ?? (() => keySet),
  };
  return new TokenVerifier([provider], { cacheEntries: 4, leeway: LEEWAY });
}

function reason(verification: Verification<unknown>): string {
  return verification.kind === "invalid" ? verification.reason : verification.kind;
}

test("a token of every allowed algorithm is valid, and its claims cannot be changed", async () => {
  for (const algorithm of ALGORITHMS.keys()) {
    const token = await sign({ roles: ["a"] }, signer(algorithm));
    const verification = verifier().verify(token, NOW);
    assert.equal(verification.kind, "valid", algorithm);
    if (verification.kind !== "valid") continue;
    assert.equal(verification.claims["sub"], "user");
    assert.ok(
      Object.isFrozen(verification.claims) && Object.isFrozen(verification.claims["roles"]),
    );
  }
});

test("a token signed by the algorithm of another key of the set is not valid", async () => {
  const token = await sign({}, signer("ES256"), { alg: "ES256", kid: "key-RS256" });
  assert.equal(verifier().verify(token, NOW).kind, "unknown-key");
});

test("unsigned tokens and tokens with a shared key are not allowed", async () => {
  const claims = { iss: ISSUER, aud: AUDIENCE, exp: NOW + LEEWAY };
  const encode = (value: object) => base64url.encode(JSON.stringify(value));
  const none = `${encode({ alg: "none" })}.${encode(claims)}.`;
  assert.match(reason(verifier().verify(none, NOW)), /signature is malformed/);
  const named = `${encode({ alg: "none" })}.${encode(claims)}.AAAA`;
  assert.match(reason(verifier().verify(named, NOW)), /algorithm is not allowed/);
  const shared = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(JSON.stringify(signer().jwk)));
  assert.match(reason(verifier().verify(shared, NOW)), /algorithm is not allowed/);
});

test("the issuer must be the same to the character", async () => {
  for (const iss of ["https://idp.example", "https://IDP.example/", "https://idp.example//", ""]) {
    const token = await sign({ iss });
    assert.match(reason(verifier().verify(token, NOW)), /issuer is not trusted/);
  }
});

test("one of the audiences must be among the accepted ones", async () => {
  const both = verifier({ audiences: ["other", AUDIENCE] });
  assert.equal(both.verify(await sign({ aud: ["x", AUDIENCE] }), NOW).kind, "valid");
  assert.match(reason(both.verify(await sign({ aud: ["x"] }), NOW)), /audience/);
  assert.match(reason(both.verify(await sign({ aud: `${AUDIENCE}/` }), NOW)), /audience/);
});

test("without configured audiences any audience is accepted", async () => {
  const provider = { issuer: ISSUER, audiences: undefined, keys: () => keySet };
  const any = new TokenVerifier([provider], { cacheEntries: 0, leeway: LEEWAY });
  assert.equal(any.verify(await sign({ aud: "whoever" }), NOW).kind, "valid");
});

test("times hold within the leeway, also for a token seen before", async () => {
  const checks = verifier();
  const token = await sign({ exp: NOW, nbf: NOW });
  assert.equal(checks.verify(token, NOW + LEEWAY - 1).kind, "valid");
  assert.match(reason(checks.verify(token, NOW + LEEWAY)), /expired/);
  assert.match(reason(verifier().verify(token, NOW - LEEWAY - 1)), /not valid yet/);
  assert.equal(verifier().verify(token, NOW - LEEWAY).kind, "valid");
  const endless = await new SignJWT({ iss: ISSUER, aud: AUDIENCE })
    .setProtectedHeader({ alg: "RS256", kid: "key-RS256" })
    .sign(signer().privateKey);
  assert.match(reason(verifier().verify(endless, NOW)), /no exp/);
});

test("a changed set of keys ends what was remembered", async () => {
  let keys: KeySet | undefined = keySet;
  const checks = verifier({ keys: () => keys });
  const token = await sign();
  assert.equal(checks.verify(token, NOW).kind, "valid");
  keys = parseKeySet({ keys: [signer("ES256").jwk] });
  assert.equal(checks.verify(token, NOW).kind, "unknown-key");
  keys = undefined;
  assert.equal(checks.verify(token, NOW).kind, "no-keys");
});

test("a token that ends like a remembered one is not taken for it", async () => {
  const checks = verifier();
  const token = await sign();
  assert.equal(checks.verify(token, NOW).kind, "valid");
  const [header, , signature] = token.split(".");
  const forged = base64url.encode(JSON.stringify({ iss: ISSUER, aud: AUDIENCE, exp: NOW + 1 }));
  assert.match(
    reason(checks.verify(`${header}.${forged}.${signature}`, NOW)),
    /signature is wrong/,
  );
});

test("several providers: the issuer of the token chooses, and equal key ids do not mix", async () => {
  const other = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(other.publicKey)), kid: "key-RS256" };
  const second = { issuer: "https://second.example", audiences: undefined, keys: () => set };
  const set = parseKeySet({ keys: [jwk] });
  const first = { issuer: ISSUER, audiences: undefined, keys: () => keySet };
  const checks = new TokenVerifier([first, second], { cacheEntries: 1, leeway: 0 });
  const by = { algorithm: "RS256", jwk, privateKey: other.privateKey };
  assert.equal(checks.verify(await sign({ iss: second.issuer }, by), NOW).kind, "valid");
  assert.match(reason(checks.verify(await sign({}, by), NOW)), /signature is wrong/);
});

test("critical extensions are refused", async () => {
  const encode = (value: object) => base64url.encode(JSON.stringify(value));
  const token = `${encode({ alg: "RS256", crit: ["b64"], b64: false })}.${encode({})}.AAAA`;
  assert.match(reason(verifier().verify(token, NOW)), /critical/);
});

test("whatever is done to a token, it is accepted only where the reference library accepts it", async () => {
  const reference = createLocalJWKSet({ keys: [...signers.values()].map((one) => one.jwk) });
  const tokens = await Promise.all([...ALGORITHMS.keys()].map((name) => sign({}, signer(name))));
  const mutation = fc.record({
    token: fc.constantFrom(...tokens),
    at: fc.nat(900),
    remove: fc.nat(2),
    insert: fc.string({ maxLength: 2, unit: fc.constantFrom(..."Aa0-_=. \n+/é") }),
  });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ token, at, remove, insert }) => {
      const changed = token.slice(0, at) + insert + token.slice(at + remove);
      const ours = verifier().verify(changed, NOW).kind === "valid";
      if (changed === token) return assert.ok(ours);
      const options = { issuer: ISSUER, audience: AUDIENCE, currentDate: new Date(NOW * 1000) };
      const theirs = await jwtVerify(changed, reference, options).then(
        () => true,
        () => false,
      );
      assert.ok(!ours || theirs);
      assert.ok(!ours, "one token has one spelling");
    }),
    { numRuns: 300 },
  );
});
