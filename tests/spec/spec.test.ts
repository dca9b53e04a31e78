import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { modelOf } from "@edge-gateway/codegen/plan";
import { readTexts } from "@edge-gateway/codegen/read";
import { compare } from "./compare/index.ts";
import { readFacts } from "./facts.ts";
import { productOf } from "./product.ts";

const schemas = fileURLToPath(new URL("../../schemas", import.meta.url));
const product = productOf(modelOf(await readTexts(schemas)));
const all = await readFacts();

test("every type of the schemas has a row", () => {
  assert.deepEqual(
    product.titles.filter((title) => !all.has(title)),
    [],
    "transcribe what the specification says of them into tests/spec/*.yaml (tests/spec/README.md)",
  );
});

for (const [type, facts] of all) {
  test(`${type}: ${facts.says} (${facts.source})`, () => {
    const findings = compare(product, facts, all);
    assert.deepEqual(
      findings.map(({ path, problem }) => `${path}: ${problem}`),
      [],
    );
  });
}
