import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type {
  Condition,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";

/**
 * The status of an object that still exists, but that the controller does not handle any more, so that
 * earlier results may be wrong. Entries for parents and ancestors are removed.
 */
export function departedStatus(before: ResourceStatus): ResourceStatus {
  const message = `the controller does not watch the namespace ${before.namespace}: \`discoveryNamespaceSelectors\` do not select it`;
  return unknownStatus(before, message);
}

/** The status of a listener set whose gateway is gone, or belongs to another controller now. */
export function orphanStatus(before: ResourceStatus): ResourceStatus {
  return unknownStatus(before, "the controller runs no gateway for this listener set any more");
}

function unknownStatus(before: ResourceStatus, message: string): ResourceStatus {
  const { kind, namespace, name, conditions, listeners, parents, ancestors } = before;
  return {
    ...{ kind, namespace, name },
    ...(conditions && {
      conditions: conditions.map((condition) => ({
        ...condition,
        status: "Unknown",
        reason: REASON.pending,
        message,
      })),
    }),
    ...(listeners && { listeners: [] }),
    ...(parents && { parents: [] }),
    ...(ancestors && { ancestors: [] }),
  };
}

/** The status of a gateway of this controller whose class does not exist any more. */
export function classlessStatus(object: KubeObject, status: ResourceStatus): ResourceStatus {
  const { kind, namespace, name } = status;
  const { generation } = object.metadata;
  const message = `there is no GatewayClass ${classNameOf(object)}, so the gateway has no configuration`;
  const conditions = [CONDITION.accepted, CONDITION.programmed].map((type): Condition => ({
    ...{ type, status: "False", reason: REASON.invalid, message },
    ...(generation === undefined ? {} : { observedGeneration: generation }),
  }));
  return { kind, namespace, name, conditions, listeners: [] };
}

/** The name of a Gateway's class. */
export function classNameOf({ spec }: KubeObject): string {
  return isJson(spec) ? String(spec["gatewayClassName"]) : "";
}
