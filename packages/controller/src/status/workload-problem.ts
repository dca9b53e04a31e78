import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type { Failure } from "@edge-gateway/translate/manifests/document/statuses";
import type { Workload } from "../provisioning/provisioner.ts";
import { listOf } from "./conditions.ts";

/**
 * Why no pod of a workload is ready; undefined if a pod is ready, or if the workload has no status because no
 * Kubernetes controller runs it.
 */
export function workloadProblem({ kind, name, object }: Workload): Failure | undefined {
  if (object === undefined)
    return {
      reason: REASON.pending,
      message: `${kind} ${name} does not exist yet: it is being created`,
    };
  const status: Json = isJson(object["status"]) ? object["status"] : {};
  if (status["observedGeneration"] === undefined) return undefined;
  const { wanted, ready } =
    kind === "Deployment" ? ofDeployment(object, status) : ofDaemonSet(status);
  if (ready > 0) return undefined;
  if (wanted === 0)
    return { reason: REASON.noResources, message: `${kind} ${name} has zero replicas` };
  const causes = complaints(status);
  const message = `no pod of ${kind} ${name} is ready (${wanted} wanted)`;
  return {
    reason: causes.isWithoutResources ? REASON.noResources : REASON.pending,
    message: [message, ...causes.messages].join(": "),
  };
}

interface Pods {
  readonly wanted: number;
  readonly ready: number;
}

function ofDeployment(object: KubeObject, { readyReplicas }: Json): Pods {
  const spec: Json = isJson(object["spec"]) ? object["spec"] : {};
  return { wanted: numberOf(spec["replicas"], 1), ready: numberOf(readyReplicas) };
}

function ofDaemonSet({ desiredNumberScheduled, numberReady }: Json): Pods {
  return { wanted: numberOf(desiredNumberScheduled), ready: numberOf(numberReady) };
}

/** The problem in a Deployment's conditions, if pods cannot be created. */
function complaints(status: Json): {
  readonly messages: readonly string[];
  readonly isWithoutResources: boolean;
} {
  const failures = listOf(status["conditions"]).filter(
    (condition) => condition["type"] === "ReplicaFailure" && condition["status"] === "True",
  );
  const messages = failures.map(({ message }) => String(message));
  return { messages, isWithoutResources: failures.length > 0 };
}

function numberOf(value: unknown, otherwise = 0): number {
  return typeof value === "number" ? value : otherwise;
}
