import assert from "node:assert/strict";
import { test } from "node:test";
import { keptOf } from "./content.ts";

const POD = {
  apiVersion: "v1",
  kind: "Pod",
  metadata: { name: "a", namespace: "shop", labels: { app: "a" } },
  spec: { serviceAccountName: "orders", containers: [{ name: "a", image: "large" }] },
  status: {
    podIP: "10.0.0.1",
    conditions: [
      { type: "Initialized", status: "True" },
      { type: "Ready", status: "True", lastProbeTime: "2026-01-01T00:00:00Z" },
    ],
    containerStatuses: [{ restartCount: 3 }],
  },
};

test("the cache keeps only the used fields of a pod, so a restart of a container changes nothing", () => {
  assert.deepEqual(keptOf("Pod", POD), {
    ...POD,
    spec: { serviceAccountName: "orders" },
    status: { podIP: "10.0.0.1", conditions: [{ type: "Ready", status: "True" }] },
  });
});

test("a pod without a status, or with one that is not an object, stays a pod", () => {
  for (const status of [undefined, null, "odd", { conditions: "odd" }]) {
    const { metadata } = keptOf("Pod", { ...POD, status });
    assert.deepEqual(metadata, POD.metadata);
  }
});

test("objects of other kinds are kept whole", () => {
  const service = { ...POD, kind: "Service" };
  assert.equal(keptOf("Service", service), service);
});
