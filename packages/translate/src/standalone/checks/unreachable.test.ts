import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/** `path: message` of each warning about a gateway with these routes; there must be no errors. */
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

const API = "matches: [{path: {value: /api}}]";

test("routes with different hosts, paths or conditions disturb nobody", () => {
  assert.deepEqual(
    warnings([
      "name: a",
      `name: b, ${API}`,
      "name: c, matches: [{method: GET}]",
      "name: d, hostnames: [a.example]",
      "name: e, matches: [{headers: [{name: x, value: '1'}]}]",
      "name: f, matches: [{headers: [{name: x, value: '2'}]}]",
      "name: g, matches: [{path: {type: Exact, value: /}}]",
    ]),
    [],
  );
});

test("of two equal routes the first takes everything", () => {
  assert.deepEqual(
    warnings([
      `name: a, hostnames: [a.example], ${API}`,
      "name: b, hostnames: [a.example], matches: [{path: {type: PathPrefix, value: /api/}}]",
    ]).slice(0, 1),
    [
      "unreachable gateways.web.routes[1].name: the route takes no request: web/a takes them all, with the same hosts and matches further up",
    ],
  );
  assert.match(warnings(["", ""])[0] ?? "", /routes\[1\]: the route takes no request: web\/route0/);
});

test("conditions are equal in any order, names of headers in any case", () => {
  const one = "{headers: [{name: X, value: '1'}, {name: y, value: '2'}]}";
  const two = "{headers: [{name: y, value: '2'}, {name: x, value: '1', type: Exact}]}";
  assert.equal(warnings([`matches: [${one}]`, `matches: [${two}]`]).length, 1);
});

test("a single match that is lost names its winner", () => {
  assert.deepEqual(
    warnings([`name: a, ${API}`, "name: b, matches: [{path: {value: /b}}, {path: {value: /api}}]"]),
    [
      "unreachable gateways.web.routes[1].matches[1]: takes no request: the route web/a takes them, with the same hosts and matches further up",
    ],
  );
  assert.deepEqual(warnings(["matches: [{method: GET}, {method: GET}]"]), [
    "unreachable gateways.web.routes[0].matches[1]: takes no request: matches[0] is the same",
  ]);
});

test("a route that keeps one host of several is reached", () => {
  assert.deepEqual(warnings(["hostnames: [a.example]", "hostnames: [a.example, b.example]"]), []);
});

test("a prefix of every path goes before every regular expression", () => {
  const pattern = "matches: [{path: {type: RegularExpression, value: '/v[0-9]+/.*'}}]";
  assert.match(
    warnings([`name: p, ${pattern}`, "name: all"])[0] ?? "",
    /routes\[0\]\.name: .* web\/all takes them all, because a path of another kind/,
  );
  assert.deepEqual(warnings([pattern, "matches: [{method: GET}]"]), []);
});

test("a host that no listener of the route serves takes nothing", () => {
  const listeners =
    "port: 80, listeners: [{name: any}, {name: sub, hostname: '*.example.com'}, {name: one, hostname: a.example.com}]";
  const route = "routes: [{name: r, backends: [{host: 'a:1'}], gateways: [web/sub], hostnames: ";
  const of = (host: string) => warnings([], listeners, `${route}[${host}]}]\n`);
  assert.deepEqual(of("b.example.com"), []);
  assert.deepEqual(of("'*.b.example.com'"), []);
  assert.deepEqual(of("'*.com'"), []);
  assert.deepEqual(of("a.example.com"), [
    "unreachable routes[0].hostnames[0]: takes no request: the listener web/one serves a.example.com",
  ]);
  assert.match(of("other.org")[0] ?? "", /the listener web\/any serves other\.org/);
  assert.deepEqual(
    warnings(["hostnames: [b.org]"], "port: 80, listeners: [{name: l, hostname: a.org}]"),
    [
      "unreachable gateways.web.routes[0].hostnames[0]: takes no request: no listener of the route serves b.org",
    ],
  );
});

test("a host that is in the list twice is told", () => {
  assert.deepEqual(warnings(["hostnames: [a.org, b.org, a.org]"]), [
    "unreachable gateways.web.routes[0].hostnames[2]: duplicate host a.org: it is in the list before",
  ]);
});

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

test("backends behind a direct response get nothing", () => {
  assert.deepEqual(warnings(["policies: {directResponse: {status: 200}}"]), [
    "overridden gateways.web.routes[0].backends: are never used: `gateways.web.routes[0].policies.directResponse` responds to every request",
  ]);
});
