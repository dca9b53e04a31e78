import { SocketAddress, isIPv6 } from "node:net";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/statuses";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import { listOf } from "./conditions.ts";
import type { GatewayAddress } from "./wanted-status.ts";

/** The label that names the gateway an object belongs to (Gateway API, GEP-1762). */
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";
const HEADLESS = "None";
/** The routability of an address inside the cluster (Gateway API). */
const CLUSTER = "Cluster";

/**
 * The addresses on which clients reach a gateway, from its Service; empty while it has no Service.
 */
export function addressesOf(
  gateway: KubeObject,
  service: KubeObject | undefined,
): readonly GatewayAddress[] {
  if (service?.metadata.labels?.[GATEWAY_LABEL] !== dataPlaneAccount(gateway.metadata.name))
    return [];
  const asked = askedOf(gateway);
  const own = insideOf(service);
  const outside = outsideOf(service);
  const inside = asked.some(isInside)
    ? own.map((address) => ({ ...address, routability: CLUSTER }) as const)
    : [];
  if (outside.length > 0 || inside.length > 0) return [...outside, ...inside];
  const spec: Json = isJson(service["spec"]) ? service["spec"] : {};
  // While the load balancer has no address, the addresses inside the cluster are not shown: clients would
  // mistake them for the load balancer's.
  return spec["type"] === "LoadBalancer" ? [] : own;
}

function outsideOf({ status }: KubeObject): readonly GatewayAddress[] {
  const balancer = isJson(status) && isJson(status["loadBalancer"]) ? status["loadBalancer"] : {};
  return listOf(balancer["ingress"]).flatMap(({ ip, hostname }): GatewayAddress[] => {
    if (typeof ip === "string") return [{ type: "IPAddress", value: ip }];
    return typeof hostname === "string" ? [{ type: "Hostname", value: hostname }] : [];
  });
}

function insideOf({ spec }: KubeObject): readonly GatewayAddress[] {
  const own: unknown = isJson(spec) ? spec["clusterIPs"] : undefined;
  const values: readonly unknown[] = Array.isArray(own) ? own : [];
  return values
    .filter((value): value is string => typeof value === "string" && value !== HEADLESS)
    .map((value) => ({ type: "IPAddress", value }));
}

/**
 * The status of a gateway that requests addresses. The gateway is not programmed while one of these addresses
 * is missing.
 */
export function withAddresses(
  status: ResourceStatus,
  gateway: KubeObject,
  addresses: readonly GatewayAddress[],
): ResourceStatus {
  const wanted = askedOf(gateway).filter(({ value }) => value !== undefined && value !== "");
  const missing = wanted.filter(
    (one) =>
      !addresses.some(({ value, routability }) => {
        const isSameScope = isInside(one) === (routability === CLUSTER);
        return canonical(value) === canonical(String(one["value"])) && isSameScope;
      }),
  );
  if (missing.length === 0 || status.conditions === undefined) return status;
  const { namespace, name } = status;
  const message = [
    `the Service ${namespace}/${dataPlaneAccount(name)} does not have ${missing.map(({ value }) => value).join(", ")}`,
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

/** Converts an IPv6 address, which has several spellings, to its canonical form (RFC 5952). */
function canonical(address: string): string {
  if (!isIPv6(address)) return address;
  return new SocketAddress({ address, family: "ipv6" }).address;
}

/** The IP addresses that a gateway requests; an entry without a value accepts any address. */
function askedOf({ spec }: KubeObject): readonly Json[] {
  const addresses = isJson(spec) ? listOf(spec["addresses"]) : [];
  return addresses.filter(({ type = "IPAddress" }) => type === "IPAddress");
}

function isInside({ routability }: Json): boolean {
  return routability === CLUSTER;
}
