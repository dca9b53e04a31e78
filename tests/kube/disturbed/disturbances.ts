import { setTimeout as delay } from "node:timers/promises";
import { NO_FAULT } from "@edge-gateway/testkit/servers/fault-proxy";
import type { FaultKind, FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import type { ClusterProgram } from "../../../tools/kube/cluster.ts";
import { RealCluster } from "./real-cluster.ts";

/** The longest time in milliseconds that something is away. */
const LONGEST_ABSENCE = 2000;
const WAY_FAULTS: readonly FaultKind[] = ["delay", "stall", "deaf", "cut", "reset", "garbage"];

/** Returns a random number from 0 to 1. */
type Random = () => number;

/** Disturbs a cluster; at the end of the disturbance everything runs again. */
type Disturbance = (real: RealCluster, random: Random) => Promise<void>;

/** The disturbances of a cluster, by their names. */
const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  "the leader is killed": async (real, random) => {
    const replica = (await real.leader()) ?? real.replicas[0];
    await replica?.kill();
    await absence(random);
    await replica?.begin();
  },
  "a replica is killed": async (real, random) => {
    const replica = anyOf(real.replicas, random);
    await replica?.kill();
    await absence(random);
    await replica?.begin();
  },
  "the API server is killed": (real, random) => interrupted(real, "kube-apiserver", random),
  "etcd is killed": (real, random) => interrupted(real, "etcd", random),
  "a data plane is killed": async (real, random) => {
    const dataPlane = anyOf(real.dataPlanes, random);
    await dataPlane?.kill();
    await dataPlane?.begin();
  },
  "a data plane starts from its copy, since no controller is there": async (real, random) => {
    for (const replica of real.replicas) await replica.kill();
    const dataPlane = anyOf(real.dataPlanes, random);
    await dataPlane?.kill();
    await dataPlane?.begin();
    await Promise.all(real.replicas.map((replica) => replica.begin()));
  },
  "the way of a replica to the API server fails": (real, random) =>
    hurt(anyOf(real.replicas, random)?.way, random),
  "the way of a data plane to the controller fails": (real, random) =>
    hurt(anyOf(real.dataPlanes, random)?.way, random),
};

/** The result of a run with disturbances. */
export interface Outcome {
  /** Requests that failed, and writes of replicas that did not lead. */
  readonly problems: readonly string[];
  readonly requests: number;
  /** Writes of controllers that only a leader may make. */
  readonly writes: number;
  readonly disturbances: number;
}

/**
 * Disturbs a cluster until the end, at first in each way once; then it must have the state that its
 * last objects define.
 * @param goesOn says whether there is a next disturbance, from the number of those before
 */
export async function disturbRealCluster(
  seed: number,
  goesOn: (count: number) => boolean,
  progress: (line: string) => void = () => {},
): Promise<Outcome> {
  const random = seededRandom(seed);
  await using real = await RealCluster.start();
  let count = 0;
  for (let names = shuffled(random); goesOn(count); count++) {
    const name = names.pop() ?? "";
    if (names.length === 0) names = shuffled(random);
    progress(name);
    real.happening = name;
    // A change may fail while a part of the cluster is down; the last change is made when all parts
    // run again.
    const changes = Promise.allSettled([
      real.applyRoute("changing", count),
      random() < 1 / 2 ? real.applyRoute("passing", count) : real.removeRoute("passing"),
    ]);
    await DISTURBANCES[name]?.(real, random);
    await changes;
  }
  progress("everything must converge");
  await real.isReady();
  await real.converged(count + 1);
  const requests = real.dataPlanes.map((dataPlane) => dataPlane.requests);
  const { count: writes, stolen } = await real.writes();
  return {
    problems: [...real.dataPlanes.flatMap(({ failures }) => failures), ...stolen],
    writes,
    requests: requests.reduce((sum, each) => sum + each, 0),
    disturbances: count,
  };
}

/** The number of ways in which a cluster can be disturbed. */
export const WAYS = Object.keys(DISTURBANCES).length;

async function interrupted(
  real: RealCluster,
  program: ClusterProgram,
  random: Random,
): Promise<void> {
  await real.cluster.end(program);
  await absence(random);
  real.cluster.begin(program);
  await real.isReady();
}

/**
 * Disturbs connections. Afterwards new connections work; connections that a client does not give up
 * by itself are reset.
 */
async function hurt(way: FaultProxy | undefined, random: Random): Promise<void> {
  const kind = anyOf(WAY_FAULTS, random) ?? "cut";
  way?.use({ kind, after: Math.floor(random() * 100), seed: Math.ceil(random() * 1000) });
  await absence(random);
  way?.use(NO_FAULT);
  way?.kill();
}

function absence(random: Random): Promise<void> {
  return delay(random() * LONGEST_ABSENCE);
}

function anyOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

function shuffled(random: Random): string[] {
  return Object.keys(DISTURBANCES)
    .map((name) => [random(), name] as const)
    .toSorted(([left], [right]) => left - right)
    .map(([, name]) => name);
}
