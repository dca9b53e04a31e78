import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type {
  Condition,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import type { KeySetFailure } from "../translation/publisher.ts";

/** Adds to an object's status which key sets of its policies cannot be fetched. */
export function withKeySets(
  status: ResourceStatus,
  failures: readonly KeySetFailure[],
): ResourceStatus {
  if (failures.length === 0) return status;
  const { conditions, parents, ancestors } = status;
  const message = failures
    .map(({ pointer, message: said }) => `${readablePath(pointer)}: ${said}`)
    .toSorted()
    .join("; ");
  return {
    ...status,
    ...(conditions && { conditions: unresolved(conditions, message) }),
    ...(parents && {
      parents: parents.map((entry) => ({
        ...entry,
        conditions: unresolved(entry.conditions, message),
      })),
    }),
    ...(ancestors && {
      ancestors: ancestors.map((entry) => ({
        ...entry,
        conditions: unresolved(entry.conditions, message),
      })),
    }),
  };
}

function unresolved(conditions: readonly Condition[], message: string): readonly Condition[] {
  const accepted = conditions.find(({ type }) => type === CONDITION.accepted);
  const known = conditions.find(({ type }) => type === CONDITION.resolvedRefs);
  // A policy that is not accepted does not run, and its condition already names the cause.
  if (accepted?.status !== "True" || known?.status === "False") return conditions;
  const failing: Condition = {
    ...accepted,
    type: CONDITION.resolvedRefs,
    status: "False",
    reason: REASON.keySetNotFetched,
    message,
  };
  return [...conditions.filter((condition) => condition !== known), failing];
}
