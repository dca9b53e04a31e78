import assert from "node:assert/strict";
import { test } from "node:test";
import { loadFiles } from "../load-files.ts";

/** The findings about a manifest with the given group and kind. */
function found(apiVersion: string, kind: string): readonly string[] {
  const text = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: { name: a }\nspec: {}\n`;
  const options = { together: false, environment: {}, readFile: () => undefined };
  const { files } = loadFiles([{ file: "in.yaml", text }], options);
  return files
    .flatMap(({ diagnostics }) => diagnostics)
    .map(({ line, severity, suggestion }) => `${line} ${severity} ${suggestion}`);
}

const GATEWAY_API = "gateway.networking.k8s.io/v1";

test("a kind that is almost a kind of its group is an error, because the object would be ignored", () => {
  assert.deepEqual(found(GATEWAY_API, "HTTPRoutes"), ["2 error HTTPRoute"]);
  assert.deepEqual(found(GATEWAY_API, "Gatewya"), ["2 error Gateway"]);
  assert.deepEqual(found("edgegateway.dev/v1alpha1", "EdgePolicies"), ["2 error EdgePolicy"]);
});

test("another kind of the Gateway API is a warning, because another controller may run it", () => {
  assert.deepEqual(found(GATEWAY_API, "BackendLBPolicy"), ["2 warning BackendTLSPolicy"]);
  assert.deepEqual(found(GATEWAY_API, "FirewallRule"), ["2 warning null"]);
});

test("a group that is almost the group of its kind is an error", () => {
  assert.deepEqual(found("gateway.networking.k8s.oi/v1", "HTTPRoute"), [`1 error ${GATEWAY_API}`]);
  assert.deepEqual(found("edge-gateway.dev/v1alpha1", "EdgePolicy"), [
    "1 error edgegateway.dev/v1alpha1",
  ]);
  assert.deepEqual(found("mesh.example/v1", "HTTPRoute"), []);
});
