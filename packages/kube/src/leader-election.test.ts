import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { LeaderElection } from "./leader-election.ts";
import { isJson } from "./objects.ts";
import { SimulatedApi } from "./testing/simulated-api.ts";

const LEASES = {
  kind: "Lease",
  apiVersion: "coordination.k8s.io/v1",
  plural: "leases",
  isNamespaced: true,
};

function replica(api: SimulatedApi, identity: string, clock: () => number) {
  const controller = new AbortController();
  const election = new LeaderElection(api, {
    namespace: "system",
    name: "controller",
    identity,
    leaseSeconds: 15,
    renewMilliseconds: 10,
    renewalReserveMilliseconds: 5000,
    clock,
  });
  const told: boolean[] = [];
  const done = election.run(controller.signal, (isLeader) => told.push(isLeader));
  return { election, told, stop: () => (controller.abort(), done) };
}

function holder(api: SimulatedApi): unknown {
  const spec = api.get("Lease", "system/controller")?.["spec"];
  return isJson(spec) ? spec["holderIdentity"] : undefined;
}

test("one of two candidates leads, and the other takes over immediately when the first releases the lease", async () => {
  const api = new SimulatedApi([LEASES]);
  const clock = () => performance.now();
  const first = replica(api, "first", clock);
  await waitFor("a leader", () => first.election.isLeader);
  const second = replica(api, "second", clock);
  await waitFor("the other's look", () => second.election.holder === "first");
  assert.equal(second.election.isLeader, false);
  await first.stop();
  assert.deepEqual([first.election.isLeader, first.told], [false, [true, false]]);
  await waitFor("the other leader", () => second.election.isLeader);
  assert.equal(holder(api), "second");
  await second.stop();
});

test("a holder that cannot renew its lease stops leading before another candidate can begin", async () => {
  const api = new SimulatedApi([LEASES]);
  let now = 0;
  const first = replica(api, "first", () => now);
  await waitFor("a leader", () => first.election.isLeader);
  api.failure = () => new Error("cut off");
  const second = replica(api, "second", () => now);
  now = 10_001;
  assert.equal(first.election.isLeader, false);
  await waitFor("that it is told", () => first.told.length === 2);
  await first.stop();
  api.failure = () => undefined;
  await waitFor("a look", () => second.election.holder === "first");
  assert.equal(second.election.isLeader, false);
  now += 15_001;
  await waitFor("the other leader", () => second.election.isLeader);
  await second.stop();
});

test("a pause between two renewals that was too long is reported, so that missed work is repeated", async () => {
  const api = new SimulatedApi([LEASES]);
  let now = 0;
  const first = replica(api, "first", () => now);
  await waitFor("a leader", () => first.election.isLeader);
  // The renewal takes longer than the lease is valid.
  api.failure = (method) => {
    if (method === "PUT" && now === 0) now = 10_001;
    return undefined;
  };
  await waitFor("that both are told", () => first.told.length >= 3);
  assert.deepEqual(first.told.slice(0, 3), [true, false, true]);
  await first.stop();
});
