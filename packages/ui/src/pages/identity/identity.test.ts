import assert from "node:assert/strict";
import { test } from "node:test";
import { checksOf } from "./checks.ts";
import { credentialPolicies, refusalBy } from "./rules.ts";
import type { JudgedRule } from "./rules.ts";
import { decodeToken } from "./token.ts";

const NOW = 1_000;

function written(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "RS256" })}.${part(claims)}.c2ln`;
}

test("a token is decoded with its letters, and anything else is refused with the reason", () => {
  const token = decodeToken(` Bearer ${written({ sub: "Zoë?>" })}\n`);
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
