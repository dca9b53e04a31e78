import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import type { ProvisioningProblem } from "../provisioning/provisioner.ts";

/** Adds a problem with a gateway's data planes to the status of the gateway. */
export function withProvisioning(
  status: ResourceStatus,
  problem: ProvisioningProblem | undefined,
): ResourceStatus {
  if (problem === undefined || status.kind !== "Gateway" || status.conditions === undefined)
    return status;
  const { message, cause } = problem;
  const reasons = new Map<string, string>([
    [CONDITION.programmed, cause === "failed" ? REASON.pending : REASON.invalid],
    ...(cause === "parameters" ? ([[CONDITION.accepted, REASON.invalidParameters]] as const) : []),
  ]);
  return {
    ...status,
    conditions: status.conditions.map((condition) => {
      const reason = reasons.get(condition.type);
      return reason === undefined ? condition : { ...condition, status: "False", reason, message };
    }),
  };
}
