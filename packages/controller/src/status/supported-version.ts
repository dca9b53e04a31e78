import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type {
  Condition,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import { bundleProblem, isSupported } from "../cache/gateway-api-bundle.ts";
import type { GatewayApiBundle } from "../cache/gateway-api-bundle.ts";

/** Adds the installed release of the Gateway API to a gateway class's status. */
export function withBundle(
  status: ResourceStatus,
  bundle: GatewayApiBundle | undefined,
): ResourceStatus {
  if (bundle === undefined || status.kind !== "GatewayClass" || status.conditions === undefined)
    return status;
  const { version, channel } = bundle;
  const [first] = status.conditions;
  const supported: Condition = {
    type: CONDITION.supportedVersion,
    status: isSupported(bundle) ? "True" : "False",
    reason: isSupported(bundle) ? REASON.supportedVersion : REASON.unsupportedVersion,
    message: bundleProblem(bundle) ?? `the Gateway API CRDs are ${version}, ${channel} channel`,
    ...(first?.observedGeneration === undefined
      ? {}
      : { observedGeneration: first.observedGeneration }),
  };
  return { ...status, conditions: [...status.conditions, supported] };
}
