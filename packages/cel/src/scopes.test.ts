import assert from "node:assert/strict";
import { test } from "node:test";
import { CEL_PLANNED, CEL_SCOPES, CEL_VARIABLES } from "@edge-gateway/generated/cel/scopes.ts";
import { compile } from "./compile.ts";
import type { CelProblem, Scope } from "./types.ts";
import { SCOPES } from "./scopes.ts";

const VARIABLES = Object.keys(CEL_VARIABLES);

test("every scope that the schemas name exists", () => {
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

/** The variables that expressions about requests can read in this build. */
const KNOWN = CEL_SCOPES.request.filter((name) => !Object.hasOwn(CEL_PLANNED, name)).join(", ");

/** A scope with the planned variable `later`, which nothing sets. */
const PLANNED: Scope = {
  variables: { request: "dyn", later: "dyn" },
  planned: { later: "laterPolicy" },
};

function problemsOf(source: string, scope: keyof typeof SCOPES | Scope): readonly CelProblem[] {
  const compilation = compile(source, typeof scope === "string" ? SCOPES[scope] : scope);
  return compilation.ok ? [] : compilation.problems;
}

test("for a variable of other scopes, the error names these scopes", () => {
  assert.deepEqual(problemsOf("1 == 1 || response.code == 200", "request"), [
    {
      message: `the variable 'response' is never set here, only in the scope response; known here are ${KNOWN}`,
      offset: 10,
    },
  ]);
  const [problem] = problemsOf("backend.name", "request");
  assert.match(problem?.message ?? "", /only in the scopes backend, response, mcp, llm;/);
});

test("for a planned variable, the error names the policy that will set it", () => {
  for (const source of ["later.user", "has(later.user)", "default(later.user, 'nobody')"]) {
    const [problem, ...others] = problemsOf(source, PLANNED);
    assert.deepEqual(others, []);
    assert.deepEqual([problem?.isPlanned, problem?.offset], [true, source.indexOf("later")]);
    assert.equal(
      problem?.message,
      "the variable 'later' is planned, not set by this build (laterPolicy will set it)",
    );
  }
});

test("the error for a misspelt variable suggests a similar one, but never a planned one", () => {
  assert.match(problemsOf("requst.method", PLANNED)[0]?.message ?? "", /did you mean 'request'/);
  assert.doesNotMatch(problemsOf("latir.user", PLANNED)[0]?.message ?? "", /later/);
});

test("a variable of a macro may have the name of a planned variable", () => {
  assert.deepEqual(problemsOf("[1].all(later, later > 0)", PLANNED), []);
});
