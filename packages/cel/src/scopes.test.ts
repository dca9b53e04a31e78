import assert from "node:assert/strict";
import { test } from "node:test";
import { CEL_SCOPES, CEL_VARIABLES } from "@edge-gateway/generated/cel/scopes.ts";
import { compile } from "./compile.ts";
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
    assert.deepEqual(readable.toSorted(), allowed.toSorted());
    assert.ok(!compile("unheardOf", scope).ok);
  });
}
