import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Condition } from "@edge-gateway/translate/manifests/document/statuses";
import { wantedStatus } from "./wanted-status.ts";

const CONTROLLER = "example.com/own";
const BEFORE = "2030-01-01T00:00:00Z";
const NOW = "2030-01-01T00:00:09Z";
const options = { controllerName: CONTROLLER, now: NOW };
const KEY = { kind: "HTTPRoute", namespace: "default", name: "web" };

const REF = { group: "gateway.networking.k8s.io", kind: "Gateway", name: "a" };

function accepted(status: Condition["status"], observedGeneration = 1): Condition {
  return { type: "Accepted", status, reason: "Accepted", message: "", observedGeneration };
}

function objectWith(status: unknown): KubeObject {
  return { kind: "HTTPRoute", metadata: { namespace: "default", name: "web" }, status };
}

test("a status that is already as wanted is not written", () => {
  const conditions = [{ ...accepted("True"), lastTransitionTime: BEFORE }];
  const status = { ...KEY, kind: "EdgeBackend", conditions: [accepted("True")] };
  assert.equal(wantedStatus(objectWith({ conditions }), status, options), undefined);
});

test("a change of status sets the transition time; a new generation alone does not", () => {
  const conditions = [{ ...accepted("True"), lastTransitionTime: BEFORE }];
  const timeOf = (condition: Condition): unknown => {
    const status = { ...KEY, kind: "EdgeBackend", conditions: [condition] };
    return wantedStatus(objectWith({ conditions }), status, options);
  };
  assert.deepEqual(timeOf(accepted("True", 2)), {
    conditions: [{ ...accepted("True", 2), lastTransitionTime: BEFORE }],
  });
  assert.deepEqual(timeOf(accepted("False")), {
    conditions: [{ ...accepted("False"), lastTransitionTime: NOW }],
  });
});

test("conditions and parents of others stay; ours are removed when no longer wanted", () => {
  const foreign = { type: "example.com/Seen", status: "True", lastTransitionTime: BEFORE };
  const ours = { ...accepted("True"), lastTransitionTime: BEFORE };
  const other = {
    parentRef: { name: "b" },
    controllerName: "example.com/other",
    conditions: [foreign],
  };
  const own = { parentRef: { name: "a" }, controllerName: CONTROLLER, conditions: [ours, foreign] };
  const gone = { parentRef: { name: "c" }, controllerName: CONTROLLER, conditions: [ours] };
  const parentRef = { group: "gateway.networking.k8s.io", kind: "Gateway", name: "a" };
  const written = { parents: [other, { ...own, parentRef }, gone] };
  const status = { ...KEY, parents: [{ parentRef, conditions: [accepted("False")] }] };
  assert.deepEqual(wantedStatus(objectWith(written), status, options), {
    parents: [
      other,
      {
        parentRef,
        controllerName: CONTROLLER,
        conditions: [foreign, { ...accepted("False"), lastTransitionTime: NOW }],
      },
    ],
  });
});

test("two controllers do not reorder each other's entries forever", () => {
  const entry = { conditions: [{ ...accepted("True"), lastTransitionTime: BEFORE }] };
  const own = { ...entry, controllerName: CONTROLLER };
  const other = { ...entry, controllerName: "example.com/other" };
  for (const parents of [
    [own, other],
    [other, own],
  ]) {
    const status = { ...KEY, parents: [{ parentRef: REF, conditions: [accepted("True")] }] };
    const written = parents.map((one) => ({ ...one, parentRef: REF }));
    assert.equal(wantedStatus(objectWith({ parents: written }), status, options), undefined);
  }
});

test("entries of others leave fewer places for ours, so that the API server takes the status", () => {
  const conditions = [accepted("True")];
  const others = Array.from({ length: 14 }, (_, index) => ({
    ancestorRef: { ...REF, name: `o${index}` },
    controllerName: "example.com/other",
    conditions: [],
  }));
  const ancestors = ["a", "b", "c"].map((name) => ({ parentRef: { ...REF, name }, conditions }));
  const status = { ...KEY, kind: "EdgePolicy", ancestors };
  const wanted = wantedStatus(objectWith({ ancestors: others }), status, options);
  const written: unknown = wanted?.["ancestors"];
  assert.ok(Array.isArray(written));
  assert.equal(written.length, 16);
  assert.deepEqual(written.slice(0, 14), others);
  const full = [...others, { ...others[0] }, { ...others[1] }];
  assert.equal(wantedStatus(objectWith({ ancestors: full }), status, options), undefined);
});

test("an object of another controller gets no status", () => {
  const status = { ...KEY, kind: "Gateway", note: "object of another controller" };
  assert.equal(wantedStatus(objectWith({ conditions: [] }), status, options), undefined);
});
