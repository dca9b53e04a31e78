import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { objectKey } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { EXAMPLES, objectOf } from "./testing/example-objects.ts";
import { SIMULATED_KINDS, startController } from "./testing/simulated-cluster.ts";
import type { RunningController } from "./testing/simulated-cluster.ts";

const CLASS = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
  spec: { controllerName: "edgegateway.dev/gateway-controller" },
});
const RUNS = 25;
const PATIENCE = 10_000;
/** As many looks without a change make a state. */
const LOOKS = 25;

/** What can happen to a cluster on its way to the examples. */
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

/** Times, numbers of versions and the order of others' entries depend on the way. */
function withoutTimes(status: unknown): unknown {
  const text = JSON.stringify(status ?? null, (name, value: unknown) =>
    name === "lastTransitionTime" || name === "observedGeneration" ? undefined : value,
  );
  return JSON.parse(text);
}

async function run(steps: readonly Step[]): Promise<() => unknown> {
  const api = new SimulatedApi(SIMULATED_KINDS);
  let running = startController(api);
  for (const step of steps) {
    if (step.kind === "apply") api.apply(step.object);
    else if (step.kind === "remove") api.remove(step.object.kind ?? "", objectKey(step.object));
    else if (step.kind === "cut") api.cut();
    else if (step.kind === "forget") api.forget();
    else if (step.kind === "wait")
      await waitFor("lists", () => running.controller.pending.length === 0);
    else {
      await running[Symbol.asyncDispose]();
      running = startController(api);
    }
  }
  ended.push(running);
  return () => stateOf(api, running);
}

const ended: RunningController[] = [];

async function endAll(): Promise<void> {
  for (const running of ended.splice(0)) await running[Symbol.asyncDispose]();
}

/** A state that has not changed for a while. */
async function settled(state: () => unknown): Promise<unknown> {
  let last = state();
  let looks = 0;
  return waitFor("a state that stays", () => {
    const now = state();
    looks = isDeepStrictEqual(now, last) ? looks + 1 : 0;
    last = now;
    return looks === LOOKS ? { now } : undefined;
  }).then(({ now }) => now);
}

/** Each example is applied once at last, in any order, with removals and disturbances between. */
const STEPS = fc
  .tuple(
    fc.shuffledSubarray([...EXAMPLES], { minLength: EXAMPLES.length }),
    fc.array(
      fc.tuple(
        fc.nat(EXAMPLES.length),
        fc.oneof(
          fc
            .constantFrom("cut" as const, "forget" as const, "restart" as const, "wait" as const)
            .map((kind): Step => ({ kind })),
          fc.constantFrom(...EXAMPLES).map((object): Step => ({ kind: "apply", object })),
        ),
      ),
      { maxLength: 8 },
    ),
    fc.subarray([...EXAMPLES]),
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

test("the same objects in any order, with cuts and restarts between, end in the same statuses and configuration", async () => {
  const plain = await run([CLASS, ...EXAMPLES].map((object) => ({ kind: "apply", object })));
  await waitFor("a first configuration", () => JSON.stringify(plain()).includes('"route/'));
  const expected = await settled(plain);
  await endAll();
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const state = await run([{ kind: "apply", object: CLASS }, ...steps]);
      await waitFor("the same state", () => isDeepStrictEqual(state(), expected), PATIENCE).catch(
        () => assert.deepEqual(state(), expected),
      );
      await endAll();
    }),
    { numRuns: RUNS },
  );
});
