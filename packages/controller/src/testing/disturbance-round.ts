import { isDeepStrictEqual } from "node:util";
import { EXAMPLES, httpRoute, objectOf } from "./example-objects.ts";
import { DisturbedCluster } from "./disturbed-cluster.ts";
import { converged, disturbAtRandom, randomOf, refill } from "./disturbances.ts";
import type { Wait } from "./disturbances.ts";

/** The key of a resource that is in the configuration of every data plane from the start. */
export const KEPT = "route/default/kept/0";

const CLASS = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
  spec: { controllerName: "edgegateway.dev/gateway-controller" },
});

/** The final state of the objects. */
export const FINAL = [
  CLASS,
  ...EXAMPLES,
  httpRoute("kept", ["web"], "app"),
  httpRoute("changing", ["web"], "app", 5),
];

/** Disturbs a cluster at random and returns what went wrong; empty if nothing went wrong. */
export async function disturbanceProblems(
  wait: Wait,
  seed: number,
  steps: number,
): Promise<readonly string[]> {
  const expected = await calmState(wait);
  const random = randomOf(seed);
  await using cluster = new DisturbedCluster(random);
  for (const object of FINAL) cluster.api.apply(object);
  await refill(cluster);
  const lost = await disturbAtRandom(cluster, KEPT, { steps, random });
  cluster.api.remove("HTTPRoute", "default/passing");
  await converged(cluster, wait, FINAL, (state) => isDeepStrictEqual(state, expected.statuses));
  await converged(cluster, wait, [], () =>
    cluster.running.every((running) => isDeepStrictEqual(namesOf(running), expected.names)),
  );
  return [...lost.map((when) => `a data plane lost a route ${when}`), ...cluster.stolen];
}

async function calmState(
  wait: Wait,
): Promise<{ readonly statuses: unknown; readonly names: unknown }> {
  await using cluster = new DisturbedCluster(randomOf(0));
  for (const object of FINAL) cluster.api.apply(object);
  await refill(cluster);
  await converged(cluster, wait, [], (statuses) => JSON.stringify(statuses).includes("Programmed"));
  let last: unknown;
  let same = 0;
  await converged(cluster, wait, [], (statuses) => {
    const now = [statuses, cluster.running.map(namesOf)];
    same = isDeepStrictEqual(now, last) ? same + 1 : 0;
    last = now;
    return same === 50 && cluster.running.every((running) => running.has(KEPT));
  });
  return { statuses: cluster.statuses(), names: namesOf(cluster.running[0] ?? new Map()) };
}

function namesOf(running: ReadonlyMap<string, { readonly version: string }>): unknown {
  return Object.fromEntries([...running].map(([name, { version }]) => [name, version]));
}
