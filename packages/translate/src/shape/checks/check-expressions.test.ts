import assert from "node:assert/strict";
import { test } from "node:test";
import type { DiagnosticCode } from "../../diagnostics/diagnostic.ts";
import { loadFiles } from "../../load-files.ts";

/** The findings about the expressions of an EdgePolicy. */
function saidOf(
  kind: string,
  blocks: unknown,
  wanted: DiagnosticCode = "expression",
): readonly string[] {
  const group = kind === "EdgeBackend" ? "edgegateway.dev" : "gateway.networking.k8s.io";
  const text = JSON.stringify({
    apiVersion: "edgegateway.dev/v1alpha1",
    kind: "EdgePolicy",
    metadata: { name: "p" },
    spec: { targetRefs: [{ group, kind, name: "target" }], ...Object(blocks) },
  });
  const options = { together: false, environment: {}, readFile: () => undefined };
  return loadFiles([{ file: "policy.yaml", text }], options).files.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ code }) => code === wanted).map(({ message }) => message),
  );
}

const wait = (duration: string) => saidOf("HTTPRoute", { traffic: { delay: { duration } } });
const session = (source: string) =>
  saidOf("EdgeBackend", { backend: { sessionAffinity: { source } } });
const share = (randomSampling: string) =>
  saidOf("Gateway", { frontend: { tracing: { url: "http://spans", randomSampling } } });
const life = (ttl: string) => {
  const cache = { key: ["request.path"], ttl };
  return saidOf("HTTPRoute", { traffic: { extAuth: { url: "http://judge", grpc: {}, cache } } });
};

test("an expression may return any of the types allowed at its place", () => {
  for (const text of ["1s", "duration('1s')", "5", "0.5", "'1s'", "jwt.wait", "true ? 1 : '1s'"])
    assert.deepEqual(wait(text), [], text);
  for (const text of ["request.host", "b'a'", "jwt.sub"]) assert.deepEqual(session(text), [], text);
  for (const text of ["0.1", "1", "request.path == '/'"]) assert.deepEqual(share(text), [], text);
  for (const text of ["5m", "duration('5m')", "timestamp('2030-01-01T00:00:00Z')"])
    assert.deepEqual(life(text), [], text);
});

test("an expression of a different type is refused, and the message names the expected one", () => {
  assert.match(wait("true")[0] ?? "", /gives bool, not duration or int or double or string$/);
  assert.match(session("1")[0] ?? "", /gives int, not string or bytes$/);
  assert.match(share("'often'")[0] ?? "", /gives string, not double or int or bool$/);
  assert.match(life("5")[0] ?? "", /gives int, not duration or timestamp$/);
});

const role = (expression: string, code?: DiagnosticCode) => {
  const policy = { matchExpressions: [expression] };
  return saidOf("HTTPRoute", { traffic: { authorization: { policy } } }, code);
};
const checked = (path: string) => ({ extAuth: { url: "http://judge", http: { path } } });

test("backend policies can read the backend; policies that run before it is chosen cannot", () => {
  assert.match(role("backend.name == 'a'")[0] ?? "", /'backend' is never set here/);
  assert.deepEqual(session("backend.name"), []);
  // Two blocks of the configuration use the same type.
  assert.match(
    saidOf("HTTPRoute", { traffic: checked("backend.name") })[0] ?? "",
    /'backend' is never set here/,
  );
  assert.deepEqual(saidOf("EdgeBackend", { backend: checked("backend.name") }), []);
});
