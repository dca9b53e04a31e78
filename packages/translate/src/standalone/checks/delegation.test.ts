import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../load.ts";

/** `severity path: message` of everything that is wrong with routes and groups. */
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

test("routes that lead to groups, and groups to groups, are as they should be", () => {
  assert.deepEqual(
    findings(TO_A, `a: {routes: [{backends: [{routeGroup: b}]}]}, b: {routes: [${END}]}`),
    [],
  );
});

test("a group that does not exist is an error with a suggestion", () => {
  assert.deepEqual(
    findings("{backends: [{routeGroup: teams}, {routeGroup: team}]}", `team: {routes: [${END}]}`),
    [
      "error gateways.web.routes[0].backends[0].routeGroup: there is no group called `teams` under `routeGroups`",
    ],
  );
});

test("a route that passes requests on matches by prefix, and hands nothing to the group itself", () => {
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

test("groups never pass requests on in a circle", () => {
  const circle =
    "a: {routes: [{backends: [{routeGroup: b}]}]}, b: {routes: [{backends: [{routeGroup: a}]}]}";
  assert.deepEqual(findings(TO_A, circle), [
    "error routeGroups.a.routes[0].backends[0].routeGroup: the group `b` passes requests on to `a`, where this route stands: they would never arrive",
    "error routeGroups.b.routes[0].backends[0].routeGroup: the group `a` passes requests on to `b`, where this route stands: they would never arrive",
  ]);
  const [own] = findings(TO_A, `a: {routes: [${TO_A}]}`);
  assert.match(String(own), /^error routeGroups.a.routes\[0\]/);
});

test("ways are short, and all of them together few", () => {
  const step = (index: number) =>
    `g${index}: {routes: [{backends: [{routeGroup: g${index + 1}}]}]}`;
  const names = Array.from({ length: 8 }, (_, index) => step(index)).join(", ");
  assert.deepEqual(findings("{backends: [{routeGroup: g0}]}", `${names}, g8: {routes: [${END}]}`), [
    "error gateways.web.routes[0].backends[0].routeGroup: requests are passed on more than 8 times",
  ]);
  const many = Array.from({ length: 10 }, () => "{routeGroup: NEXT}").join(", ");
  const wide = Array.from(
    { length: 6 },
    (_, index) =>
      `w${index}: {routes: [{backends: [${many.replaceAll("NEXT", `w${index + 1}`)}]}]}`,
  ).join(", ");
  const [first] = findings("{backends: [{routeGroup: w0}]}", `${wide}, w6: {routes: [${END}]}`);
  assert.match(String(first), /^error routeGroups: 1111111 routes, .* are more than 65536$/);
});

test("groups and matches that no request is passed on to are told", () => {
  const below = (path: string) =>
    `{matches: [{path: {value: ${path}}}], backends: [{host: 'h:1'}]}`;
  assert.deepEqual(
    findings(
      "{matches: [{path: {value: /a/b}}], backends: [{routeGroup: a}]}",
      `a: {routes: [${below("/a/b/c")}, ${below("/a")}, ${below("/a/bc")}]}, b: {routes: [${END}]}`,
    ),
    [
      "warning routeGroups.a.routes[2].matches[0]: takes no request: only those below /a/b are passed on to the group",
      "warning routeGroups.b: no route passes requests on to the group `b`",
    ],
  );
});

test("of two equal routes of a group the first takes everything", () => {
  assert.deepEqual(findings(TO_A, `a: {routes: [${END}, ${END}]}`), [
    "warning routeGroups.a.routes[1]: the route takes no request: `a/route0` takes them all, with the same hosts and matches",
  ]);
});

test("a route of a group names no gateways", () => {
  const [first] = findings(TO_A, "a: {routes: [{gateways: [web], backends: [{host: 'h:1'}]}]}");
  assert.match(String(first), /^error .*gateways: a route of a group names no gateways/);
});
