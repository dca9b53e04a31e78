import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/**
 * `path: message` of each warning about a gateway with the given routes, which must have no errors.
 */
function warnings(routes: readonly string[], gateway = "port: 80", rest = ""): readonly string[] {
  const items = routes.map((route) => `{backends: [{host: "a:1"}], ${route}}`).join(", ");
  const text = `gateways: {web: {${gateway}, routes: [${items}]}}\n${rest}`;
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

test("a host of a route receives no request if no listener of the route serves the host", () => {
  const listeners =
    "port: 80, listeners: [{name: any}, {name: sub, hostname: '*.example.com'}, {name: one, hostname: a.example.com}]";
  const route = "routes: [{name: r, backends: [{host: 'a:1'}], gateways: [web/sub], hostnames: ";
  const of = (host: string) => warnings([], listeners, `${route}[${host}]}]\n`);
  assert.deepEqual(of("b.example.com"), []);
  assert.deepEqual(of("'*.b.example.com'"), []);
  assert.deepEqual(of("'*.com'"), []);
  assert.deepEqual(of("a.example.com"), [
    "unreachable routes[0].hostnames[0]: receives no request: the listener web/one serves a.example.com",
  ]);
  assert.match(of("other.org")[0] ?? "", /the listener web\/any serves other\.org/);
  assert.deepEqual(
    warnings(["hostnames: [b.org]"], "port: 80, listeners: [{name: l, hostname: a.org}]"),
    [
      "unreachable gateways.web.routes[0].hostnames[0]: receives no request: no listener of the route serves b.org",
    ],
  );
});

test("a duplicate host in the list is reported", () => {
  assert.deepEqual(warnings(["hostnames: [a.org, b.org, a.org]"]), [
    "unreachable gateways.web.routes[0].hostnames[2]: duplicate host a.org: the list already contains it",
  ]);
});

test("an invalid host name is reported only as invalid", () => {
  const text =
    "gateways: {web: {port: 80, listeners: [{name: l, hostname: a.org}], routes: [{hostnames: [A.org], backends: [{host: 'a:1'}]}]}}\n";
  const input = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const { diagnostics } = loadStandalone(input);
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ["wrong-value"],
  );
});
