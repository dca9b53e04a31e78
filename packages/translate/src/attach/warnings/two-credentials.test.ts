import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

const KEYS = { apiKeyAuthentication: { secretRef: { name: "k" } } };
const TOKENS = {
  jwtAuthentication: {
    providers: [
      { issuer: "https://i.example", jwks: { remote: { url: "https://i.example/keys" } } },
    ],
  },
};

/** The warnings about a gateway and its route with these policies. */
function warningsOf(gateway: object, route: object): readonly string[] {
  const routes = [
    { name: "tools", policies: route, backends: [{ host: "a:1" }] },
    { name: "open", matches: [{ path: { value: "/open" } }], backends: [{ host: "a:1" }] },
  ];
  const text = JSON.stringify({
    gateways: { web: { port: 80, policies: gateway, routes } },
    secrets: { k: { data: { a: "a" } } },
  });
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  return loadStandalone(read).diagnostics.map(
    ({ severity, path, message }) => `${severity} ${path}: ${message}`,
  );
}

test("a key and a token in one header are a warning that names the routes", () => {
  const [warning = "", ...others] = warningsOf(KEYS, TOKENS);
  assert.deepEqual(others, []);
  assert.match(warning, /^warning gateways\.web\.policies\.apiKeyAuthentication: every request is/);
  assert.match(warning, /refused at `web\/tools`: it must have a key and a token/);
  assert.match(warningsOf({}, { ...KEYS, ...TOKENS }).join(), /at `web\/tools`/);
  assert.match(warningsOf(TOKENS, KEYS).join(), /routes\[0\]\.policies\.apiKey/);
  assert.match(warningsOf({ ...KEYS, ...TOKENS }, {}).join(), /at `web\/tools`, `web\/open`:/);
});

test("a key in another header, and one that is not demanded, can be beside a token", () => {
  const location = { header: { name: "x-key" } };
  const { apiKeyAuthentication: keys } = KEYS;
  assert.deepEqual(warningsOf({ apiKeyAuthentication: { ...keys, location } }, TOKENS), []);
  const { jwtAuthentication: tokens } = TOKENS;
  for (const mode of ["Optional", "Permissive"]) {
    assert.deepEqual(warningsOf({ apiKeyAuthentication: { ...keys, mode } }, TOKENS), []);
    assert.deepEqual(warningsOf(KEYS, { jwtAuthentication: { ...tokens, mode } }), []);
  }
});
