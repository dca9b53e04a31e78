import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

test("a deprecated property is a warning at its place, with its replacement", () => {
  const text = `gateways: {web: {port: 80, routes: [{backends: [{backend: tools}]}]}}
backends:
  tools:
    mcp: {targets: [{name: a, static: {host: h, port: 1}}]}
    policies:
      mcp:
        authentication: {jwks: {url: "https://idp.example/jwks"}}
`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  assert.deepEqual(
    diagnostics
      .filter(({ code }) => code === "deprecated")
      .map(({ severity, code, path, line }) => ({ severity, code, path, line })),
    [
      {
        severity: "warning",
        code: "deprecated",
        path: "backends.tools.policies.mcp.authentication",
        line: 7,
      },
    ],
  );
  assert.ok(
    diagnostics.some(({ message }) => message.endsWith("use `traffic.jwtAuthentication.mcp`")),
  );
});
