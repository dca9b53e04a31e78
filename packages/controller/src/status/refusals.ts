import { CONDITION, REASON } from "@edge-gateway/translate/manifests/statuses";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import type { Refusal } from "../translation/configuration-server.ts";

const MOST_REFUSALS = 5;

/** The state of a gateway whose data planes do not take all of its configuration. */
export function withRefusals(status: ResourceStatus, refusals: readonly Refusal[]): ResourceStatus {
  if (refusals.length === 0 || status.kind !== "Gateway" || status.conditions === undefined)
    return status;
  const said = refusals
    .slice(0, MOST_REFUSALS)
    .map(({ resource, message }) => `${resource}: ${message}`);
  const rest = refusals.length - said.length;
  const message = `the data plane refuses ${said.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`;
  return {
    ...status,
    conditions: status.conditions.map((condition) =>
      condition.type === CONDITION.programmed
        ? { ...condition, status: "False", reason: REASON.invalid, message }
        : condition,
    ),
  };
}
