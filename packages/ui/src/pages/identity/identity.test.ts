import assert from "node:assert/strict";
import { generateKeyPairSync, sign as signBytes } from "node:crypto";
import { test } from "node:test";
import { checksOf } from "./checks.ts";
import { credentialPolicies, refusalBy, tokenRefusal } from "./rules.ts";
import type { JudgedRule } from "./rules.ts";
import { recordedVerdict } from "./recorded.ts";
import { keysOf, signatureChecks } from "./signature.ts";
import { bareToken, decodeToken } from "./token.ts";

const NOW = 1_000;

function written(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "RS256" })}.${part(claims)}.c2ln`;
}

test("a token is decoded with its letters, and anything else is refused with the reason", () => {
  const token = decodeToken(bareToken(`Authorization: Bearer ${written({ sub: "Zoë?>" })}\n`));
  assert.deepEqual(token, { header: { alg: "RS256" }, claims: { sub: "Zoë?>" } });
  for (const [text, reason] of [
    ["abc", /three parts/],
    ["a.b.c", /first part/],
    [`${written({}).split(".")[0]}.W10.c`, /second part/],
  ] as const) {
    const refusal = decodeToken(text);
    assert.ok(typeof refusal === "string" && reason.test(refusal), text);
  }
});

test("each demand of a provider is compared with the token", () => {
  const provider = { issuer: "https://a", audiences: ["shop", "pay"], requiredClaims: ["exp"] };
  const wrong = (claims: object) =>
    checksOf(provider, { header: {}, claims: { ...claims } }, NOW).flatMap(({ what, isMet }) =>
      isMet ? [] : [what],
    );
  const right = { iss: "https://a", aud: ["x", "pay"], exp: NOW + 1, nbf: NOW };
  assert.deepEqual(wrong(right), []);
  assert.deepEqual(wrong({ ...right, aud: "pay" }), []);
  assert.deepEqual(wrong({ ...right, iss: "https://b", aud: "x" }), [
    "issuer (iss)",
    "audience (aud)",
  ]);
  assert.deepEqual(wrong({ ...right, exp: NOW, nbf: NOW + 1 }), ["not over (exp)", "begun (nbf)"]);
  assert.deepEqual(wrong({ ...right, exp: "soon" }), ["not over (exp)"]);
  assert.deepEqual(wrong({}), ["issuer (iss)", "audience (aud)", "claim exp"]);
});

test("rules decide as the gateway does", () => {
  const rule = (action: JudgedRule["action"], ...values: readonly boolean[]): JudgedRule => ({
    action,
    expressions: values.map((isTrue) => ({ expression: "x", says: String(isTrue), isTrue })),
  });
  assert.equal(refusalBy([]), undefined);
  assert.equal(refusalBy([rule("Deny", true, false)]), undefined);
  assert.equal(refusalBy([rule("Deny", true), rule("Allow", true)]), "a Deny rule matches");
  assert.equal(refusalBy([rule("Require", true, false)]), "a Require rule does not match");
  assert.equal(refusalBy([rule("Allow", false)]), "no Allow rule matches");
  assert.equal(refusalBy([rule("Allow", false), rule("Allow", true)]), undefined);
});

test("the policies about credentials are found in all phases", () => {
  const field = { from: ["here"], instead: [] };
  const rule = { action: "Deny" as const, policy: { matchExpressions: ["true"] } };
  const { tokens, rules, others } = credentialPolicies({
    phases: [
      { phase: "gateway", policies: [{ name: "extAuth", ...field }] },
      {
        phase: "route",
        policies: [
          { name: "jwtAuthentication", value: { mode: "Strict", providers: [] }, ...field },
          { name: "authorization", value: [rule], ...field },
          { name: "cors", ...field },
        ],
      },
    ],
  });
  assert.deepEqual(tokens, [{ policy: { mode: "Strict", providers: [] }, from: ["here"] }]);
  assert.deepEqual(rules, [rule]);
  assert.deepEqual(others, ["extAuth"]);
});

function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const jwk = { kty: "OKP", ...publicKey.export({ format: "jwk" }), kid };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sign = (name: string, alg = "EdDSA"): string => {
    const signed = `${part({ alg, kid: name })}.${part({ sub: "ann" })}`;
    const signature = signBytes(undefined, Buffer.from(signed), privateKey);
    return `${signed}.${signature.toString("base64url")}`;
  };
  return { jwk, sign, secret: { ...privateKey.export({ format: "jwk" }), kid } };
}

test("the page says which key has signed a token, and which it should be", async () => {
  const [own, other] = [newKey("own"), newKey("other")];
  const keys = { from: "https://issuer.test/jwks", keys: [own.jwk, other.jwk] };
  const met = async (token: string) =>
    (await signatureChecks(token, keys))?.map(({ isMet }) => isMet);
  assert.deepEqual(await met(own.sign("own")), [true, true]);
  assert.deepEqual(await met(own.sign("other")), [true, false]);
  const [unknown, ...rest] = (await signatureChecks(own.sign("new"), keys)) ?? [];
  assert.deepEqual(rest, []);
  assert.deepEqual(
    [unknown?.found, unknown?.expected],
    ["new, EdDSA", "own (Ed25519) or other (Ed25519)"],
  );
  const fault = "status 503";
  const [none] = (await signatureChecks(own.sign("own"), { from: "", keys: [], fault })) ?? [];
  assert.match(none?.expected ?? "", /no key, and it cannot be fetched: status 503/);
  assert.deepEqual(await met(written({ sub: "ann" })), [false]);
});

test("what the gateway refuses by its algorithm is refused here, too", async () => {
  const own = newKey("own");
  const shared = { kty: "oct", k: "c2VjcmV0", kid: "own" };
  const keys = { from: "", keys: [own.jwk, shared] };
  for (const alg of ["none", "HS256", "Ed25519"]) {
    const [check, ...rest] = (await signatureChecks(own.sign("own", alg), keys)) ?? [];
    assert.deepEqual(rest, []);
    assert.deepEqual([check?.what, check?.isMet], ["algorithm (alg)", false], alg);
    assert.match(check?.expected ?? "", /RS256 or .* or EdDSA/);
  }
});

test("of the keys in the configuration only what is public is used and shown", async () => {
  const { secret, jwk, sign } = newKey("own");
  const shared = { kty: "oct", k: "c2VjcmV0", kid: "own" };
  const other = { ...newKey("other").jwk, use: "enc" };
  const inline = JSON.stringify({ keys: [null, "x", shared, other, secret] });
  const keys = keysOf({ jwks: { inline } }, []) ?? assert.fail("no keys");
  assert.deepEqual(keys.keys, [jwk]);
  const checks = (await signatureChecks(sign("own"), keys)) ?? [];
  assert.deepEqual(
    checks.map(({ isMet }) => isMet),
    [true, true],
  );
});

test("keys are those of the configuration, or of the key set that the gateway has fetched", () => {
  const { jwk } = newKey("own");
  const inline = { inline: JSON.stringify({ keys: [jwk] }) };
  assert.deepEqual(keysOf({ jwks: inline }, [])?.keys, [jwk]);
  const url = "https://issuer.test/.well-known/jwks";
  const keySet = { url, keys: 1, publicKeys: [jwk], places: [] };
  const remote = {
    cacheDuration: "5m",
    url: "https://issuer.test/",
    jwksPath: "/.well-known/jwks",
  };
  assert.deepEqual(keysOf({ jwks: { remote } }, [keySet]), { from: url, keys: [jwk] });
  assert.equal(keysOf({ jwks: { remote } }, []), undefined);
});

test("a refused token is told by the failed checks of the provider that is meant", () => {
  const provider = (issuer: string) => ({ issuer, requiredClaims: [] });
  const judged = ["https://a", "https://b"].map((issuer) => ({
    ...{ provider: provider(issuer), keys: undefined, isVerified: false },
    checks: [{ what: "audience (aud)", isMet: false, found: "x", expected: "shop" }],
  }));
  const policy = { policy: { mode: "Strict" as const, providers: [] }, from: [], judged };
  assert.equal(
    tokenRefusal(policy, "https://b"),
    "audience (aud): the token has x, expected is shop",
  );
  assert.equal(
    tokenRefusal(policy, "https://c"),
    "issuer (iss): the token has https://c, expected is https://a or https://b",
  );
  assert.match(tokenRefusal({ ...policy, judged: [] }, undefined) ?? "", /no token/);
  for (const mode of ["Optional", "Permissive"] as const)
    assert.equal(
      tokenRefusal({ ...policy, judged: [], policy: { mode, providers: [] } }, undefined),
      undefined,
    );
});

test("a trace says what the gateway made of the credentials", () => {
  const at = { eventStart: null, severity: "info" } as const;
  const request = {
    ...{ method: "GET", uri: "http://a.test/x", path: "/x", pathAndQuery: "/x", host: "a.test" },
    ...{
      scheme: "http" as const,
      version: "HTTP/1.1",
      headers: {},
      startTime: "2026-01-02T03:04:05.000Z",
    },
  };
  const refused = recordedVerdict([
    {
      ...{ ...at, eventEnd: 1 },
      message: {
        ...{ type: "requestSnapshot", stage: "initial request" },
        requestState: { request, jwt: { sub: "mallory" }, env: {} },
      },
    },
    { ...at, eventEnd: 2, message: { type: "policy", kind: "cors", result: "skip" } },
    { ...at, eventEnd: 3, message: { type: "cel", expression: "true", value: true } },
    {
      ...{ ...at, eventEnd: 4 },
      message: {
        ...{ type: "policy", kind: "authorization", result: "apply" },
        details: "responds with 403 (forbidden)",
      },
    },
    { ...at, eventEnd: 5, message: { type: "requestFinished", status: 403, error: null } },
  ]);
  assert.deepEqual(refused, {
    ...{ method: "GET", url: "http://a.test/x", claims: { sub: "mallory" } },
    end: "403: authorization responds with 403 (forbidden)",
    steps: [
      { text: "true = true", isRefusal: false },
      { text: "✗ authorization: responds with 403 (forbidden)", isRefusal: true },
    ],
  });
  assert.equal(recordedVerdict([]), undefined);
});
