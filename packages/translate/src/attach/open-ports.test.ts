import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../standalone/load.ts";
import { openPorts } from "./open-ports.ts";

interface Parts {
  readonly gateway?: string;
  readonly route?: string;
  readonly backend?: string;
}

/** Whether requests without a credential reach an MCP server. */
function isOpen({ gateway = "{}", route = "{}", backend = "{}" }: Parts): boolean {
  const { ir, diagnostics } = loadStandalone({
    ...{ file: "gw.yaml", environment: {}, readFile: () => undefined },
    text: `gateways:
  web:
    port: 4000
    policies: ${gateway}
    routes: [{ name: tools, backends: [{ backend: tools }], policies: ${route} }]
backends:
  tools:
    mcp: { targets: [{ name: a, static: { host: a.test, port: 80 } }] }
    policies: ${backend}
`,
  });
  assert.ok(ir, JSON.stringify(diagnostics));
  return openPorts(ir).size > 0;
}

const jwt = (mode: string): string =>
  `jwtAuthentication: { mode: ${mode}, providers: [{ issuer: a, audiences: [a], jwks: { remote: { url: "https://a.test/jwks" } } }] }`;
const keys = (mode: string): string => `apiKeyAuthentication: { mode: ${mode}, runtimeKeys: {} }`;
const rule = (action: string, expression: string): string =>
  `authorization: { action: ${action}, policy: { matchExpressions: ['${expression}'] } }`;

test("a server is open unless a policy or a rule refuses requests without an identity", () => {
  for (const at of ["gateway", "route"] as const)
    for (const [policy, identity] of [
      [jwt, 'jwt.role == "admin"'],
      [keys, "has(apiKey.name)"],
    ] as const)
      for (const mode of ["Strict", "Optional"]) {
        assert.equal(isOpen({ [at]: `{ ${policy(mode)} }` }), mode !== "Strict");
        for (const action of ["Allow", "Require"]) {
          assert.equal(isOpen({ [at]: `{ ${policy(mode)}, ${rule(action, identity)} }` }), false);
          const other = rule(action, 'request.method == "POST"');
          assert.equal(isOpen({ [at]: `{ ${policy(mode)}, ${other} }` }), mode !== "Strict");
        }
        const deny = rule("Deny", 'jwt.role == "guest"');
        assert.equal(isOpen({ [at]: `{ ${policy(mode)}, ${deny} }` }), mode !== "Strict");
      }
});

test("a rule of one level closes what another level leaves open", () => {
  assert.equal(
    isOpen({ gateway: `{ ${jwt("Optional")} }`, route: `{ ${rule("Require", "has(jwt.sub)")} }` }),
    false,
  );
});
