import type { KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/statuses";
import type { Condition, ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import type { DataPlaneState, Refusal } from "../translation/configuration-server.ts";
import { conditionIn } from "./conditions.ts";

const MOST_REFUSALS = 5;

/**
 * The status of a gateway as its data planes make it: it is programmed when one runs what was
 * published. Until then it stays what it was: a data plane goes on with what it has while none is
 * connected, and each change takes a moment.
 */
export function withDataPlanes(
  status: ResourceStatus,
  state: DataPlaneState,
  object: KubeObject,
): ResourceStatus {
  const { kind, conditions } = status;
  if (kind !== "Gateway" || conditions === undefined) return status;
  return {
    ...status,
    conditions: conditions.map((condition) =>
      condition.type === CONDITION.programmed && condition.status === "True"
        ? programmed(condition, state, object)
        : condition,
    ),
  };
}

function programmed(
  condition: Condition,
  { synchronized, refusals }: DataPlaneState,
  object: KubeObject,
): Condition {
  if (refusals.length > 0)
    return { ...condition, status: "False", reason: REASON.invalid, message: inWords(refusals) };
  if (synchronized > 0) return condition;
  const before = conditionIn(object, condition.type);
  if (before?.status === "True") return before;
  const message = "no data plane has taken the configuration yet";
  return { ...condition, status: "False", reason: REASON.pending, message };
}

/** What data planes do not take. */
export function inWords(refusals: readonly Refusal[]): string {
  const said = refusals
    .slice(0, MOST_REFUSALS)
    .map(({ resource, message }) => `${resource}: ${message}`);
  const rest = refusals.length - said.length;
  return `a data plane refuses ${said.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`;
}
