import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connectedObjects, usersOfConnected } from "./testing/connected-objects.ts";
import { EXAMPLES, objectOf } from "./testing/example-objects.ts";
import { SIMULATED_KINDS, startController } from "./testing/simulated-cluster.ts";
import type { RunningController } from "./testing/simulated-cluster.ts";

const CLASS = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
  spec: { controllerName: "edgegateway.dev/gateway-controller" },
});
const RUNS = 15;
/** Number of consecutive checks without a change after which the state counts as final. */
const LOOKS = 25;

await using authority = await CertificateAuthority.create();
/** Examples of all kinds, and objects that refer to each other. */
const OBJECTS = [...EXAMPLES, ...connectedObjects(authority), ...usersOfConnected().values()];

/** Enables the kinds that a controller does not watch by default. */
const EVERY_KIND = {
  EDGE_MODELS: "true",
  EDGE_INFERENCE_EXTENSION: "true",
  EDGE_X_BACKEND: "true",
};

/** A step on the way from an empty cluster to the example objects. */
type Step =
  | { readonly kind: "apply"; readonly object: KubeObject }
  | { readonly kind: "remove"; readonly object: KubeObject }
  | { readonly kind: "cut" | "forget" | "restart" | "wait" };

function stateOf(api: SimulatedApi, { published }: RunningController): unknown {
  const statuses = Object.fromEntries(
    SIMULATED_KINDS.flatMap(({ kind }) =>
      api
        .all(kind)
        .map((object) => [`${kind} ${objectKey(object)}`, withoutTimes(object["status"])]),
    ),
  );
  const configuration = Object.fromEntries(
    [...published].map(([name, resources]) => [
      name,
      JSON.parse(JSON.stringify(Object.fromEntries(resources))),
    ]),
  );
  return { statuses, configuration };
}

/**
 * Removes the parts of a status that depend on the order of steps: times, version numbers and the order of
 * other controllers' entries.
 */
function withoutTimes(status: unknown): unknown {
  const text = JSON.stringify(status ?? null, (name, value: unknown) =>
    name === "lastTransitionTime" || name === "observedGeneration" ? undefined : value,
  );
  return JSON.parse(text);
}

async function run(steps: readonly Step[]): Promise<() => unknown> {
  const api = new SimulatedApi(SIMULATED_KINDS);
  let running = startController(api, undefined, EVERY_KIND);
  for (const step of steps) {
    if (step.kind === "apply") api.apply(step.object);
    else if (step.kind === "remove") api.remove(step.object.kind ?? "", objectKey(step.object));
    else if (step.kind === "cut") api.cut();
    else if (step.kind === "forget") api.forget();
    else if (step.kind === "wait")
      await waitFor("lists", () => running.controller.pending.length === 0);
    else {
      await running[Symbol.asyncDispose]();
      running = startController(api, undefined, EVERY_KIND);
    }
  }
  ended.push(running);
  return () => stateOf(api, running);
}

const ended: RunningController[] = [];

async function endAll(): Promise<void> {
  for (const running of ended.splice(0)) await running[Symbol.asyncDispose]();
}

/** Waits for a state that does not change for several checks. */
async function settled(state: () => unknown): Promise<unknown> {
  let last = state();
  let looks = 0;
  return waitFor("a state that does not change", () => {
    const now = state();
    looks = isDeepStrictEqual(now, last) ? looks + 1 : 0;
    last = now;
    return looks === LOOKS ? { now } : undefined;
  }).then(({ now }) => now);
}

/** Makes a random order of steps that apply all examples, with deletions and disturbances between them. */
const STEPS = fc
  .tuple(
    fc.shuffledSubarray([...OBJECTS], { minLength: OBJECTS.length }),
    fc.array(
      fc.tuple(
        fc.nat(OBJECTS.length),
        fc.oneof(
          fc
            .constantFrom("cut" as const, "forget" as const, "restart" as const, "wait" as const)
            .map((kind): Step => ({ kind })),
          fc.constantFrom(...OBJECTS).map((object): Step => ({ kind: "apply", object })),
        ),
      ),
      { maxLength: 8 },
    ),
    fc.subarray([...OBJECTS]),
  )
  .map(([order, disturbances, removed]): Step[] => {
    const steps: Step[] = removed.map((object) => ({ kind: "apply", object }));
    steps.push({ kind: "wait" }, ...removed.map((object): Step => ({ kind: "remove", object })));
    order.forEach((object, index) => {
      for (const [at, step] of disturbances) if (at === index) steps.push(step);
      steps.push({ kind: "apply", object });
    });
    return steps;
  });

test("the same objects in any order, with disconnects and restarts between, give the same statuses and configuration", async () => {
  const plain = await run([CLASS, ...OBJECTS].map((object) => ({ kind: "apply", object })));
  await waitFor("a first configuration", () => JSON.stringify(plain()).includes('"route/'));
  const expected = await settled(plain);
  await endAll();
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const state = await run([{ kind: "apply", object: CLASS }, ...steps]);
      await waitFor("the same state", () => isDeepStrictEqual(state(), expected)).catch(() =>
        assert.deepEqual(state(), expected),
      );
      await endAll();
    }),
    { numRuns: RUNS },
  );
});
