import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/statuses";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import { dataPlaneAccount } from "../xds/data-plane-account.ts";
import { listOf } from "./conditions.ts";
import type { GatewayAddress } from "./wanted-status.ts";

/** The label that names the gateway an object belongs to (Gateway API, GEP-1762). */
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";
const HEADLESS = "None";

/**
 * The addresses on which clients reach a gateway, from its Service; empty while it has no Service.
 */
export function addressesOf(
  gateway: KubeObject,
  service: KubeObject | undefined,
): readonly GatewayAddress[] {
  if (service?.metadata.labels?.[GATEWAY_LABEL] !== dataPlaneAccount(gateway.metadata.name))
    return [];
  const status: Json = isJson(service["status"]) ? service["status"] : {};
  const balancer: Json = isJson(status["loadBalancer"]) ? status["loadBalancer"] : {};
  const outside = listOf(balancer["ingress"]).flatMap(({ ip, hostname }): GatewayAddress[] => {
    if (typeof ip === "string") return [{ type: "IPAddress", value: ip }];
    return typeof hostname === "string" ? [{ type: "Hostname", value: hostname }] : [];
  });
  if (outside.length > 0) return outside;
  const spec: Json = isJson(service["spec"]) ? service["spec"] : {};
  // The load balancer's address is still missing: clients would mistake the cluster address for it.
  if (spec["type"] === "LoadBalancer") return [];
  const own = Array.isArray(spec["clusterIPs"]) ? spec["clusterIPs"] : [];
  return own
    .filter((value): value is string => typeof value === "string" && value !== HEADLESS)
    .map((value) => ({ type: "IPAddress", value }));
}

/** The status of a gateway that asks for addresses: without them it is not programmed. */
export function withAddresses(
  status: ResourceStatus,
  gateway: KubeObject,
  addresses: readonly GatewayAddress[],
): ResourceStatus {
  const wanted = wantedAddresses(gateway);
  const missing = wanted.filter((address) => !addresses.some(({ value }) => value === address));
  if (missing.length === 0 || status.conditions === undefined) return status;
  const { namespace, name } = status;
  const message = [
    `the Service ${namespace}/${dataPlaneAccount(name)} does not have ${missing.join(", ")}`,
    ...(wanted.length > 1 ? ["a Service can be asked for one address only"] : []),
  ].join("; ");
  const failure = { status: "False", reason: REASON.addressNotUsable, message } as const;
  return {
    ...status,
    conditions: status.conditions.map((condition) =>
      condition.type === CONDITION.programmed && condition.status === "True"
        ? { ...condition, ...failure }
        : condition,
    ),
  };
}

/** The addresses that a gateway asks for; one without a value may be any. */
function wantedAddresses({ spec }: KubeObject): readonly string[] {
  const addresses = isJson(spec) ? listOf(spec["addresses"]) : [];
  return addresses.flatMap(({ type = "IPAddress", value }) =>
    type === "IPAddress" && typeof value === "string" && value !== "" ? [value] : [],
  );
}
