import assert from "node:assert/strict";
import { test } from "node:test";
import type { IrResource, IrTarget } from "@edge-gateway/generated/types/index.ts";
import { refusalsOf } from "./find-refused.ts";

const PLACE = { pointer: "" };
const GATEWAY = { kind: "gateway", gateway: "default/web" } as const;
const POLICIES = {
  timeouts: { request: "1s" },
  authorization: { action: "Allow", policy: { matchExpressions: ["true"] } },
} as const;

function policy(target: IrTarget, field: keyof typeof POLICIES): IrResource {
  const policies = { [field]: POLICIES[field] };
  return {
    attachment: { target, pointer: "", block: "traffic", phase: "PostRouting", policies },
  };
}

function backend(key: string): IrResource {
  return { backend: { key, name: key, kind: "unresolved", place: PLACE } };
}

function blamed(problem: string, resources: Readonly<Record<string, IrResource>>) {
  const known = Object.entries(resources).map(
    ([name, resource]) => [name, { version: "1", resource }] as const,
  );
  const candidate = { resources: new Map(known), changed: new Set(Object.keys(resources)) };
  return refusalsOf([problem], candidate).map(({ resource }) => resource);
}

const ALL = {
  gateway: policy(GATEWAY, "timeouts"),
  route: policy({ kind: "route", route: "default/api" }, "authorization"),
  other: policy({ kind: "route", route: "default/other" }, "timeouts"),
  app: backend("Service/default/app:80"),
};

test("a problem of a field is attributed to the policy that sets the field at the place", () => {
  const problem = "routes.default/api/0.authorization: unknown variable 'nothing'";
  assert.deepEqual(blamed(problem, ALL), ["route"]);
  const delegated = "routes.default/top/0.default/api/0.authorization: unknown variable";
  assert.deepEqual(blamed(delegated, ALL), ["route"]);
});

test("a problem of a field that no policy of the place sets is attributed to a policy of the gateway", () => {
  assert.deepEqual(blamed("routes.default/api/0.timeouts.request: too long", ALL), ["gateway"]);
});

test("a problem of an item that no policy sets is attributed to the item", () => {
  assert.deepEqual(blamed("backends.Service/default/app:80.port: wrong", ALL), ["app"]);
  assert.deepEqual(blamed("bind/80: address already in use", ALL), [""]);
  assert.deepEqual(blamed("routes.default/unchanged/0.retry: wrong", ALL), [""]);
});
