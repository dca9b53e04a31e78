import assert from "node:assert/strict";
import { test } from "node:test";
import { testsOf } from "../../tools/testing/changed-tests.ts";

/** The tests that a change of one file asks for, among which must be these. */
function chosen(file: string, ...expected: readonly string[]): readonly string[] {
  const tests = testsOf([file]);
  assert.deepEqual(
    expected.filter((each) => !tests.includes(each)),
    [],
  );
  return tests;
}

/** What runs in about two minutes. */
const FEW = 30;

test("a policy has its own tests and those that set it, wherever they are", () => {
  const tests = chosen(
    "packages/policies/src/traffic/csrf/index.ts",
    "packages/policies/src/traffic/csrf/index.test.ts",
    "tests/e2e/routing/filters.test.ts",
  );
  assert.ok(tests.length < FEW, tests.join("\n"));
});

test("a schema of a policy has the comparison with the specification, too", () => {
  const schema = "schemas/resources/edge-policy/traffic/cors.schema.json";
  const tests = chosen(schema, "tests/spec/spec.test.ts", "tests/e2e/admin/topology.test.ts");
  assert.ok(tests.length < FEW, tests.join("\n"));
});

test("a row of a table, and a name in the list of schemas, have no more than that", () => {
  const schema = "schemas/resources/edge-policy/traffic/index.schema.json";
  assert.deepEqual(testsOf([schema]), ["tests/spec/spec.test.ts"]);
  assert.ok(testsOf(["packages/policies/src/table.ts"]).length < FEW);
});

test("any other source has what imports it at run time, also by the name of its package", () => {
  const tests = chosen(
    "packages/kernel/src/text/duration.ts",
    "packages/kernel/src/text/duration.test.ts",
    "packages/policies/src/traffic/delay/index.test.ts",
    "tests/e2e/http/responses.test.ts",
  );
  assert.ok(!tests.includes("packages/schema-runtime/src/validation/runtime.test.ts"));
});

test("data has the tests that name it or are beside it", () => {
  chosen("docs/guides/cors.md", "tests/docs/guides.test.ts");
  chosen("tests/tools/testdata/counts.test.ts", "tests/tools/run-files.test.ts");
});

test("what is generated has none: it follows from the schemas", () => {
  assert.deepEqual(testsOf(["generated/types/index.ts", "docs/reference/csrf.md"]), []);
});
