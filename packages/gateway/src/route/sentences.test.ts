import assert from "node:assert/strict";
import { test } from "node:test";
import type { HttpRouteMatch } from "@edge-gateway/generated/types/index.ts";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type { RequestHead } from "@edge-gateway/http";
import type { RouteMatch } from "@edge-gateway/translate/ir";
import { RouteTable } from "./route-table.ts";

/**
 * The specification's rules of precedence and hosts, one row per sentence: given the routes in
 * source order, which one gets the request.
 */

type Type = HttpRouteMatch["path"]["type"];

interface Match {
  /** The characters of service and method that an expression for calls names. */
  readonly call?: readonly [service: number, method: number];
  readonly exact?: string;
  readonly prefix?: string;
  readonly regex?: string;
  readonly method?: "GET" | "POST";
  /** The headers of the request, each as `name=value`. */
  readonly headers?: readonly string[];
  readonly query?: readonly string[];
}

interface Row {
  readonly routes: Readonly<Record<string, Match & { readonly hosts?: readonly string[] }>>;
  /**
   * A request as text, `METHOD authority target` and its headers, and the name of the route that gets the
   * request.
   */
  readonly requests: Readonly<Record<string, string | undefined>>;
}

const ROWS: Readonly<Record<string, Row>> = {
  "Exact comes before PathPrefix, however long": {
    routes: { long: { prefix: "/a/b" }, exact: { exact: "/a/b" } },
    requests: { "GET h /a/b": "exact", "GET h /a/b/": "long", "GET h /a/b/c": "long" },
  },
  "PathPrefix comes before RegularExpression, however short": {
    routes: { regex: { regex: "/a/b/c/d/.*" }, prefix: { prefix: "/" } },
    requests: { "GET h /a/b/c/d/e": "prefix" },
  },
  "the longer prefix comes first, whatever conditions the shorter has": {
    routes: {
      short: { prefix: "/a", method: "GET", headers: ["x=1", "y=1"], query: ["q=1"] },
      long: { prefix: "/a/b" },
    },
    requests: { "GET h /a/b?q=1 x=1 y=1": "long", "GET h /a/c?q=1 x=1 y=1": "short" },
  },
  "the longer expression comes first": {
    routes: { short: { regex: "/a.*" }, long: { regex: "/a/b.*" } },
    requests: { "GET h /a/b": "long", "GET h /a/c": "short" },
  },
  "an expression must match the whole path": {
    routes: { regex: { regex: "/a|/b" } },
    requests: {
      "GET h /a": "regex",
      "GET h /b": "regex",
      "GET h /ax": undefined,
      "GET h /x/b": undefined,
    },
  },
  "calls that are named by method alone come before the prefix /, after a service": {
    routes: {
      all: { prefix: "/" },
      headers: { prefix: "/", headers: ["x=1"] },
      say: { regex: "/[^/]+/Say", call: [0, 3] },
      service: { prefix: "/foo.Bar" },
      path: { regex: "/[^/]+/Say.*" },
    },
    requests: {
      "POST h /foo.Baz/Say x=1": "say",
      "POST h /foo.Bar/Say": "service",
      "POST h /foo.Baz/Hear": "all",
      "POST h /foo.Baz/SayIt x=1": "headers",
    },
  },
  "among calls the characters of the service decide, then those of the method, then headers": {
    routes: {
      method: { regex: "/[^/]+/Sa.+", call: [0, 4] },
      longer: { regex: "/[^/]+/(?:Say.*)", call: [0, 5] },
      service: { regex: "/(?:foo.*)/(?:[^/]+)", call: [5, 0] },
      headers: { regex: "/(?:fo+.*)/(?:[^/]+)", call: [5, 0], headers: ["x=1"] },
      both: { regex: "/(?:fo.+)/(?:Say)", call: [4, 3] },
    },
    requests: {
      "POST h /foo/Say": "service",
      "POST h /foo/Say x=1": "headers",
      "POST h /fob/Say": "both",
      "POST h /bar/Say": "longer",
      "POST h /bar/Sat": "method",
    },
  },
  "a method comes before headers, headers before query parameters": {
    routes: {
      query: { prefix: "/", query: ["a=1", "b=1", "c=1"] },
      headers: { prefix: "/", headers: ["x=1"] },
      method: { prefix: "/", method: "GET" },
    },
    requests: {
      "GET h /?a=1&b=1&c=1 x=1": "method",
      "POST h /?a=1&b=1&c=1 x=1": "headers",
      "POST h /?a=1&b=1&c=1": "query",
      "POST h /?a=1&b=1": undefined,
    },
  },
  "more headers come before fewer, more query parameters before fewer": {
    routes: {
      one: { prefix: "/", headers: ["x=1"], query: ["a=1", "b=1"] },
      two: { prefix: "/", headers: ["x=1", "y=1"] },
      few: { prefix: "/", query: ["a=1"] },
      many: { prefix: "/", query: ["a=1", "b=1"] },
    },
    requests: {
      "GET h /?a=1&b=1 x=1 y=1": "two",
      "GET h /?a=1&b=1 x=1": "one",
      "GET h /?a=1&b=1": "many",
      "GET h /?a=1": "few",
    },
  },
  "between equals, the first in the source": {
    routes: { first: { prefix: "/a" }, second: { prefix: "/a/" } },
    requests: { "GET h /a": "first", "GET h /a/": "first", "GET h /a/x": "first" },
  },
  "a prefix matches whole segments, and its trailing slash is ignored": {
    routes: { prefix: { prefix: "/a/" } },
    requests: { "GET h /a": "prefix", "GET h /a/b": "prefix", "GET h /ab": undefined },
  },
  "paths are compared after normalization: case-sensitive, without further decoding": {
    routes: { exact: { exact: "/a b" }, prefix: { prefix: "/a/b" } },
    requests: {
      "GET h /A/b": undefined,
      "GET h /a%2Fb": undefined,
      "GET h //a/b": undefined,
      "GET h /a/./b": undefined,
      "GET h /x/../a/b": undefined,
      "GET h /a/b/../c": "prefix",
    },
  },
  "the first of repeated query parameters counts": {
    routes: { route: { prefix: "/", query: ["a=2"] } },
    requests: { "GET h /?a=1&a=2": undefined, "GET h /?a=2&a=1": "route" },
  },
  "an exact host comes before a wildcard, and a wildcard before every host, whatever the paths": {
    routes: {
      any: { exact: "/a", method: "GET" },
      wild: { hosts: ["*.b.test"], exact: "/a" },
      long: { hosts: ["*.a.b.test"], prefix: "/a" },
      exact: { hosts: ["x.a.b.test"], regex: "/a?" },
    },
    requests: {
      "GET x.a.b.test /a": "exact",
      "GET y.a.b.test /a": "long",
      "GET y.b.test /a": "wild",
      "GET b.test /a": "any",
    },
  },
  "a host without a match leaves the request to the next": {
    routes: {
      any: { prefix: "/" },
      wild: { hosts: ["*.b.test"], prefix: "/w" },
      exact: { hosts: ["a.b.test"], prefix: "/e" },
    },
    requests: { "GET a.b.test /e": "exact", "GET a.b.test /w": "wild", "GET a.b.test /x": "any" },
  },
  "a wildcard matches one label or more, never none": {
    routes: { wild: { hosts: ["*.b.test"], prefix: "/" } },
    requests: {
      "GET a.b.test /": "wild",
      "GET c.a.b.test /": "wild",
      "GET b.test /": undefined,
      "GET ab.test /": undefined,
      "GET xb.test /": undefined,
    },
  },
  "a host's port, case and trailing dot are ignored": {
    routes: { route: { hosts: ["A.b.Test"], prefix: "/" }, six: { hosts: ["[::1]"], prefix: "/" } },
    requests: {
      "GET a.b.test:8080 /": "route",
      "GET A.B.TEST /": "route",
      "GET a.b.test. /": "route",
      "GET a.b.test.:80 /": "route",
      "GET a.b.test.. /": undefined,
      "GET [::1]:8080 /": "six",
    },
  },
  "pseudo-headers are headers: method, original host, path with query, scheme": {
    routes: {
      all: { prefix: "/" },
      method: { prefix: "/", headers: [":method=PURGE"] },
      authority: { prefix: "/", headers: [":authority=A.test:81"] },
      path: { prefix: "/", headers: [":path=/p?q=1"] },
      scheme: { prefix: "/s", headers: [":scheme=http"] },
      secure: { prefix: "/s", headers: [":scheme=https"] },
    },
    requests: {
      "PURGE h /": "method",
      "GET A.test:81 /": "authority",
      "GET a.test:81 /": "all",
      "GET h /p?q=1": "path",
      "GET h /p": "all",
      "GET h /s": "scheme",
    },
  },
};

function matchOf({
  exact,
  prefix,
  regex,
  method,
  headers = [],
  query = [],
  call,
}: Match): RouteMatch {
  const path = (type: Type, value: string) => ({ type, value });
  const named = (text: string) => {
    const sign = text.indexOf("=");
    return { type: "Exact", name: text.slice(0, sign), value: text.slice(sign + 1) } as const;
  };
  return {
    path:
      exact !== undefined
        ? path("Exact", exact)
        : regex === undefined
          ? path("PathPrefix", prefix ?? "/")
          : path("RegularExpression", regex),
    ...(method === undefined ? {} : { method }),
    ...(call === undefined ? {} : { call: { service: call[0], method: call[1] } }),
    headers: headers.map(named),
    queryParams: query.map(named),
  };
}

function requestOf(text: string): RequestHead {
  const [method = "", authority = "", target = "", ...fields] = text.split(" ");
  const [path = "", query] = target.split("?");
  const headers = new Map(fields.map((field) => [field.split("=")[0], field.split("=")[1]]));
  const head = { method, authority, target, path, query, scheme: "http", version: "1.1" };
  return { ...head, get: (name: string) => headers.get(name) } as RequestHead;
}

for (const [sentence, { routes, requests }] of Object.entries(ROWS)) {
  test(sentence, () => {
    const entries = Object.entries(routes).map(([key, { hosts = [], ...match }], order) => ({
      key,
      hostnames: hosts,
      matches: [matchOf(match)],
      order,
      target: key,
    }));
    const table = new RouteTable(entries, compilePattern);
    const taken = Object.keys(requests).map((text) => [text, table.find(requestOf(text))]);
    assert.deepEqual(Object.fromEntries(taken), requests);
  });
}
