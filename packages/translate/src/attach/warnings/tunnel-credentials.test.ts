import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

function warningsOf(proxyPolicies: object): readonly string[] {
  const policies = { tunnel: { backendRef: { name: "proxy" }, mode: "Connect" } };
  const config = {
    gateways: { web: { port: 80, routes: [{ backends: [{ host: "a:1", policies }] }] } },
    backends: { proxy: { static: { host: "p", port: 3128 }, ...proxyPolicies } },
  };
  const text = JSON.stringify(config);
  return loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  }).diagnostics.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

test("credentials of a proxy's backend are named, because they are not sent", () => {
  const [warning = "", ...others] = warningsOf({ policies: { auth: { key: "secret" } } });
  assert.deepEqual(others, []);
  assert.match(warning, /^warning .*\.tunnel: the credentials of `.*proxy` are not sent/);
  assert.deepEqual(warningsOf({}), []);
});
