import { SocketAddress, isIPv6 } from "node:net";
import { isJson, objectKey } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION, REASON } from "@edge-gateway/translate/manifests/document/statuses";
import type { Failure, ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import { listOf } from "./conditions.ts";
import type { GatewayAddress } from "./wanted-status.ts";

/** The label that names the gateway an object belongs to (Gateway API, GEP-1762). */
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";
const HEADLESS = "None";
/** The status of a Gateway has at most this many addresses (Gateway API, GatewayStatus). */
const MAX_ADDRESSES = 16;
/** The routability of an address inside the cluster (Gateway API). */
const CLUSTER = "Cluster";

/**
 * The addresses on which clients reach a gateway, from its Service; empty while it has no Service.
 * @param nodes the addresses of the cluster's nodes, which are those of a Service of type NodePort
 */
export function addressesOf(
  gateway: KubeObject,
  service: KubeObject | undefined,
  nodes: () => readonly string[],
): readonly GatewayAddress[] {
  if (service === undefined || !isServiceOf(gateway, service)) return [];
  const asked = askedOf(gateway);
  const own = insideOf(service);
  const outside = typeOf(service) === "NodePort" ? ofNodes(nodes()) : outsideOf(service);
  const inside = asked.some(isInside)
    ? own.map((address) => ({ ...address, routability: CLUSTER }) as const)
    : [];
  if (outside.length > 0 || inside.length > 0) return [...outside, ...inside];
  // While the load balancer has no address, the addresses inside the cluster are not shown: clients would
  // mistake them for the load balancer's.
  return isLoadBalancer(service) ? [] : own;
}

function ofNodes(nodes: readonly string[]): readonly GatewayAddress[] {
  return nodes.slice(0, MAX_ADDRESSES).map((value) => ({ type: "IPAddress", value }));
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

/** The addresses of a gateway, and the Service from which they come. */
export interface FoundAddresses {
  readonly addresses: readonly GatewayAddress[];
  readonly service: KubeObject | undefined;
}

/**
 * The status of a gateway with its addresses. The gateway is not programmed while a requested address is
 * missing, or while its load balancer has none.
 */
export function withAddresses(
  status: ResourceStatus,
  gateway: KubeObject,
  { addresses, service }: FoundAddresses,
): ResourceStatus {
  const failure = unusable(status, gateway, addresses) ?? unassigned(gateway, service);
  if (failure === undefined || status.conditions === undefined) return status;
  return {
    ...status,
    conditions: status.conditions.map((condition) =>
      condition.type === CONDITION.programmed && condition.status === "True"
        ? { ...condition, status: "False", ...failure }
        : condition,
    ),
  };
}

/** Why requested addresses cannot be used; undefined if the gateway has all of them. */
function unusable(
  { namespace, name }: ResourceStatus,
  gateway: KubeObject,
  addresses: readonly GatewayAddress[],
): Failure | undefined {
  const wanted = askedOf(gateway).filter(({ value }) => value !== undefined && value !== "");
  const missing = wanted.filter(
    (one) =>
      !addresses.some(({ value, routability }) => {
        const isSameScope = isInside(one) === (routability === CLUSTER);
        return canonical(value) === canonical(String(one["value"])) && isSameScope;
      }),
  );
  if (missing.length === 0) return undefined;
  const message = [
    `the Service ${namespace}/${dataPlaneAccount(name)} does not have ${missing.map(({ value }) => value).join(", ")}`,
    ...(wanted.length > 1 ? ["a Service can be asked for one address only"] : []),
  ].join("; ");
  return { reason: REASON.addressNotUsable, message };
}

/** Why clients cannot reach a gateway yet: its load balancer has no address. */
function unassigned(gateway: KubeObject, service: KubeObject | undefined): Failure | undefined {
  if (service === undefined || !isServiceOf(gateway, service)) return undefined;
  if (!isLoadBalancer(service) || outsideOf(service).length > 0) return undefined;
  const message = `the load balancer of the Service ${objectKey(service)} has no address yet`;
  return { reason: REASON.addressNotAssigned, message };
}

function isServiceOf({ metadata }: KubeObject, service: KubeObject): boolean {
  return service.metadata.labels?.[GATEWAY_LABEL] === dataPlaneAccount(metadata.name);
}

function isLoadBalancer(service: KubeObject): boolean {
  return typeOf(service) === "LoadBalancer";
}

function typeOf({ spec }: KubeObject): unknown {
  return isJson(spec) ? spec["type"] : undefined;
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
