import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Listener, Route } from "../../ir/index.ts";
import { PolicyIndex } from "./merge.ts";

const LISTENER: Listener = {
  key: "web/public",
  bind: "bind/80",
  gateway: "web",
  name: "public",
  protocol: "HTTP",
  place: { pointer: "/gateways/web" },
};

const PLACE = { pointer: "/gateways/web/routes/0" };

const ROUTE: Route = {
  key: "web/api",
  name: "api",
  listeners: ["web/public"],
  order: 0,
  hostnames: [],
  matches: [],
  filters: [],
  backends: [{ weight: 1, backend: "app", filters: [], place: PLACE }],
  place: PLACE,
};

const GATEWAY = { kind: "gateway", gateway: "web" } as const;
const PUBLIC = { kind: "listener", listener: "web/public" } as const;
const API = { kind: "route", route: "web/api" } as const;
const REFERENCE = { kind: "backendRef", route: "web/api", index: 0 } as const;
const APP = { kind: "backend", backend: "app" } as const;

function rule(expression: string): Authorization {
  return { policy: { matchExpressions: [expression] }, action: "Allow" };
}

function traffic(
  target: Attachment["target"],
  policies: Extract<Attachment, { block: "traffic" }>["policies"],
  phase: "PreRouting" | "PostRouting" = "PostRouting",
): Attachment {
  return { target, pointer: "", block: "traffic", phase, policies };
}

function backend(
  target: Attachment["target"],
  policies: Extract<Attachment, { block: "backend" }>["policies"],
): Attachment {
  return { target, pointer: "", block: "backend", policies };
}

const TLS = { ...DEFAULTS.backendTls, sni: "a" };

test("a field of a more specific level replaces the whole field of a less specific one", () => {
  const index = new PolicyIndex([
    traffic(API, { timeouts: { request: "1s" } }),
    traffic(GATEWAY, {
      timeouts: { request: "3s" },
      headerModifiers: { request: { remove: ["a"] } },
    }),
    traffic(PUBLIC, { timeouts: { request: "2s" } }),
  ]);
  assert.deepEqual(index.routePhase(LISTENER, ROUTE), {
    timeouts: { request: "1s" },
    headerModifiers: { request: { remove: ["a"] } },
  });
});

test("a rule inherits the policies of its route, and its own take precedence", () => {
  const rule = { ...ROUTE, key: "web/api/rule0", parent: "web/api" };
  const index = new PolicyIndex([
    traffic({ kind: "route", route: "web/api/rule0" }, { timeouts: { request: "1s" } }),
    traffic(API, { timeouts: { request: "2s" }, headerModifiers: { request: { remove: ["a"] } } }),
    backend(API, { http: { requestTimeout: "3s" } }),
  ]);
  assert.deepEqual(index.routePhase(LISTENER, rule), {
    timeouts: { request: "1s" },
    headerModifiers: { request: { remove: ["a"] } },
  });
  assert.deepEqual(index.backend(LISTENER, rule, 0), { http: { requestTimeout: "3s" } });
});

test("authorization rules accumulate within a phase", () => {
  const index = new PolicyIndex([
    traffic(GATEWAY, { authorization: rule("1 == 1") }, "PreRouting"),
    traffic(PUBLIC, { authorization: rule("2 == 2") }, "PreRouting"),
    traffic(API, { authorization: rule("3 == 3") }),
  ]);
  assert.deepEqual(index.gatewayPhase(LISTENER), {
    authorization: [rule("1 == 1"), rule("2 == 2")],
  });
  assert.deepEqual(index.routePhase(LISTENER, ROUTE), { authorization: [rule("3 == 3")] });
});

test("an override suppresses rules, but not those that replace policies that cannot run", () => {
  const overriding: Attachment = {
    ...traffic(GATEWAY, { authorization: rule("1 == 1") }),
    policy: { age: "a", overrides: true },
  };
  const suppressed = traffic(PUBLIC, { authorization: rule("2 == 2") });
  const replacement = { ...traffic(API, { authorization: rule("false") }), refusesAll: true };
  const index = new PolicyIndex([overriding, suppressed, replacement]);
  assert.deepEqual(index.routePhase(LISTENER, ROUTE), {
    authorization: [rule("1 == 1"), rule("false")],
  });
});

test("policies of other places do not apply", () => {
  const index = new PolicyIndex([
    traffic({ kind: "gateway", gateway: "other" }, { timeouts: { request: "1s" } }),
    traffic({ kind: "route", route: "web/other" }, { timeouts: { request: "1s" } }),
    backend({ kind: "backendRef", route: "web/api", index: 1 }, { http: { requestTimeout: "1s" } }),
  ]);
  assert.deepEqual(index.gatewayPhase(LISTENER), {});
  assert.deepEqual(index.routePhase(LISTENER, ROUTE), {});
  assert.deepEqual(index.backend(LISTENER, ROUTE, 0), {});
});

test("a backend's own policies take precedence over those of the reference and the route", () => {
  const index = new PolicyIndex([
    backend(APP, { http: { requestTimeout: "3s" } }),
    backend(REFERENCE, { http: { requestTimeout: "2s" }, hostnameRewrite: { mode: "None" } }),
    backend(API, { http: { requestTimeout: "1s" }, tls: TLS }),
  ]);
  assert.deepEqual(index.backend(LISTENER, ROUTE, 0), {
    http: { requestTimeout: "3s" },
    hostnameRewrite: { mode: "None" },
    tls: TLS,
  });
});
