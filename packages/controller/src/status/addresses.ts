import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { dataPlaneAccount } from "../xds/data-plane-account.ts";
import { listOf } from "./conditions.ts";
import type { GatewayAddress } from "./wanted-status.ts";

/** The label of what belongs to a gateway (Gateway API, GEP-1762). */
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";
const HEADLESS = "None";

/** Where clients reach a gateway: the addresses of its Service; none while it has no Service. */
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
  // Its address is on its way: that of the cluster would be taken for it.
  if (spec["type"] === "LoadBalancer") return [];
  const own = Array.isArray(spec["clusterIPs"]) ? spec["clusterIPs"] : [];
  return own
    .filter((value): value is string => typeof value === "string" && value !== HEADLESS)
    .map((value) => ({ type: "IPAddress", value }));
}
