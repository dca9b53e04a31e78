import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, sourceFiles } from "../architecture/source-files.ts";
import { testsOf } from "../../tools/testing/changed-tests.ts";
import { SHOWN_IN, testsLike } from "../../tools/testing/shown-in.ts";
import { STARTING_A_GATEWAY } from "../../tools/testing/workspace.ts";

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

test("a policy that most tests need has those about policies, and a filter is one", () => {
  const tests = chosen(
    "packages/policies/src/traffic/authorization/index.ts",
    "tests/e2e/policies/login.test.ts",
  );
  assert.ok(!tests.some((each) => each.startsWith("tests/e2e/llm/")));
  chosen("packages/policies/src/filters/url-rewrite.ts", "tests/e2e/trace/replay.test.ts");
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

test("what runs in a thread or a page has the tests of the programs that run it", () => {
  const tests = chosen(
    "packages/mcp/src/session/end-parts.ts",
    "packages/proxy/src/embed/create-gateway.test.ts",
    "tests/e2e/mcp/sessions/sessions.test.ts",
  );
  assert.ok(!tests.some((each) => /^tests\/(?:e2e\/http|fuzz)\//.test(each)));
  chosen("packages/ui/src/components/schema-form.tsx", "tests/ui/every-control.test.ts");
  assert.deepEqual(testsOf(["packages/http/src/h1/flow.test.ts"]), [
    "packages/http/src/h1/flow.test.ts",
  ]);
});

test("what handles exchanges has the hostile ones", () => {
  for (const file of [
    "packages/http/src/h2/stream/budget.ts",
    "packages/gateway/src/pipeline/gateway.ts",
  ])
    chosen(file, "tests/fuzz/exchanges/exchanges.test.ts");
});

test("each row of what shows a part names sources and tests that exist", () => {
  const sources = sourceFiles();
  const wrong = SHOWN_IN.flatMap(([beginning, ...patterns]) => [
    ...(sources.some((file) => file.startsWith(beginning)) ? [] : [beginning]),
    ...patterns.filter((pattern) => testsLike(pattern).length === 0),
  ]);
  assert.deepEqual(wrong, []);
  const reached = new Set(SHOWN_IN.flatMap(([, ...patterns]) => patterns.flatMap(testsLike)));
  const folders = globSync("tests/e2e/*/").map((folder) => `${folder}/`);
  // Kinds of backends and policies are found by what a test sets.
  const set = new Set(["tests/e2e/backends/", "tests/e2e/mcp-oauth/", "tests/e2e/policies/"]);
  assert.deepEqual(
    folders.filter(
      (folder) => !set.has(folder) && ![...reached].some((each) => each.startsWith(folder)),
    ),
    [],
  );
});

test("the gateway is built for the tests that start it, which are known", () => {
  const starting = sourceFiles().filter(
    (file) =>
      !file.startsWith("tools/") &&
      /process\.env\["GATEWAY_PROGRAM"\]/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  assert.deepEqual(starting, STARTING_A_GATEWAY.toSorted());
  const tests = testsOf(STARTING_A_GATEWAY);
  assert.ok(tests.includes("tests/e2e/http/responses.test.ts"));
  assert.ok(!tests.includes("tests/spec/spec.test.ts"));
});

test("data has the tests that name it or are beside it", () => {
  chosen("docs/guides/cors.md", "tests/docs/guides.test.ts");
  chosen("tests/tools/testdata/counts.test.ts", "tests/tools/run-files.test.ts");
});

test("what is generated has none: it follows from the schemas", () => {
  assert.deepEqual(testsOf(["generated/types/index.ts", "docs/reference/csrf.md"]), []);
});
