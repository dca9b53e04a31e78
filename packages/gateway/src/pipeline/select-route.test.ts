import assert from "node:assert/strict";
import { test } from "node:test";
import type { RequestHead } from "@edge-gateway/http";
import { RouteTable } from "../route/route-table.ts";
import type { CompiledRoute, Delegation } from "./compiled.ts";
import { phaseOf } from "./phase.ts";
import { evaluatedRoutes, selectRoute } from "./select-route.ts";

interface Given {
  readonly prefix?: string;
  readonly delegation?: Delegation<CompiledRoute>;
}

function tableOf(routes: Readonly<Record<string, Given>>): RouteTable<CompiledRoute> {
  const entries = Object.entries(routes).map(([key, { prefix = "/", delegation }], order) => ({
    key,
    hostnames: [],
    matches: [{ path: { type: "PathPrefix", value: prefix } }] as const,
    order,
    target: {
      key,
      name: key,
      phase: phaseOf([]),
      pattern: undefined,
      effectivePolicy: {},
      backends: [],
      weight: 0,
      delegation,
    },
  }));
  return new RouteTable(entries, () => () => false);
}

const request = (path: string) => ({ authority: "a", path }) as RequestHead;

test("a request is delegated until a route matches, and never returns to an earlier level", () => {
  const inner = tableOf({ last: { prefix: "/a/b/c" } });
  const middle = tableOf({
    next: { prefix: "/a/b", delegation: { groups: [{ weight: 1, routes: inner }], weight: 1 } },
    end: { prefix: "/a" },
  });
  const delegation = { groups: [{ weight: 1, routes: middle }], weight: 1 };
  const table = tableOf({ all: {}, first: { prefix: "/a", delegation } });
  const keyOf = (path: string) => selectRoute(table, request(path), () => 0)?.key;
  assert.equal(keyOf("/a/b/c/d"), "last");
  assert.equal(keyOf("/a/x"), "end");
  assert.equal(keyOf("/a/b"), undefined);
  assert.equal(keyOf("/x"), "all");
  assert.deepEqual(evaluatedRoutes(table, request("/a/b/c")), [
    "all",
    "end",
    "first",
    "last",
    "next",
  ]);
});

test("weights distribute the requests between the groups and the route itself", () => {
  const one = tableOf({ one: {} });
  const two = tableOf({ two: {} });
  const groups = [
    { weight: 1, routes: one },
    { weight: 2, routes: two },
  ];
  const table = tableOf({ own: { delegation: { groups, weight: 4 } } });
  const taken = [0, 0.24, 0.26, 0.74, 0.76].map(
    (point) => selectRoute(table, request("/"), () => point)?.key,
  );
  assert.deepEqual(taken, ["one", "one", "two", "two", "own"]);
});
