import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

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

const API = "matches: [{path: {value: /api}}]";

test("routes with different hosts, paths or conditions do not conflict", () => {
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

test("of two equal routes, the first receives all requests", () => {
  assert.deepEqual(
    warnings([
      `name: a, hostnames: [a.example], ${API}`,
      "name: b, hostnames: [a.example], matches: [{path: {type: PathPrefix, value: /api/}}]",
    ]).slice(0, 1),
    [
      "unreachable gateways.web.routes[1]: the route `web/b` receives no request: `web/a` receives all of them, with the same hosts and matches",
    ],
  );
  assert.match(
    warnings(["", ""])[0] ?? "",
    /routes\[1\]: the route `web\/route1` receives no request: `web\/route0`/,
  );
});

test("conditions are equal in any order, names of headers in any case", () => {
  const one = "{headers: [{name: X, value: '1'}, {name: y, value: '2'}]}";
  const two = "{headers: [{name: y, value: '2'}, {name: x, value: '1', type: Exact}]}";
  assert.equal(warnings([`matches: [${one}]`, `matches: [${two}]`]).length, 1);
});

test("the warning about a match without requests names the route that receives them", () => {
  assert.deepEqual(
    warnings([`name: a, ${API}`, "name: b, matches: [{path: {value: /b}}, {path: {value: /api}}]"]),
    [
      "unreachable gateways.web.routes[1].matches[1]: receives no request: `web/a` receives them, with the same hosts and matches",
    ],
  );
  assert.deepEqual(warnings(["matches: [{method: GET}, {method: GET}]"]), [
    "unreachable gateways.web.routes[0].matches[1]: receives no request: matches[0] is the same",
  ]);
});

test("a route that receives the requests of one of its hosts is not reported", () => {
  assert.deepEqual(warnings(["hostnames: [a.example]", "hostnames: [a.example, b.example]"]), []);
});

test("a prefix of every path goes before every regular expression", () => {
  const pattern = "matches: [{path: {type: RegularExpression, value: '/v[0-9]+/.*'}}]";
  assert.match(
    warnings([`name: p, ${pattern}`, "name: all"])[0] ?? "",
    /routes\[0\]: .* `web\/all` receives all of them, because other path types/,
  );
  assert.deepEqual(warnings([pattern, "matches: [{method: GET}]"]), []);
});
