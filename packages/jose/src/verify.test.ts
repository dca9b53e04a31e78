import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as fc from "fast-check";
import { base64url, exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWK, JWTPayload } from "jose";
import { type KeySet, parseKeySet } from "./key-set.ts";
import { ALGORITHMS } from "./public-key.ts";
import {
  TokenVerifier,
  type TokenProvider,
  type Verification,
  type VerifierLimits,
} from "./verify.ts";

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
  await Promise.all(ALGORITHMS.map(makeSigner));
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
    requiredClaims: ["exp"],
    keys: options.keys ?? (() => keySet),
  };
  return verifierOf([provider]);
}

/** Verifies a token like the policy does: a cached token is not verified again. */
function verifierOf(providers: TokenProvider[], limits: Partial<VerifierLimits> = {}) {
  const cached = new TokenVerifier(providers, { cacheEntries: 4, leeway: LEEWAY, ...limits });
  const verify = async (token: string, now: number) =>
    cached.recall(token, now) ?? (await cached.verify(token, now));
  return { verify };
}

async function reason(verifying: Promise<Verification<unknown>>): Promise<string> {
  const verification = await verifying;
  return verification.kind === "invalid" ? verification.reason : verification.kind;
}

test("a token of every allowed algorithm is valid, and its claims cannot be changed", async () => {
  for (const algorithm of ALGORITHMS) {
    const token = await sign({ roles: ["a"] }, signer(algorithm));
    const verification = await verifier().verify(token, NOW);
    assert.equal(verification.kind, "valid", algorithm);
    if (verification.kind !== "valid") continue;
    assert.equal(verification.claims["sub"], "user");
    assert.ok(
      Object.isFrozen(verification.claims) && Object.isFrozen(verification.claims["roles"]),
    );
  }
});

test("a token that is signed with the algorithm of another key of the set is invalid", async () => {
  const token = await sign({}, signer("ES256"), { alg: "ES256", kid: "key-RS256" });
  assert.equal((await verifier().verify(token, NOW)).kind, "unknown-key");
});

test("unsigned tokens and tokens with a shared key are refused", async () => {
  const claims = { iss: ISSUER, aud: AUDIENCE, exp: NOW + LEEWAY };
  const encode = (value: object) => base64url.encode(JSON.stringify(value));
  const none = `${encode({ alg: "none" })}.${encode(claims)}.`;
  assert.match(await reason(verifier().verify(none, NOW)), /signature is malformed/);
  const named = `${encode({ alg: "none" })}.${encode(claims)}.AAAA`;
  assert.match(await reason(verifier().verify(named, NOW)), /algorithm is not allowed/);
  const shared = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(JSON.stringify(signer().jwk)));
  assert.match(await reason(verifier().verify(shared, NOW)), /algorithm is not allowed/);
});

test("the issuer must match exactly", async () => {
  for (const iss of ["https://idp.example", "https://IDP.example/", "https://idp.example//", ""]) {
    const token = await sign({ iss });
    assert.match(await reason(verifier().verify(token, NOW)), /issuer is not trusted/);
  }
});

test("one of the audiences must be among the accepted ones", async () => {
  const both = verifier({ audiences: ["other", AUDIENCE] });
  assert.equal((await both.verify(await sign({ aud: ["x", AUDIENCE] }), NOW)).kind, "valid");
  assert.match(await reason(both.verify(await sign({ aud: ["x"] }), NOW)), /audience/);
  assert.match(await reason(both.verify(await sign({ aud: `${AUDIENCE}/` }), NOW)), /audience/);
});

test("without configured audiences, any audience is accepted", async () => {
  const provider = { issuer: ISSUER, audiences: undefined, requiredClaims: [], keys: () => keySet };
  const any = verifierOf([provider], { cacheEntries: 0 });
  assert.equal((await any.verify(await sign({ aud: "whoever" }), NOW)).kind, "valid");
});

test("times are checked with the leeway, also for a cached token", async () => {
  const checks = verifier();
  const token = await sign({ exp: NOW, nbf: NOW });
  assert.equal((await checks.verify(token, NOW + LEEWAY - 1)).kind, "valid");
  assert.match(await reason(checks.verify(token, NOW + LEEWAY)), /expired/);
  assert.match(await reason(verifier().verify(token, NOW - LEEWAY - 1)), /not valid yet/);
  assert.equal((await verifier().verify(token, NOW - LEEWAY)).kind, "valid");
  const endless = await new SignJWT({ iss: ISSUER, aud: AUDIENCE })
    .setProtectedHeader({ alg: "RS256", kid: "key-RS256" })
    .sign(signer().privateKey);
  assert.match(await reason(verifier().verify(endless, NOW)), /exp is missing/);
  const optional = {
    issuer: ISSUER,
    audiences: undefined,
    requiredClaims: ["aud"],
    keys: () => keySet,
  };
  assert.equal((await verifierOf([optional]).verify(endless, NOW * 2)).kind, "valid");
});

test("required claims must be present", async () => {
  const requiredClaims = ["exp", "sub", "tenant"];
  const demanding = { issuer: ISSUER, audiences: undefined, requiredClaims, keys: () => keySet };
  const checks = verifierOf([demanding]);
  assert.equal((await checks.verify(await sign({ tenant: "a" }), NOW)).kind, "valid");
  assert.equal(await reason(checks.verify(await sign(), NOW)), "the claim tenant is missing");
});

test("a changed key set invalidates the cache", async () => {
  let keys: KeySet | undefined = keySet;
  const checks = verifier({ keys: () => keys });
  const token = await sign();
  assert.equal((await checks.verify(token, NOW)).kind, "valid");
  keys = parseKeySet({ keys: [signer("ES256").jwk] });
  assert.equal((await checks.verify(token, NOW)).kind, "unknown-key");
  keys = undefined;
  assert.equal((await checks.verify(token, NOW)).kind, "no-keys");
});

test("a token that ends like a cached token is not accepted in its place", async () => {
  const checks = verifier();
  const token = await sign();
  assert.equal((await checks.verify(token, NOW)).kind, "valid");
  const [header, , signature] = token.split(".");
  const forged = base64url.encode(JSON.stringify({ iss: ISSUER, aud: AUDIENCE, exp: NOW + 1 }));
  assert.match(
    await reason(checks.verify(`${header}.${forged}.${signature}`, NOW)),
    /signature is wrong/,
  );
});

test("of several providers, the token's issuer selects one, and equal key ids are not confused", async () => {
  const other = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(other.publicKey)), kid: "key-RS256" };
  const second = {
    issuer: "https://second.example",
    audiences: undefined,
    requiredClaims: [],
    keys: () => set,
  };
  const set = parseKeySet({ keys: [jwk] });
  const first = { issuer: ISSUER, audiences: undefined, requiredClaims: [], keys: () => keySet };
  const checks = verifierOf([first, second], { cacheEntries: 1, leeway: 0 });
  const by = { algorithm: "RS256", jwk, privateKey: other.privateKey };
  assert.equal((await checks.verify(await sign({ iss: second.issuer }, by), NOW)).kind, "valid");
  assert.match(await reason(checks.verify(await sign({}, by), NOW)), /signature is wrong/);
});

test("critical extensions are refused", async () => {
  const encode = (value: object) => base64url.encode(JSON.stringify(value));
  const token = `${encode({ alg: "RS256", crit: ["b64"], b64: false })}.${encode({})}.AAAA`;
  assert.match(await reason(verifier().verify(token, NOW)), /critical/);
  // The library `jose` alone would accept this token.
  const claims = { iss: ISSUER, aud: AUDIENCE, exp: NOW + 1 };
  const known = { alg: "RS256", kid: "key-RS256", crit: ["b64"], b64: true };
  const signed = await signText(`${encode(known)}.${encode(claims)}`);
  assert.match(await reason(verifier().verify(signed, NOW)), /critical/);
});

test("no modified token is accepted, because each token has only one form", async () => {
  const tokens = await Promise.all(ALGORITHMS.map((name) => sign({}, signer(name))));
  const mutation = fc.record({
    token: fc.constantFrom(...tokens),
    at: fc.nat(900),
    remove: fc.nat(2),
    insert: fc.string({ maxLength: 2, unit: fc.constantFrom(..."Aa0-_=. \n+/é") }),
  });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ token, at, remove, insert }) => {
      const changed = token.slice(0, at) + insert + token.slice(at + remove);
      const { kind } = await verifier().verify(changed, NOW);
      assert.equal(kind === "valid", changed === token);
    }),
    { numRuns: 300 },
  );
});

test("the last character of a signature has only one form", async () => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const token = await sign();
  const spellings = [...alphabet, "=", " ", "\n"].map((last) => token.slice(0, -1) + last);
  spellings.push(`${token}=`, `${token}==`, `${token}\n`, ` ${token}`);
  const kinds = spellings.map(async (spelling) => (await verifier().verify(spelling, NOW)).kind);
  assert.equal((await Promise.all(kinds)).filter((kind) => kind === "valid").length, 1);
});

test("if members are duplicate, every check uses the last one", async () => {
  const encode = (text: string) => base64url.encode(text);
  const allowed = `{"alg":"none","alg":"RS256","kid":"x","kid":"key-RS256"}`;
  const claims = `{"iss":"x","iss":"${ISSUER}","aud":"${AUDIENCE}","exp":1,"exp":${NOW + 1}}`;
  const token = await signText(`${encode(allowed)}.${encode(claims)}`);
  assert.equal((await verifier().verify(token, NOW)).kind, "valid");
  const none = await signText(`${encode('{"alg":"RS256","alg":"none"}')}.${encode(claims)}`);
  assert.match(await reason(verifier().verify(none, NOW)), /algorithm is not allowed/);
  const late = await signText(`${encode(allowed)}.${encode(claims.replace("}", ',"exp":1}'))}`);
  assert.match(await reason(verifier().verify(late, NOW)), /expired/);
});

test("malformed times are invalid", async () => {
  const claims = (exp: string, more = "") =>
    base64url.encode(`{"iss":"${ISSUER}","aud":"${AUDIENCE}","exp":${exp}${more}}`);
  const header = base64url.encode('{"alg":"RS256","kid":"key-RS256"}');
  const check = async (payload: string) =>
    reason(verifier().verify(await signText(`${header}.${payload}`), NOW));
  for (const exp of ["1e999", `"${NOW + 1}"`, "null", "[]"]) {
    assert.match(await check(claims(exp)), /the claim exp is missing/, exp);
  }
  assert.match(await check(claims(`${NOW + 1}`, ',"nbf":"0"')), /the claim nbf is malformed/);
  assert.match(await check(claims(`${NOW + 1}`, ',"iat":"0"')), /the claim iat is malformed/);
});

test("oversized and deeply nested tokens are handled without an exception", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const header = base64url.encode('{"alg":"RS256","kid":"key-RS256"}');
  const claims = `{"iss":"${ISSUER}","aud":"${AUDIENCE}","exp":${NOW + 1},"deep":${deep}}`;
  const token = await signText(`${header}.${base64url.encode(claims)}`);
  assert.equal((await verifier().verify(token, NOW)).kind, "valid");
  const huge = "A".repeat(1_000_000);
  assert.match(await reason(verifier().verify(`${huge}.${huge}.${huge}`, NOW)), /header/);
  assert.match(await reason(verifier().verify(".".repeat(1_000_000), NOW)), /three parts/);
});

test("concurrent requests with the same token share one verification", async () => {
  let keys = keySet;
  const provider = { issuer: ISSUER, audiences: undefined, requiredClaims: [], keys: () => keys };
  const checks = new TokenVerifier([provider], { cacheEntries: 4, leeway: LEEWAY });
  const token = await sign();
  const first = checks.verify(token, NOW);
  assert.equal(checks.verify(token, NOW), first);
  keys = parseKeySet({ keys: [signer("ES256").jwk] });
  const second = checks.verify(token, NOW);
  assert.equal((await first).kind, "valid");
  assert.equal((await second).kind, "unknown-key");
  assert.equal(checks.recall(token, NOW), undefined);
  keys = keySet;
  assert.notEqual(checks.verify(token, NOW), first);
});

/** Signs a token with a header and a payload exactly as given. */
async function signText(signed: string): Promise<string> {
  const data = new TextEncoder().encode(signed);
  const { name } = signer().privateKey.algorithm;
  const signature = await crypto.subtle.sign(name, signer().privateKey, data);
  return `${signed}.${base64url.encode(new Uint8Array(signature))}`;
}
