import assert from "node:assert/strict";
import { test } from "node:test";
import { CEL_PLANNED, CEL_SCOPES, CEL_VARIABLES } from "@edge-gateway/generated/cel/scopes.ts";
import { compile } from "./compile.ts";
import type { CelProblem } from "./types.ts";
import { SCOPES } from "./scopes.ts";

const VARIABLES = Object.keys(CEL_VARIABLES);

test("there is a scope for each that the schemas name", () => {
  assert.deepEqual(Object.keys(SCOPES).toSorted(), Object.keys(CEL_SCOPES).toSorted());
});

for (const [name, scope] of Object.entries(SCOPES)) {
  test(`an expression of the scope ${name} reads its variables and no others`, () => {
    const readable = VARIABLES.filter((variable) => compile(variable, scope).ok);
    const allowed: readonly string[] =
      Object.entries(CEL_SCOPES).find(([own]) => own === name)?.[1] ?? [];
    const set = allowed.filter((variable) => !Object.hasOwn(CEL_PLANNED, variable));
    assert.deepEqual(readable.toSorted(), set.toSorted());
    assert.ok(!compile("unheardOf", scope).ok);
  });
}

function problemsOf(source: string, scope: keyof typeof SCOPES): readonly CelProblem[] {
  const compilation = compile(source, SCOPES[scope]);
  return compilation.ok ? [] : compilation.problems;
}

test("a variable of other scopes is refused with the scopes that have it", () => {
  assert.deepEqual(problemsOf("1 == 1 || response.code == 200", "request"), [
    {
      message:
        "the variable 'response' is never set here, only in the scope response; known here are request, source, destination, jwt, env, proxy",
      offset: 10,
    },
  ]);
  const [problem] = problemsOf("backend.name", "request");
  assert.match(problem?.message ?? "", /only in the scopes backend, response, mcp, llm;/);
});

test("a variable that nothing sets yet is refused as planned, with the policy that will set it", () => {
  for (const source of ["apiKey.user", "has(apiKey.user)", "default(apiKey.user, 'nobody')"]) {
    const [problem, ...others] = problemsOf(source, "request");
    assert.deepEqual(others, []);
    assert.deepEqual([problem?.isPlanned, problem?.offset], [true, source.indexOf("apiKey")]);
    assert.equal(
      problem?.message,
      "the variable 'apiKey' is planned, not set by this build (apiKeyAuthentication will set it)",
    );
  }
});

test("a misspelt variable is refused with the one that was meant, unless nothing sets that one", () => {
  assert.match(problemsOf("requst.method", "request")[0]?.message ?? "", /did you mean 'request'/);
  assert.doesNotMatch(problemsOf("apiKei.user", "request")[0]?.message ?? "", /apiKey/);
});

test("a variable of a macro may have the name of one that nothing sets", () => {
  assert.deepEqual(problemsOf("[1].all(apiKey, apiKey > 0)", "request"), []);
});
