import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { BACKEND, TRAFFIC } from "@edge-gateway/policies/table";
import { allMutants, ignored } from "../../tools/policies-mutate/mutants.ts";
import { editedDocument, mutation } from "../../tools/policies-mutate/trial.ts";

const MAIN = fileURLToPath(new URL("../../tools/policies-mutate/main.ts", import.meta.url));
const CSRF = "packages/policies/src/traffic/csrf/index.test.ts";

/**
 * The output of the tool for the mutants of a policy, with the tests of one file, and its exit
 * status.
 */
function run(policy: string, file: string): Promise<{ status: number; output: string }> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = [MAIN, "--only", policy, "--file", file];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}

test("each field of each policy has a mutant, those of models and tools aside", () => {
  const policies = new Set(allMutants().map(({ policy }) => policy));
  const wanted = [
    ...Object.keys(TRAFFIC).map((name) => `traffic.${name}`),
    ...Object.keys(BACKEND).map((name) => `backend.${name}`),
    ...["http", "accessLog", "networkAuthorization"].map((name) => `frontend.${name}`),
    ...["static", "a2a", "aws", "dynamicForwardProxy"].map((name) => `backends.${name}`),
  ];
  const without = wanted.filter((name) => !policies.has(name));
  assert.deepEqual(without, ["backend.mcp", "backend.ai"]);
  const paths = allMutants().map(({ path }) => path);
  for (const path of ["traffic.extAuth.cache.ttl", "backend.auth.aws.region", "SecretKeyRef.key"])
    assert.ok(paths.includes(path), path);
});

test("a mutant leaves its field out wherever a document has it, and nothing else", () => {
  const cors = { allowOrigins: ["*"], maxAge: 7 };
  const routes = (policies: object): object[] => [{ policies }, { policies }];
  const config = (policies: object): object => ({
    gateways: { web: { routes: routes(policies) } },
  });
  assert.deepEqual(
    editedDocument("StandaloneConfig", config({ cors }), mutation("traffic.cors.maxAge")),
    config({ cors: { allowOrigins: ["*"] } }),
  );
});

test("what must be set has another value", () => {
  const field = { path: "a.b", isRequired: true };
  const other = (value: unknown, shape: Parameters<typeof ignored>[1]["shape"]): unknown =>
    ignored(value, { ...field, shape });
  assert.equal(other(true, { kind: "boolean" }), false);
  assert.equal(other(1, { kind: "number", integer: true }), 2);
  assert.equal(other("A", { kind: "enum", values: ["A", "B"] }), "B");
  const text = { kind: "string", minLength: 1, maxLength: 9 } as const;
  assert.equal(other("true", { ...text, cel: "bool" }), "false");
  assert.equal(other("a.test", text), "a.testx");
  assert.equal(ignored("a.test", { ...field, isRequired: false, shape: text }), undefined);
});

test("a test that looks at the effect of a field kills its mutant", async () => {
  const { status, output } = await run("traffic.csrf.additionalOrigins", CSRF);
  assert.match(output, /additionalOrigins killed by .*csrf\/index.test.ts: ./u);
  assert.equal(status, 0, output);
});

test("a mutant survives tests that set its field and do not look", async () => {
  const { status, output } = await run("traffic.csrf", "tests/tools/testdata/looks-away.test.ts");
  assert.match(output, /\n2 mutants: 1 killed .*, 1 survived, 0 set by no test, 0 skipped/u);
  assert.match(output, /\ntraffic.csrf.additionalOrigins: SURVIVED tests.tools/u);
  assert.equal(status, 1, output);
});
