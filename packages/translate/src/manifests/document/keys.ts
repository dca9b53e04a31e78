import type { HttpRouteRule, ParentReference } from "@edge-gateway/generated/types/index.ts";
import type { Transport } from "../../ir/bind-key.ts";
import type { ObjectKey } from "./document.ts";

/** The API group of Gateway, HTTPRoute and related kinds. */
export const GATEWAY_GROUP = "gateway.networking.k8s.io";

/** A gateway's key in the internal form: `default/web`. */
export function gatewayKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** A listener set's key in the internal form: `default/more`. */
export function listenerSetKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** The key of an EdgeBackend's backend: `default/tools`. */
export function backendKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/**
 * The key of a Service port's backend: `Service/default/app:80`, `Service/default/names:53/udp`.
 */
export function serviceKey(
  { namespace, name }: Omit<ObjectKey, "kind">,
  port: number,
  transport: Transport = "TCP",
): string {
  return `Service/${namespace}/${name}:${port}${transport === "UDP" ? UDP_SUFFIX : ""}`;
}

const UDP_SUFFIX = "/udp";

/** Whether a key of {@link serviceKey} is the key of a UDP port. */
export function isUdpPort(key: string): boolean {
  return key.endsWith(UDP_SUFFIX);
}

/** The prefix of the keys of InferencePools. */
export const POOL_PREFIX = "InferencePool/";

/** The key of an InferencePool's backend: `InferencePool/default/models`. */
export function poolKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${POOL_PREFIX}${namespace}/${name}`;
}

/** The prefix of the keys of XBackends. */
export const X_BACKEND_PREFIX = "XBackend/";

/** The key of the backend that an XBackend becomes: `XBackend/default/payments`. */
export function xBackendKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${X_BACKEND_PREFIX}${namespace}/${name}`;
}

/** The key of a Secret or ConfigMap in the internal form: `default/roots`. */
export function holderKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/**
 * A route's key in the internal form: `default/api`, `grpc/default/api`. The keys of its rules
 * begin with this key and a slash.
 */
export function routeKey({ kind, namespace, name }: ObjectKey): string {
  const key = `${namespace}/${name}`;
  const prefix = PREFIXES[kind];
  return prefix === undefined ? key : `${prefix}/${key}`;
}

/** Prefixes that distinguish other kinds of routes from HTTPRoutes of the same name. */
const PREFIXES: Readonly<Record<string, string>> = {
  GRPCRoute: "grpc",
  TCPRoute: "tcp",
  TLSRoute: "tls",
  UDPRoute: "udp",
};

/** The key of a route's rule: `default/api/0`, `default/api/main`. */
export function ruleKey(
  route: ObjectKey,
  rule: Pick<HttpRouteRule, "name">,
  index: number,
): string {
  return `${routeKey(route)}/${rule.name ?? index}`;
}

/** The key of the routes that a rule's reference delegates to: `default/api HTTPRoute apps/*`. */
export function groupKey(rule: string, { namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${rule} HTTPRoute ${namespace}/${name}`;
}

/** The key of the models that a rule offers: `EdgeModel * default/api/0`. */
export function modelsKey(rule: string): string {
  return `EdgeModel * ${rule}`;
}

/** A reference to a parent, in the format of statuses. */
export function parentRefOf({ kind, namespace, name }: ObjectKey): ParentReference {
  return { group: GATEWAY_GROUP, kind, namespace, name };
}
