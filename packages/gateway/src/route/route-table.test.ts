import assert from "node:assert/strict";
import { test } from "node:test";
import type { HttpRouteMatch } from "@edge-gateway/generated/types/index.ts";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type { RequestHead } from "@edge-gateway/http";
import { RouteTable } from "./route-table.ts";

interface Given {
  readonly name: string;
  readonly hosts?: readonly string[];
  readonly matches: readonly HttpRouteMatch[];
}

function tableOf(routes: readonly Given[]): RouteTable<string> {
  const entries = routes.map(({ name, hosts = [], matches }, order) => ({
    key: name,
    hostnames: hosts,
    matches,
    order,
    target: name,
  }));
  return new RouteTable(entries, compilePattern);
}

const path = (
  type: "Exact" | "PathPrefix" | "RegularExpression",
  value: string,
): HttpRouteMatch => ({
  path: { type, value },
});

/** The parts of a request that routing reads. */
function request(
  target: string,
  head: { method?: string; host?: string; headers?: Record<string, string> } = {},
) {
  const { method = "GET", host = "a.example.com", headers = {} } = head;
  const [requestPath = "", query] = target.split("?");
  const fields = {
    method,
    target,
    path: requestPath,
    query,
    authority: host,
    scheme: "http",
    version: "1.1",
  };
  return { ...fields, get: (name: string) => headers[name] } as RequestHead;
}

test("Exact comes before PathPrefix, and PathPrefix before RegularExpression", () => {
  const table = tableOf([
    { name: "pattern", matches: [path("RegularExpression", "/a/.*")] },
    { name: "prefix", matches: [path("PathPrefix", "/a")] },
    { name: "exact", matches: [path("Exact", "/a/b")] },
  ]);
  assert.equal(table.find(request("/a/b")), "exact");
  assert.equal(table.find(request("/a/c")), "prefix");
  assert.equal(table.find(request("/b")), undefined);
});

test("the longer prefix comes first, and a prefix ends at a segment", () => {
  const table = tableOf([
    { name: "root", matches: [path("PathPrefix", "/")] },
    { name: "short", matches: [path("PathPrefix", "/foo")] },
    { name: "long", matches: [path("PathPrefix", "/foo/bar/")] },
  ]);
  assert.equal(table.find(request("/foo/bar")), "long");
  assert.equal(table.find(request("/foo/bar/baz")), "long");
  assert.equal(table.find(request("/foo/barbaz")), "short");
  assert.equal(table.find(request("/foo/")), "short");
  assert.equal(table.find(request("/foobar")), "root");
});

test("among matches of one path: method, then headers, then query parameters, then the order of the file", () => {
  const prefix = path("PathPrefix", "/");
  const table = tableOf([
    { name: "first", matches: [prefix] },
    { name: "second", matches: [prefix] },
    {
      name: "query",
      matches: [{ ...prefix, queryParams: [{ type: "Exact", name: "q", value: "1" }] }],
    },
    {
      name: "header",
      matches: [{ ...prefix, headers: [{ type: "Exact", name: "X-A", value: "1" }] }],
    },
    { name: "method", matches: [{ ...prefix, method: "POST" }] },
  ]);
  const headers = { "x-a": "1" };
  assert.equal(table.find(request("/?q=1", { method: "POST", headers })), "method");
  assert.equal(table.find(request("/?q=1", { headers })), "header");
  assert.equal(table.find(request("/?q=1")), "query");
  assert.equal(table.find(request("/")), "first");
});

test("the first of repeated query parameters counts, decoded", () => {
  const match: HttpRouteMatch = {
    ...path("PathPrefix", "/"),
    queryParams: [{ type: "RegularExpression", name: "q", value: "a b+" }],
  };
  const table = tableOf([{ name: "route", matches: [match] }]);
  assert.equal(table.find(request("/?q=a%20bb&q=x")), "route");
  assert.equal(table.find(request("/?%71=a+b&q=x")), "route");
  assert.equal(table.find(request("/?q=x&q=a+b")), undefined);
});

test("a parameter that is added behind another one does not lead past its route", () => {
  const query = [{ type: "Exact" as const, name: "role", value: "admin" }];
  const table = tableOf([
    { name: "refused", matches: [{ ...path("PathPrefix", "/"), queryParams: query }] },
    { name: "open", matches: [path("PathPrefix", "/")] },
  ]);
  assert.equal(table.find(request("/?role=admin&role=x")), "refused");
  assert.equal(table.find(request("/?role=x&role=admin")), "open");
});

test("a less specific path on an exact host comes before a more specific one on a wildcard; without a match the wildcard is tried", () => {
  const table = tableOf([
    {
      name: "wild",
      hosts: ["*.example.com"],
      matches: [path("Exact", "/a"), path("Exact", "/only-wild")],
    },
    { name: "exact", hosts: ["A.example.com"], matches: [path("PathPrefix", "/a")] },
    { name: "any", matches: [path("PathPrefix", "/")] },
  ]);
  assert.equal(table.find(request("/a")), "exact");
  assert.equal(table.find(request("/only-wild", { host: "A.EXAMPLE.com:8080" })), "wild");
  assert.equal(table.find(request("/other", { host: "b.example.com" })), "any");
  assert.deepEqual(table.evaluated(request("/a", { host: "b.example.com" })), ["any", "wild"]);
});

test("10,000 routes over 1,000 hosts: each request finds its own", () => {
  const routes = Array.from({ length: 10_000 }, (_, index) => ({
    name: `r${index}`,
    hosts: [`h${index % 1000}.example.com`],
    matches: [path("PathPrefix", `/api/v${index}`)],
  }));
  const table = tableOf(routes);
  for (let index = 0; index < routes.length; index += 7) {
    const found = table.find(request(`/api/v${index}/x`, { host: `h${index % 1000}.example.com` }));
    assert.equal(found, `r${index}`);
  }
});

test("of headers whose names differ only in case, the first one counts, for the precedence, too", () => {
  const header = (name: string, value: string) => ({ name, value, type: "Exact" as const });
  const root = path("PathPrefix", "/");
  const table = tableOf([
    { name: "two", matches: [{ ...root, headers: [header("x", "a"), header("y", "b")] }] },
    {
      name: "repeated",
      matches: [{ ...root, headers: [header("x", "a"), header("X", "b"), header("X", "c")] }],
    },
  ]);
  assert.equal(table.find(request("/", { headers: { x: "a" } })), "repeated");
  assert.equal(table.find(request("/", { headers: { x: "b" } })), undefined);
  assert.equal(table.find(request("/", { headers: { x: "a", y: "b" } })), "two");
});

test("a table that is made after another finds the routes of its own order", () => {
  const match = { path: { type: "PathPrefix", value: "/" } } as const;
  const routes = (orders: Readonly<Record<string, number>>) =>
    Object.entries(orders).map(([key, order]) => {
      const hostnames = key === "other" ? ["b.test"] : ["a.test"];
      return { key, hostnames, matches: [match], order, target: key };
    });
  const made = (orders: Readonly<Record<string, number>>, before?: RouteTable<string>) => {
    const steps = RouteTable.inSteps(routes(orders), compilePattern, before);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  };
  const found = (table: RouteTable<string>) =>
    ["a.test", "b.test"].map((host) => table.find(request("/", { host })));
  const first = made({ left: 0, right: 1, other: 2 });
  assert.deepEqual(found(first), ["left", "other"]);
  assert.deepEqual(found(made({ right: 0, left: 1, other: 2 }, first)), ["right", "other"]);
  assert.deepEqual(found(made({ right: 1, other: 2 }, first)), ["right", "other"]);
  assert.deepEqual(found(made({ left: 0, right: 1 }, first)), ["left", undefined]);
  assert.deepEqual(found(first), ["left", "other"]);
});
