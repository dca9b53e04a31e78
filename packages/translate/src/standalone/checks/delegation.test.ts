import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/** All findings about routes and groups, as `severity path: message`. */
function findings(routes: string, groups: string): readonly string[] {
  const text = `gateways: {web: {port: 80, routes: [${routes}]}}\nrouteGroups: {${groups}}\n`;
  const { diagnostics } = loadStandalone({
    file: "gw.yaml",
    text,
    environment: {},
    readFile: () => undefined,
  });
  return diagnostics.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

const TO_A = "{backends: [{routeGroup: a}]}";
const END = "{backends: [{host: 'h:1'}]}";

test("routes that delegate to groups, and groups to groups, are valid", () => {
  assert.deepEqual(
    findings(TO_A, `a: {routes: [{backends: [{routeGroup: b}]}]}, b: {routes: [${END}]}`),
    [],
  );
});

test("an unknown group is an error with a suggestion", () => {
  assert.deepEqual(
    findings("{backends: [{routeGroup: teams}, {routeGroup: team}]}", `team: {routes: [${END}]}`),
    [
      "error gateways.web.routes[0].backends[0].routeGroup: there is no group called `teams` under `routeGroups`",
    ],
  );
});

test("a delegating route matches by prefix, and its reference to the group has no policies", () => {
  const match = "matches: [{path: {type: Exact, value: /a}}]";
  const [first, second] = findings(
    `{${match}, backends: [{routeGroup: a, policies: {}}]}`,
    `a: {routes: [${END}]}`,
  );
  assert.match(
    String(first),
    /matches\[0\].path.type: a route that passes requests on .* PathPrefix$/,
  );
  assert.match(String(second), /backends\[0\].policies: a group is not a server/);
});

test("circular delegation is an error", () => {
  const circle =
    "a: {routes: [{backends: [{routeGroup: b}]}]}, b: {routes: [{backends: [{routeGroup: a}]}]}";
  assert.deepEqual(findings(TO_A, circle), [
    "error routeGroups.a.routes[0].backends[0].routeGroup: the group `b` delegates to `a`, which contains this route: circular delegation",
    "error routeGroups.b.routes[0].backends[0].routeGroup: the group `a` delegates to `b`, which contains this route: circular delegation",
  ]);
  const [own] = findings(TO_A, `a: {routes: [${TO_A}]}`);
  assert.match(String(own), /^error routeGroups.a.routes\[0\]/);
});

test("too deep and too wide delegation is an error", () => {
  const step = (index: number) =>
    `g${index}: {routes: [{backends: [{routeGroup: g${index + 1}}]}]}`;
  const names = Array.from({ length: 8 }, (_, index) => step(index)).join(", ");
  assert.deepEqual(findings("{backends: [{routeGroup: g0}]}", `${names}, g8: {routes: [${END}]}`), [
    "error gateways.web.routes[0].backends[0].routeGroup: requests are delegated more than 8 times",
  ]);
  const many = Array.from({ length: 10 }, () => "{routeGroup: NEXT}").join(", ");
  const wide = Array.from(
    { length: 6 },
    (_, index) =>
      `w${index}: {routes: [{backends: [${many.replaceAll("NEXT", `w${index + 1}`)}]}]}`,
  ).join(", ");
  const [first] = findings("{backends: [{routeGroup: w0}]}", `${wide}, w6: {routes: [${END}]}`);
  assert.match(String(first), /^error routeGroups: 1111111 routes, .* exceed the limit of 65536$/);
});

test("groups and matches that receive no request are reported", () => {
  const below = (path: string) =>
    `{matches: [{path: {value: ${path}}}], backends: [{host: 'h:1'}]}`;
  assert.deepEqual(
    findings(
      "{matches: [{path: {value: /a/b}}], backends: [{routeGroup: a}]}",
      `a: {routes: [${below("/a/b/c")}, ${below("/a")}, ${below("/a/bc")}]}, b: {routes: [${END}]}`,
    ),
    [
      "warning routeGroups.a.routes[2].matches[0]: receives no request: only requests below /a/b are delegated to the group",
      "warning routeGroups.b: no route delegates to the group `b`",
    ],
  );
});

test("of two equal routes of a group, the first receives all requests", () => {
  assert.deepEqual(findings(TO_A, `a: {routes: [${END}, ${END}]}`), [
    "warning routeGroups.a.routes[1]: the route `a/route1` receives no request: `a/route0` receives all of them, with the same hosts and matches",
  ]);
});

test("a route of a group names no gateways", () => {
  const [first] = findings(TO_A, "a: {routes: [{gateways: [web], backends: [{host: 'h:1'}]}]}");
  assert.match(String(first), /^error .*gateways: a route of a group names no gateways/);
});
