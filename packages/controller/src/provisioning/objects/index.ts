import type { ParametersOverlay } from "@edge-gateway/generated/types/index.ts";
import type { GatewayPlan } from "../plan.ts";
import { withOverlays } from "./overlays.ts";
import { nameOf, objectOf, selectorLabels } from "./common.ts";
import type { Surroundings, WantedObject } from "./common.ts";
import { configMapsOf } from "./configuration.ts";
import { serviceOf } from "./service.ts";
import { withoutForbiddenSysctls, workloadOf } from "./workload.ts";

/**
 * All objects of a gateway, with their overlays, in the order in which they are applied.
 * @throws {PatchError} when an overlay is not a strategic merge patch
 */
export function wantedObjects(
  plan: GatewayPlan,
  surroundings: Surroundings,
): readonly WantedObject[] {
  const { overlays } = plan.parameters;
  const workload = workloadOf(plan, surroundings);
  const isDaemonSet = workload.kind === "DaemonSet";
  const account = { apiVersion: "v1", kind: "ServiceAccount" };
  return [
    ...configMapsOf(plan, surroundings),
    withOverlays(
      objectOf(plan, surroundings, account, { automountServiceAccountToken: false }),
      overlays.serviceAccount,
    ),
    withOverlays(serviceOf(plan, surroundings), overlays.service),
    withoutForbiddenSysctls(
      withOverlays(workload, isDaemonSet ? overlays.daemonSet : overlays.deployment),
    ),
    ...onlyWith(overlays.podDisruptionBudget, budgetOf(plan, surroundings)),
    ...onlyWith(overlays.horizontalPodAutoscaler, autoscalerOf(plan, surroundings)),
  ];
}

/** Objects that exist only if an overlay asks for them. */
function onlyWith(
  overlays: readonly ParametersOverlay[],
  object: WantedObject,
): readonly WantedObject[] {
  return overlays.length === 0 ? [] : [withOverlays(object, overlays)];
}

function budgetOf(plan: GatewayPlan, surroundings: Surroundings): WantedObject {
  return objectOf(
    plan,
    surroundings,
    { apiVersion: "policy/v1", kind: "PodDisruptionBudget" },
    {
      spec: { selector: { matchLabels: selectorLabels(plan) } },
    },
  );
}

function autoscalerOf(plan: GatewayPlan, surroundings: Surroundings): WantedObject {
  const target = { apiVersion: "apps/v1", kind: "Deployment", name: nameOf(plan) };
  const kind = { apiVersion: "autoscaling/v2", kind: "HorizontalPodAutoscaler" };
  return objectOf(plan, surroundings, kind, { spec: { scaleTargetRef: target } });
}
