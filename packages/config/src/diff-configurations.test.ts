import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate";
import type { Ir } from "@edge-gateway/translate";
import { MODEL_PATHS } from "@edge-gateway/translate/ir/models/model-offers";
import { diffConfigurations } from "./diff-configurations.ts";

const TEXT = `gateways:
  web:
    port: 4000
    routes:
      - name: calc
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        backends: [{ backend: calc }]
      - name: shop
        matches: [{ path: { type: PathPrefix, value: /shop } }]
        backends: [{ host: "127.0.0.1:3996" }]
        policies: { rateLimit: { local: [{ requests: 5, unit: Minutes }] } }
backends:
  calc:
    mcp: { targets: [{ name: calc, static: { host: 127.0.0.1, port: 3001 } }] }
models:
  fast: { provider: OpenAI }
`;

function irOf(text: string): Ir {
  const { ir, diagnostics } = loadStandalone({
    ...{ file: "gateway.yaml", text, environment: {} },
    readFile: (path) => assert.fail(path),
  });
  assert.ok(ir, JSON.stringify(diagnostics));
  return ir;
}

function changed(from: string | RegExp, to: string): readonly string[] {
  const text = TEXT.replace(from, to);
  assert.notEqual(text, TEXT);
  return diffConfigurations(irOf(TEXT), irOf(text)).map(({ kind, name, change, targetName = "" }) =>
    `${kind} ${name} ${change} ${targetName}`.trim(),
  );
}

test("a route that takes the position of a removed one is not changed", () => {
  assert.deepEqual(changed(/ {6}- name: calc\n.*\n.*\n/, ""), ["route calc removed"]);
});

test("a rule of an MCP server is said as such, not as the server", () => {
  const rules = `{ mcp: { authorization: { action: Deny, policy: { matchExpressions: ['mcp.tool.name == "erase"'] } } } }`;
  assert.deepEqual(changed("  calc:\n    mcp:", `  calc:\n    policies: ${rules}\n    mcp:`), [
    "policy mcp.authorization added calc",
  ]);
});

test("models that move to a route of their own are changed, not added and removed", () => {
  const matches = MODEL_PATHS.map((value) => `{ path: { type: PathPrefix, value: ${value} } }`);
  const route = `      - name: models
        matches: [${matches.join(", ")}]
        policies: { apiKeyAuthentication: { runtimeKeys: {} } }
`;
  const parent = "{ provider: OpenAI, parentRefs: [{ kind: Route, name: web/models }] }";
  const from = /backends:\n {2}calc([^]*)\{ provider: OpenAI \}/;
  assert.deepEqual(changed(from, `${route}backends:\n  calc$1${parent}`), [
    "route models changed",
    "policy apiKeyAuthentication added models",
  ]);
});
