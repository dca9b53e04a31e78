import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { compile, REQUEST_SCOPE } from "@edge-gateway/cel";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import { denyAnonymous } from "@edge-gateway/translate/attach/anonymous-rules";
import { CONTINUE } from "./policy.ts";
import { decisionBy } from "./rule-decision.ts";

/** What the translator says of rules beside what the engine decides of requests without an identity. */

function isDenied(rules: readonly Authorization[], header: string): boolean {
  const compiled = rules.map(({ action, policy }) => ({
    action,
    expressions: policy.matchExpressions.map((source) => {
      const found = compile(source, REQUEST_SCOPE);
      return found.ok ? found.expression : assert.fail(source);
    }),
  }));
  const request = { method: "GET", headers: { a: header } };
  const bindings = { lookup: (name: string) => (name === "request" ? request : undefined) };
  return decisionBy(compiled)({ bindings }) !== CONTINUE;
}

const atom = fc.constantFrom(
  ...["true", "false", 'request.headers["a"] == "1"', 'request.method == "GET"'],
  ...['jwt.sub == "a"', 'jwt["sub"] != "a"', "has(jwt.sub)", "has(jwt.a.b)", '"a" in jwt.groups'],
  ...[
    'jwt.?sub.orValue("x") == "x"',
    'default(jwt.sub, "x") == "x"',
    'apiKey.name.startsWith("a")',
  ],
  ...['jwt.groups.exists(g, g == "a")', 'basicAuth.username == request.headers["a"]'],
  ...['coalesce(jwt.sub, "x") == "x"', "size(jwt.groups) > 0", 'jwt.sub + "a" == "b"'],
);
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `(${a} && ${b})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `(${a} || ${b})`),
    tie("expression").map((a) => `!(${a})`),
    fc
      .tuple(tie("expression"), tie("expression"), tie("expression"))
      .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}));
const rule = fc.record({
  action: fc.constantFrom("Allow" as const, "Require" as const, "Deny" as const),
  policy: fc.record({ matchExpressions: fc.array(expression, { minLength: 1, maxLength: 2 }) }),
});

test("rules that are said to deny everybody without an identity do so", () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 3 }), (rules) => {
      if (denyAnonymous(rules)) for (const header of ["1", "2"]) assert.ok(isDenied(rules, header));
    }),
    { numRuns: 500 },
  );
});

test("rules that only an identity fulfils are known, in their usual forms", () => {
  const rulesOf = (action: Authorization["action"], ...matchExpressions: string[]) => [
    { action, policy: { matchExpressions } },
  ];
  for (const own of [
    'jwt.role == "admin"',
    '"admin" in jwt.groups && request.method == "GET"',
    "has(jwt.sub) || has(apiKey.name)",
    'jwt.realm.roles.exists(role, role == "admin")',
    'basicAuth.username.startsWith("a")',
  ])
    for (const action of ["Allow", "Require"] as const) {
      assert.ok(denyAnonymous(rulesOf(action, own)), own);
      assert.ok(denyAnonymous(rulesOf(action, 'request.method == "GET"', own)), own);
      assert.ok(!denyAnonymous(rulesOf(action, `${own} || request.method == "GET"`)), own);
    }
  assert.ok(denyAnonymous(rulesOf("Deny", "!has(jwt.sub)")));
  assert.ok(!denyAnonymous(rulesOf("Deny", 'jwt.role == "guest"')));
  assert.ok(!denyAnonymous([...rulesOf("Allow", 'jwt.role == "a"'), ...rulesOf("Allow", "true")]));
});
