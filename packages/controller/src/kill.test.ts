import assert from "node:assert/strict";
import { test } from "node:test";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { objectOf } from "./testing/example-objects.ts";
import { DisturbedCluster } from "./testing/disturbed-cluster.ts";
import { randomOf } from "./testing/disturbances.ts";
import { disturbanceProblems, FINAL, KEPT } from "./testing/disturbance-round.ts";

const STEPS = 25;

for (const seed of [1, 2])
  test(`random kills of replicas, data planes and requests: the state converges, and only leaders write (seed ${seed})`, async () => {
    assert.deepEqual(await disturbanceProblems(waitFor, seed, STEPS), []);
  });

test("the leader writes to the status what a data plane reported to another replica", async () => {
  const random = randomOf(1);
  await using cluster = new DisturbedCluster(random, new Set([KEPT]));
  for (const object of FINAL) cluster.api.apply(object);
  const first = await cluster.startReplica();
  await waitFor("leader", () => first.isLeader);
  const second = await cluster.startReplica();
  cluster.startDataPlane(() => second.port);
  const message = await waitFor("condition", () => refusal(cluster));
  assert.match(message, /^a data plane refuses HTTPRoute default\/kept .*not here/);
  assert.ok(!second.isLeader);
  assert.deepEqual(cluster.stolen, []);
  await waitFor("events", () => cluster.api.all("Event").length > 1);
  assert.deepEqual(cluster.api.all("Event").map(about).toSorted(), ["Gateway", "HTTPRoute"]);
});

test("a leader that cannot renew its lease stops writing before another one leads", async () => {
  await using cluster = new DisturbedCluster(randomOf(1));
  for (const object of FINAL) cluster.api.apply(object);
  const first = await cluster.startReplica();
  await waitFor("leader", () => first.isLeader);
  const second = await cluster.startReplica();
  first.loseLease();
  let changes = 0;
  // Changes an object, which causes a status write.
  const change = (): void => {
    const spec = { static: { host: "a.example", port: 80 + (changes++ % 2) } };
    cluster.api.apply(objectOf("edgegateway.dev/v1alpha1", "EdgeBackend", "busy", { spec }));
  };
  await waitFor("other leader", () => (change(), second.isLeader));
  const written = (): unknown =>
    JSON.stringify(cluster.api.get("EdgeBackend", "default/busy")?.["status"]);
  const before = written();
  await waitFor("status", () => (change(), written() !== before));
  assert.ok(!first.isLeader);
  assert.deepEqual(cluster.stolen, []);
});

/** The kind of the object that an event is about. */
function about({ regarding }: Json): string {
  return isJson(regarding) ? String(regarding["kind"]) : "";
}

function refusal({ api }: DisturbedCluster): string | undefined {
  const status = api.get("Gateway", "default/web")?.["status"];
  const conditions: unknown = isJson(status) ? status["conditions"] : undefined;
  const list: readonly unknown[] = Array.isArray(conditions) ? conditions : [];
  const found = list.find((each) => isJson(each) && each["type"] === "Programmed");
  return isJson(found) && found["reason"] === "Invalid" ? String(found["message"]) : undefined;
}
