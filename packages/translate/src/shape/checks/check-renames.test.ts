import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

/** The places of overrides that are refused. */
function refused(overrides: readonly object[]): readonly string[] {
  const targets = [{ name: "a", static: { host: "h", port: 1 } }];
  const backends = { tools: { mcp: { targets }, policies: { mcp: { tools: { overrides } } } } };
  const gateways = { web: { port: 80, routes: [{ backends: [{ backend: "tools" }] }] } };
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text: JSON.stringify({ gateways, backends }),
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics
    .filter(({ message }) => message.startsWith("two tools cannot have the name"))
    .map(({ path }) => path.replace("backends.tools.policies.mcp.tools.", ""));
}

test("overrides that give two tools one name are refused", () => {
  const [a, b] = [
    { name: "a", rename: "c" },
    { name: "b", rename: "c" },
  ];
  assert.deepEqual(refused([a, b]), ["overrides[1].rename"]);
  assert.deepEqual(refused([a, { name: "c", description: "d" }]), ["overrides[0].rename"]);
  assert.deepEqual(refused([a, { name: "c", rename: "a" }]), []);
});
