import { setTimeout as delay } from "node:timers/promises";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { DisturbedCluster } from "./disturbed-cluster.ts";
import { httpRoute } from "./example-objects.ts";

const REPLICAS = 2;
const DATA_PLANES = 2;
const PATIENCE = 60_000;
const SHORT = 30;

/** Polls until a condition is true; fails after a timeout. */
export type Wait = (what: string, look: () => unknown, patience: number) => Promise<unknown>;

/** A disturbance that can happen to a cluster. */
type Disturbance = (cluster: DisturbedCluster) => Promise<void> | void;

const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  "the leader is killed": async (cluster) => {
    const { leader } = cluster;
    if (leader !== undefined) await cluster.endReplica(leader, "kill");
  },
  "a replica is killed": async (cluster) => {
    const [replica] = cluster.replicas;
    if (replica !== undefined) await cluster.endReplica(replica, "kill");
  },
  "a replica is stopped": async (cluster) => {
    const replica = cluster.replicas.at(-1);
    if (replica !== undefined) await cluster.endReplica(replica, "stop");
  },
  "a data plane is killed": (cluster) => cluster.endDataPlane(),
  "watches are cut": ({ api }) => api.cut(),
  "the API server forgets old versions": ({ api }) => api.forget(),
  "requests are lost": (cluster) => cluster.disturb({ isCut: true, isSlow: true }),
  "requests are slow": (cluster) => cluster.disturb({ isCut: false, isSlow: true }),
  "everything works": (cluster) => cluster.disturb({ isCut: false, isSlow: false }),
  "a route is changed": ({ api }) => api.apply(httpRoute("changing", ["web"], "app", 3)),
  "a route is created": ({ api }) => api.apply(httpRoute("passing", ["web"], "app", 4)),
  "a route is deleted": ({ api }) => api.remove("HTTPRoute", "default/passing"),
};

/**
 * Applies disturbances one after the other or concurrently, and starts killed processes again. A running data
 * plane must keep the resource `kept` all the time.
 */
export async function disturbAtRandom(
  cluster: DisturbedCluster,
  kept: string,
  { steps, random }: { readonly steps: number; readonly random: () => number },
): Promise<readonly string[]> {
  const names = Object.keys(DISTURBANCES);
  const done: string[] = [];
  const lost: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = names[Math.floor(random() * names.length)] ?? "";
    done.push(name);
    await DISTURBANCES[name]?.(cluster);
    await refill(cluster);
    if (random() < 1 / 2) await delay(Math.ceil(random() * SHORT));
    for (const running of cluster.running)
      if (running.size > 0 && !running.has(kept)) lost.push(`after ${done.join(", ")}`);
  }
  cluster.disturb({ isCut: false, isSlow: false });
  return lost;
}

/** Starts the processes of the test cluster again that have ended. */
export async function refill(cluster: DisturbedCluster): Promise<void> {
  while (cluster.replicas.length < REPLICAS) await cluster.startReplica();
  while (cluster.running.length < DATA_PLANES) cluster.startDataPlane();
}

/** Applies the final objects, and waits until the cluster reports the expected state. */
export async function converged(
  cluster: DisturbedCluster,
  wait: Wait,
  objects: readonly KubeObject[],
  expected: (statuses: unknown) => boolean,
): Promise<void> {
  for (const object of objects) cluster.api.apply(object);
  await wait("leader", () => cluster.leader, PATIENCE);
  await wait("statuses", () => expected(cluster.statuses()), PATIENCE);
}

/** Makes a generator of random numbers from 0 to 1, with a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
