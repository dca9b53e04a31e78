import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { modelOf } from "@edge-gateway/codegen/plan";
import { readTexts } from "@edge-gateway/codegen/read";
import { emitReference } from "@edge-gateway/codegen/emitters/reference/index";
import { parse } from "yaml";

interface ScopeFacts {
  readonly variables: readonly string[];
}

const schemas = fileURLToPath(new URL("../../../schemas", import.meta.url));
const model = modelOf(await readTexts(schemas));
const facts: Readonly<Record<string, ScopeFacts>> = parse(
  await readFile(new URL("scopes.yaml", import.meta.url), "utf8"),
);

test("expressions may read the variables of their place, and no others", () => {
  const scopes = model.celScopes.map(({ name, variables }) => [
    name,
    variables.map((variable) => variable.name),
  ]);
  assert.deepEqual(
    Object.fromEntries(scopes),
    Object.fromEntries(Object.entries(facts).map(([name, { variables }]) => [name, variables])),
  );
});

test("the reference lists the scopes of expressions", () => {
  const page =
    emitReference(model).find(({ path }) => path.endsWith("/expressions.md"))?.content ?? "";
  for (const [name, { variables }] of Object.entries(facts)) {
    const [, section = ""] = page.split(`\n## ${name}\n`);
    const listed = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `([^`]+)` \|/gmu)];
    assert.deepEqual(
      listed.map(([, variable]) => variable),
      variables,
    );
  }
});
