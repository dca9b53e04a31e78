import assert from "node:assert/strict";
import { test } from "node:test";
import type { HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import type { Route } from "../ir/index.ts";
import { expandDelegation } from "./expand-delegation.ts";

const BACKEND = { weight: 1, backend: "b", filters: [], place: { pointer: "" } };

function route(
  key: string,
  to: readonly string[],
  filters: readonly HttpRouteFilter[] = [],
): Route {
  const delegates = to.map((group) => ({ weight: 1, group }));
  return {
    key,
    name: key,
    listeners: [],
    order: 0,
    hostnames: [],
    matches: [],
    filters,
    backends: to.length === 0 ? [BACKEND] : [],
    place: { pointer: `/${key}` },
    ...(delegates.length === 0 ? {} : { delegates }),
  };
}

const START = { ...route("start", ["a"]), listeners: ["web"] };

test("a group's route appears once per delegation path, on the listeners where the path begins", () => {
  const groups = new Map([
    ["a", [route("a/1", ["c"]), route("a/2", ["c"])]],
    ["c", [route("c/1", [])]],
  ]);
  const { routes, cuts } = expandDelegation([START], groups);
  const ways = routes.map(({ key, above = [], listeners }) => [
    ...above.map((each) => each.key),
    key,
    ...listeners,
  ]);
  assert.deepEqual(ways, [
    ["start", "web"],
    ["start", "a/1", "web"],
    ["start", "a/1", "c/1", "web"],
    ["start", "a/2", "web"],
    ["start", "a/2", "c/1", "web"],
  ]);
  assert.deepEqual(cuts, []);
  for (const { delegates = [] } of routes)
    for (const { group } of delegates) assert.ok(routes.some((each) => each.group === group));
});

test("a path that is circular, too long or leads to too many routes ends without backends", () => {
  const groups = new Map([["a", [route("a/1", ["a"]), route("a/2", [])]]]);
  const limits = { maxDepth: 8, maxRoutes: 100 };
  const circle = expandDelegation([START], groups, limits);
  assert.deepEqual(circle.cuts, [{ reason: "cycle", way: ["start", "a/1", "a/1"] }]);
  const end = circle.routes.find(({ above = [], key }) => above.length === 2 && key === "a/1");
  assert.deepEqual([end?.backends, end?.delegates], [[], undefined]);
  const reasons = (changed: object) =>
    expandDelegation([START], groups, { ...limits, ...changed }).cuts.map(({ reason }) => reason);
  assert.deepEqual(reasons({ maxDepth: 1 }), ["depth"]);
  assert.deepEqual(reasons({ maxRoutes: 3 }), ["count"]);
});

test("filters are inherited, unless a filter of the same type is below", () => {
  const rewrite = (replaceFullPath: string): HttpRouteFilter => ({
    type: "URLRewrite",
    urlRewrite: { path: { type: "ReplaceFullPath", replaceFullPath } },
  });
  const header: HttpRouteFilter = {
    type: "RequestHeaderModifier",
    requestHeaderModifier: { remove: ["x"] },
  };
  const redirect: HttpRouteFilter = {
    type: "RequestRedirect",
    requestRedirect: { statusCode: 302 },
  };
  const start = route("start", ["a"], [header, rewrite("/above")]);
  const filtersOf = (below: readonly HttpRouteFilter[]) => {
    const { routes } = expandDelegation([start], new Map([["a", [route("a/1", [], below)]]]));
    return routes[1]?.above?.[0]?.filters.map(({ type }) => type);
  };
  assert.deepEqual(filtersOf([]), ["RequestHeaderModifier", "URLRewrite"]);
  assert.deepEqual(filtersOf([rewrite("/below")]), ["RequestHeaderModifier"]);
  assert.deepEqual(filtersOf([redirect]), ["RequestHeaderModifier"]);
});
