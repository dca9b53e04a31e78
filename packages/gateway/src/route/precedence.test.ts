import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { HttpRouteMatch } from "@edge-gateway/generated/types/index.ts";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type { RequestHead } from "@edge-gateway/http";
import { RouteTable } from "./route-table.ts";

/**
 * A slow reference implementation of the Gateway API's rules (HTTPRouteSpec.hostnames,
 * HTTPRouteRule.matches).
 */

interface Route {
  readonly hosts: readonly string[];
  readonly matches: readonly HttpRouteMatch[];
}

interface Request {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

type Claim = readonly [match: HttpRouteMatch, order: number];

/** The index of the route that matches; undefined if none does. */
function model(routes: readonly Route[], request: Request): number | undefined {
  const buckets = [request.host, ...suffixesOf(request.host), undefined];
  for (const bucket of buckets) {
    const claims = routes.flatMap(({ hosts, matches }, order): Claim[] => {
      const own: readonly (string | undefined)[] = hosts.length === 0 ? [undefined] : hosts;
      return own.includes(bucket) ? matches.map((match) => [match, order]) : [];
    });
    const [best] = claims.filter(([match]) => holds(match, request)).toSorted(compare);
    if (best !== undefined) return best[1];
  }
  return undefined;
}

function suffixesOf(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join(".")}`);
}

function holds(match: HttpRouteMatch, { method, path, query, headers }: Request): boolean {
  const { method: wanted, headers: fields = [], queryParams = [] } = match;
  const parameters = new URLSearchParams(query);
  return (
    pathHolds(match, path) &&
    (wanted === undefined || wanted === method) &&
    fields.every(({ name, value }) => headers[name.toLowerCase()] === value) &&
    queryParams.every(({ name, value }) => parameters.get(name) === value)
  );
}

function pathHolds({ path: { type, value } }: HttpRouteMatch, path: string): boolean {
  if (type === "Exact") return path === value;
  if (type === "RegularExpression") return new RegExp(`^(?:${value})$`).test(path);
  const segments = value
    .split("/")
    .filter((segment, index, all) => segment !== "" || index < all.length - 1);
  return segments.every((segment, index) => path.split("/")[index] === segment);
}

const KINDS = ["Exact", "PathPrefix", "RegularExpression"];

/** Negative when the first candidate takes precedence. */
function compare([left, first]: Claim, [right, second]: Claim): number {
  const length = ({ path: { type, value } }: HttpRouteMatch) =>
    type === "PathPrefix" && value.endsWith("/") ? value.length - 1 : value.length;
  return (
    KINDS.indexOf(left.path.type) - KINDS.indexOf(right.path.type) ||
    length(right) - length(left) ||
    Number(right.method !== undefined) - Number(left.method !== undefined) ||
    (right.headers?.length ?? 0) - (left.headers?.length ?? 0) ||
    (right.queryParams?.length ?? 0) - (left.queryParams?.length ?? 0) ||
    first - second
  );
}

const host = fc.constantFrom("a.test", "b.a.test", "c.b.a.test", "other");
const hostname = fc.oneof(host, fc.constantFrom("*.a.test", "*.test", "*.b.a.test"));
const plainPath = fc.constantFrom("/", "/a", "/a/", "/a/b", "/a/b/", "/ab", "/a/b/c");
const pathMatch = fc.oneof(
  fc.record({ type: fc.constantFrom("Exact" as const, "PathPrefix" as const), value: plainPath }),
  fc.record({
    type: fc.constant("RegularExpression" as const),
    value: fc.constantFrom("/a.*", "/a/[b-c]", "/(a|ab)", "/.*/b/?"),
  }),
);
const bit = fc.constantFrom("0", "1");
const named = (name: string) =>
  fc.record({ type: fc.constant("Exact" as const), name: fc.constant(name), value: bit });
const conditions = fc.subarray(["x", "y"]).chain((names) => fc.tuple(...names.map(named)));
const match: fc.Arbitrary<HttpRouteMatch> = fc.record(
  {
    path: pathMatch,
    method: fc.constantFrom("GET" as const, "POST" as const),
    headers: conditions,
    queryParams: conditions,
  },
  { requiredKeys: ["path"] },
);
const route = fc.record({
  hosts: fc.uniqueArray(hostname, { maxLength: 2 }),
  matches: fc.array(match, { minLength: 1, maxLength: 3 }),
});
const request: fc.Arbitrary<Request> = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT"),
  host,
  path: plainPath,
  query: fc.option(fc.constantFrom("x=0", "x=1&y=1", "x=0&x=1", ""), { nil: undefined }),
  headers: fc.dictionary(fc.constantFrom("x", "y"), bit),
});

test("a route table selects the same routes as the reference implementation", () => {
  fc.assert(
    fc.property(
      fc.array(route, { maxLength: 8 }),
      fc.array(request, { minLength: 1, maxLength: 10 }),
      (routes, requests) => {
        const entries = routes.map(({ hosts, matches }, order) => ({
          key: String(order),
          hostnames: hosts,
          matches,
          order,
          target: order,
        }));
        const table = new RouteTable(entries, compilePattern);
        for (const one of requests) {
          const head = { ...one, authority: one.host, get: (name: string) => one.headers[name] };
          assert.equal(table.find(head as unknown as RequestHead), model(routes, one));
        }
      },
    ),
    { numRuns: 500 },
  );
});
