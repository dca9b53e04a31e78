import assert from "node:assert/strict";
import { test } from "node:test";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
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

function changesOf(from: string | RegExp, to: string, before = TEXT) {
  const text = before.replace(from, to);
  assert.notEqual(text, before);
  return diffOf(before, text);
}

function diffOf(before: string, after: string) {
  const redaction = new Redaction(new SensitiveNames());
  return diffConfigurations(irOf(before), irOf(after), { redaction });
}

function changed(from: string | RegExp, to: string): readonly string[] {
  return changesOf(from, to).map(({ kind, name, change, targetName = "" }) =>
    `${kind} ${name} ${change} ${targetName}`.trim(),
  );
}

test("a route that takes the position of a removed one is not changed", () => {
  assert.deepEqual(changed(/ {6}- name: calc\n.*\n.*\n/, ""), [
    "route calc removed",
    "backend calc unused",
  ]);
});

test("a rule of an MCP server is said as such, not as the server", () => {
  const rules = `{ mcp: { authorization: { action: Deny, policy: { matchExpressions: ['mcp.tool.name == "erase"'] } } } }`;
  assert.deepEqual(changed("  calc:\n    mcp:", `  calc:\n    policies: ${rules}\n    mcp:`), [
    "policy mcp.authorization added calc",
  ]);
});

test("models that move to a route of their own are neither added nor removed", () => {
  const matches = MODEL_PATHS.map((value) => `{ path: { type: PathPrefix, value: ${value} } }`);
  const route = `      - name: models
        matches: [${matches.join(", ")}]
        policies: { apiKeyAuthentication: { runtimeKeys: {} } }
`;
  const parent = "{ provider: OpenAI, parentRefs: [{ kind: Route, name: web/models }] }";
  const from = /backends:\n {2}calc([^]*)\{ provider: OpenAI \}/;
  assert.deepEqual(changed(from, `${route}backends:\n  calc$1${parent}`), [
    "policy apiKeyAuthentication added models",
  ]);
});

test("a change of few fields says which, with short values", () => {
  for (const [from, to, field] of [
    ["requests: 5", "requests: 9", { path: "local[0].requests", before: "5", after: "9" }],
    ["3996", "3997", { path: "host", before: "127.0.0.1:3996", after: "127.0.0.1:3997" }],
    ["/shop", "/shops", { path: "matches[0].path.value", before: "/shop", after: "/shops" }],
    ["4000", "4001", { path: "port", before: "4000", after: "4001" }],
  ] as const)
    assert.deepEqual(
      changesOf(from, to).map(({ fields }) => fields),
      [[{ ...field, change: "changed" }]],
    );
});

test("a rule that is added to others is the only one that has changed", () => {
  const rules = (...names: readonly string[]): string =>
    `policies: { mcp: { authorization: { action: Deny, policy: { matchExpressions: [${names.map((name) => `'mcp.tool.name == "${name}"'`).join(", ")}] } } } }`;
  const text = TEXT.replace("  calc:\n", `  calc:\n    ${rules("b")}\n`);
  assert.deepEqual(
    changesOf(rules("b"), rules("a", "b"), text).map(({ fields }) => fields),
    [[{ path: "policy.matchExpressions[0]", change: "added", after: 'mcp.tool.name == "a"' }]],
  );
});

test("no value of a field is a secret", () => {
  const auth = (key: string): string =>
    `fast: { provider: OpenAI, policies: { auth: { key: ${key} } } }`;
  const text = TEXT.replace("fast: { provider: OpenAI }", auth("planted-one"));
  const found = changesOf(auth("planted-one"), auth("planted-two"), text);
  assert.deepEqual(
    found.map(({ fields }) => fields),
    [[{ path: "key", change: "changed" }]],
  );
  const header = (value: string): string =>
    `headerModifiers: { request: { set: [{ name: Authorization, value: ${value} }] } }`;
  const other = TEXT.replace("rateLimit", `${header("planted-one")}, rateLimit`);
  const shown = JSON.stringify(changesOf(header("planted-one"), header("planted-two"), other));
  assert.match(shown, /headerModifiers/);
  assert.doesNotMatch(shown, /planted/);
});

test("what either configuration makes a secret is hidden in both", () => {
  const keys = (header: string): string =>
    `apiKeyAuthentication: { runtimeKeys: {}, location: { header: { name: ${header} } } }`;
  const rule = (header: string, value: string): string =>
    `authorization: { policy: { matchExpressions: ['request.headers["${header}"] == "${value}"'] } }`;
  const with_ = (...policies: readonly string[]): string =>
    TEXT.replace("rateLimit", `${policies.join(", ")}, rateLimit`);
  for (const [before, after] of [
    [
      [keys("x-old"), rule("x-a", "planted")],
      [keys("x-new"), rule("x-new", "planted")],
    ],
    [
      [keys("x-new"), rule("x-new", "planted")],
      [keys("x-old"), rule("x-new", "planted"), "timeouts: { request: 3s }"],
    ],
    [
      [keys("x-old"), rule("x-old", "planted")],
      [keys("x-new"), rule("x-a", "planted")],
    ],
  ] as const) {
    const found = diffOf(with_(...before), with_(...after));
    assert.match(JSON.stringify(found), /x-new/);
    assert.doesNotMatch(JSON.stringify(found), /planted/);
  }
});
