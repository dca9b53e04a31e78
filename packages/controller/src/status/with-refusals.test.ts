import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type {
  ParentStatus,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import { objectOf } from "../testing/example-objects.ts";
import { RefusedObjects } from "./refused-objects.ts";
import { gatewayOf, withRefusals } from "./with-refusals.ts";

const ACCEPTED = { type: "Accepted", status: "True", reason: "Accepted", message: "" } as const;
const GROUP = "gateway.networking.k8s.io";
const WEB = { group: GROUP, kind: "Gateway", name: "web" };
const OTHER = { ...WEB, name: "other" };
const SET = { group: GROUP, kind: "ListenerSet", namespace: "apps", name: "more" };
const SETS = {
  get: (_kind: string, key: string) =>
    key === "apps/more"
      ? objectOf("v1", "ListenerSet", "more", { spec: { parentRef: { name: "web" } } })
      : undefined,
};

const ROUTE = objectOf("v1", "HTTPRoute", "r", { spec: { rules: [{}, {}] } });

function refusedAt(
  entries: Pick<ResourceStatus, "conditions" | "parents" | "ancestors">,
  pointers: readonly string[],
  object: KubeObject = ROUTE,
  gateway = "default/web",
): readonly string[] {
  const known = new RefusedObjects();
  const { kind = "", metadata } = object;
  const resource = `${kind} default/${metadata.name}`;
  known.set(
    gateway,
    pointers.map((pointer) => ({ resource, pointer, message: "no" })),
  );
  const status = { kind, namespace: "default", name: metadata.name, ...entries };
  const { conditions, parents, ancestors } = withRefusals(status, {
    object,
    parts: known.of(resource),
    gatewayOf: (reference) => gatewayOf(reference, object, SETS),
  });
  const all = [conditions, ...[...(parents ?? []), ...(ancestors ?? [])].map(conditionsOf)];
  return all.flatMap((list) =>
    (list ?? []).map(({ type, status: is, reason, message }) =>
      [type, is, reason, message].join(" ").trim(),
    ),
  );
}

function conditionsOf({ conditions }: ParentStatus): ParentStatus["conditions"] {
  return conditions;
}

function at(...parents: readonly ParentStatus["parentRef"][]): readonly ParentStatus[] {
  return parents.map((parentRef) => ({ parentRef, conditions: [ACCEPTED] }));
}

const TOLD = "a data plane of Gateway default/web refuses";

test("a route of which a data plane refuses one rule is partially invalid", () => {
  assert.deepEqual(refusedAt({ parents: at(WEB) }, ["/spec/rules/1/filters/0"]), [
    "Accepted True Accepted",
    `PartiallyInvalid True UnsupportedValue Dropped Rule: ${TOLD} spec.rules[1].filters[0]: no`,
  ]);
});

test("a route of which a data plane refuses every rule, or a field for all rules, is not accepted", () => {
  for (const pointers of [["/spec/rules/0", "/spec/rules/1/filters/0"], ["/spec/hostnames"]]) {
    const [said = "", ...others] = refusedAt({ parents: at(WEB) }, pointers);
    assert.match(said, /^Accepted False UnsupportedValue a data plane of Gateway default\/web/);
    assert.deepEqual(others, []);
  }
});

test("only the parents of the gateway whose data planes refuse a route say so", () => {
  const parents = at(OTHER, WEB, SET, { ...WEB, namespace: "apps" });
  const own = `Accepted False UnsupportedValue ${TOLD} spec: no`;
  const none = "Accepted True Accepted";
  assert.deepEqual(refusedAt({ parents }, ["/spec"]), [none, own, none, none]);
  assert.deepEqual(refusedAt({ parents }, ["/spec"], ROUTE, "apps/web"), [
    none,
    none,
    own.replace("default", "apps"),
    own.replace("default", "apps"),
  ]);
});

test("a gateway that a policy's status does not list is reported with those that it lists", () => {
  const policy = objectOf("v1", "EdgePolicy", "p", { spec: {} });
  const ancestors = at(OTHER);
  assert.deepEqual(refusedAt({ ancestors }, ["/spec/traffic/cors"], policy), [
    `Accepted False Invalid ${TOLD} spec.traffic.cors: no`,
  ]);
});

test("a refused policy is not attached, and a refused listener set is accepted but not programmed", () => {
  const policy = objectOf("v1", "EdgePolicy", "p", { spec: {} });
  const attached = { ...ACCEPTED, type: "Attached" };
  const ancestors = [{ parentRef: WEB, conditions: [ACCEPTED, attached] }];
  assert.deepEqual(refusedAt({ ancestors }, [""], policy), [
    `Accepted False Invalid ${TOLD} this object: no`,
    `Attached False Pending ${TOLD} this object: no`,
  ]);
  const set = objectOf("v1", "ListenerSet", "s", { spec: {} });
  const conditions = [ACCEPTED, { ...ACCEPTED, type: "Programmed", reason: "Programmed" }];
  assert.deepEqual(refusedAt({ conditions }, ["/spec/listeners/0"], set), [
    "Accepted True Accepted",
    `Programmed False Invalid ${TOLD} spec.listeners[0]: no`,
  ]);
});

test("the controller's own refusal of an object stays", () => {
  const conditions = [
    { ...ACCEPTED, status: "False", reason: "Invalid", message: "mine" } as const,
  ];
  const backend = objectOf("v1", "EdgeBackend", "b", { spec: {} });
  assert.deepEqual(refusedAt({ conditions }, ["/spec"], backend), ["Accepted False Invalid mine"]);
});

test("what several data planes refuse alike is told once", () => {
  const refused = new RefusedObjects();
  const refusal = { resource: "EdgeBackend a/b", pointer: "/spec", message: "no" };
  assert.deepEqual([...refused.set("a/web", [refusal, refusal])], ["EdgeBackend a/b"]);
  assert.equal(refused.of("EdgeBackend a/b").length, 1);
  assert.deepEqual([...refused.set("a/web", [])], ["EdgeBackend a/b"]);
  assert.equal(refused.of("EdgeBackend a/b").length, 0);
});
