import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type {
  Condition,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import type { DataPlaneState, Refusal } from "../translation/configuration-server.ts";
import type { Workload } from "../provisioning/provisioner.ts";
import { conditionIn } from "./conditions.ts";
import { workloadProblem } from "./workload-problem.ts";
import { SHOWN_REFUSALS } from "../bounds.ts";

/**
 * Adds the state of its data planes to a gateway's status. The gateway becomes `Programmed` when a data plane
 * runs the published configuration. It stays `Programmed` while no data plane is connected, because data
 * planes keep their last configuration. It is no longer `Programmed` when no pod is ready or, if the
 * readiness of pods is unknown, when no data plane has been connected for some time.
 */
export function withDataPlanes(
  status: ResourceStatus,
  state: DataPlaneState,
  object: KubeObject,
  workload: Workload | undefined,
): ResourceStatus {
  const { kind, conditions } = status;
  if (kind !== "Gateway" || conditions === undefined) return status;
  return {
    ...status,
    conditions: conditions.map((condition) =>
      condition.type === CONDITION.programmed && condition.status === "True"
        ? programmed(condition, state, object, workload)
        : condition,
    ),
  };
}

function programmed(
  condition: Condition,
  { synchronized, refusals, isAbsent = false }: DataPlaneState,
  object: KubeObject,
  workload: Workload | undefined,
): Condition {
  const problem = workload && workloadProblem(workload);
  if (problem !== undefined) return { ...condition, status: "False", ...problem };
  if (refusals.length > 0)
    return { ...condition, status: "False", reason: REASON.invalid, message: inWords(refusals) };
  if (synchronized > 0) return condition;
  const before = conditionIn(object, condition.type);
  const mayRun = !isAbsent || isReady(workload);
  if (before?.status === "True" && mayRun) return before;
  const message = "no data plane has applied the configuration yet";
  return { ...condition, status: "False", reason: REASON.pending, message };
}

/** Whether the workload's status reports a ready pod. */
function isReady(workload: Workload | undefined): boolean {
  const { object } = workload ?? {};
  return isJson(object?.["status"]) && object["status"]["observedGeneration"] !== undefined;
}

/** A text that lists what data planes refuse; empty if they refuse nothing. */
export function inWords(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return "";
  const said = refusals
    .slice(0, SHOWN_REFUSALS)
    .map(({ resource, pointer, message }) => `${[resource, pointer].join(" ").trim()}: ${message}`);
  const rest = refusals.length - said.length;
  return `a data plane refuses ${said.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`;
}
