import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/**
 * `path: message` of each warning about a gateway with the given routes, which must have no errors.
 */
function warnings(routes: readonly string[]): readonly string[] {
  const items = routes.map((route) => `{backends: [{host: "a:1"}], ${route}}`).join(", ");
  const text = `gateways: {web: {port: 80, routes: [${items}]}}\n`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  assert.deepEqual(
    diagnostics.filter(({ severity }) => severity === "error"),
    [],
  );
  return diagnostics.map(({ path, code, message }) => `${code} ${path}: ${message}`);
}

test("policies of a reference lose to those of the backend itself", () => {
  const route =
    "name: r, backends: [{backend: b, policies: {http: {requestTimeout: 1s}, tls: {}}}]".replace(
      "name: r, ",
      "",
    );
  const text = `gateways: {web: {port: 80, routes: [{${route}}]}}\nbackends: {b: {static: {host: a, port: 1}, policies: {tls: {}}}}\n`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  assert.deepEqual(
    diagnostics.map(({ path, message }) => `${path}: ${message}`),
    [
      "gateways.web.routes[0].backends[0].policies.tls: is not used: `backends.b.policies.tls` is set, and the backend's own field wins",
    ],
  );
});

test("backends of a route with a direct response receive no requests", () => {
  assert.deepEqual(warnings(["policies: {directResponse: {status: 200}}"]), [
    "overridden gateways.web.routes[0].backends: are never used: `gateways.web.routes[0].policies.directResponse` responds to every request",
  ]);
});
