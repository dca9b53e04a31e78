import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

/** The warnings about a rule with these expressions. */
function warningsOf(rule: object, field = "policies", at = "authorization"): readonly string[] {
  const config = {
    gateways: {
      web: {
        port: 80,
        routes: [{ name: "r", [field]: { [at]: rule }, backends: [{ host: "a:1" }] }],
      },
    },
  };
  const text = JSON.stringify(config);
  return loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  }).diagnostics.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

const rule = (...matchExpressions: string[]) => ({ action: "Deny", policy: { matchExpressions } });

for (const [one, other] of [
  [`request.path == "/a"`, `request.path == "/b"`],
  [`request.path == '/a' && request.method == "GET"`, `request.path.startsWith("/b")`],
  [`request.path.startsWith("/a/")`, `request.path.startsWith("/b/")`],
  [`request.path.endsWith(".php")`, `request.path.endsWith(".asp")`],
  [`request.headers["x-a"] == "1"`, `request.headers["x-a"] == "2"`],
] as const)
  test(`a Deny with ${one} and ${other} denies nothing, which is a warning`, () => {
    const [warning = "", ...others] = warningsOf(rule(one, other));
    assert.deepEqual(others, []);
    assert.match(warning, /^warning gateways\.web\.routes\[0\]\.policies\.authorization\./);
    assert.match(warning, /denies nothing: all its expressions must be true/);
  });

test("another rule that never matches is named, too", () => {
  const allow = { ...rule(`request.path == "/a"`, `request.path == "/b"`), action: "Allow" };
  assert.match(warningsOf(allow).join(), /the rule never matches/);
});

for (const expressions of [
  [`request.path == "/a"`, `request.method == "/b"`],
  [`request.path == "/a"`, `request.path != "/b"`],
  [`request.path == "/a" || request.path == "/b"`, `request.path == "/b"`],
  [`request.path.startsWith("/a")`, `request.path.startsWith("/a/b")`],
  [`request.path.startsWith("/a")`, `request.path.endsWith("b")`],
  [`request.path == "/a"`, `request.path == "/a"`],
])
  test(`${expressions.join(" and ")} can be true together`, () => {
    assert.deepEqual(warningsOf(rule(...expressions)), []);
  });
