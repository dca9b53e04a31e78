import type { HttpRouteRule, ParentReference } from "@edge-gateway/generated/types/index.ts";
import type { Transport } from "../ir/bind-key.ts";
import type { ObjectKey } from "./document.ts";

/** The API group of Gateway, HTTPRoute and the like. */
export const GATEWAY_GROUP = "gateway.networking.k8s.io";

/** `default/web`: a gateway in the internal form. */
export function gatewayKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** `default/more`: a listener set in the internal form. */
export function listenerSetKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** `default/tools`: the backend that an EdgeBackend becomes. */
export function backendKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** `Service/default/app:80`, `Service/default/names:53/udp`: the backend that a port of a Service becomes. */
export function serviceKey(
  { namespace, name }: Omit<ObjectKey, "kind">,
  port: number,
  transport: Transport = "TCP",
): string {
  return `Service/${namespace}/${name}:${port}${transport === "UDP" ? "/udp" : ""}`;
}

/** How the keys of pools begin. */
export const POOL_PREFIX = "InferencePool/";

/** `InferencePool/default/models`: the backend that an InferencePool becomes. */
export function poolKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${POOL_PREFIX}${namespace}/${name}`;
}

/** `default/roots`: a Secret or a ConfigMap in the internal form. */
export function holderKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** `default/api`, `grpc/default/api`: a route in the internal form; its rules follow after a slash. */
export function routeKey({ kind, namespace, name }: ObjectKey): string {
  const key = `${namespace}/${name}`;
  const prefix = PREFIXES[kind];
  return prefix === undefined ? key : `${prefix}/${key}`;
}

/** What distinguishes routes from HTTPRoutes of the same name. */
const PREFIXES: Readonly<Record<string, string>> = {
  GRPCRoute: "grpc",
  TCPRoute: "tcp",
  TLSRoute: "tls",
  UDPRoute: "udp",
};

/** `default/api/0`, `default/api/main`: a rule of a route. */
export function ruleKey(
  route: ObjectKey,
  rule: Pick<HttpRouteRule, "name">,
  index: number,
): string {
  return `${routeKey(route)}/${rule.name ?? index}`;
}

/** `default/api HTTPRoute apps/*`: the routes to which a rule passes requests on, by a reference to them. */
export function groupKey(rule: string, { namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${rule} HTTPRoute ${namespace}/${name}`;
}

/** `EdgeModel * default/api/0`: the models that a rule of a route offers. */
export function modelsKey(rule: string): string {
  return `EdgeModel * ${rule}`;
}

/** A reference to a gateway or another parent as a status holds it. */
export function parentRefOf({ kind, namespace, name }: ObjectKey): ParentReference {
  return { group: GATEWAY_GROUP, kind, namespace, name };
}
