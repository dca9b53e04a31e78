import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";

/**
 * `joined`: the status of the object depends on gateways, so the object is translated together with them.
 * `looked at`: other objects only read the object, so any number of gateways can use it.
 */
export type KindRole = "joined" | "looked at";

export const KIND_ROLES: Readonly<Record<KindName, KindRole>> = {
  BackendTLSPolicy: "joined",
  ConfigMap: "looked at",
  EdgeBackend: "joined",
  EdgeModel: "joined",
  EdgeParameters: "looked at",
  EdgePolicy: "joined",
  EndpointSlice: "looked at",
  GRPCRoute: "joined",
  Gateway: "joined",
  GatewayClass: "looked at",
  HTTPRoute: "joined",
  InferencePool: "joined",
  ListenerSet: "joined",
  Namespace: "looked at",
  Pod: "looked at",
  ReferenceGrant: "looked at",
  Secret: "looked at",
  Service: "looked at",
  TCPRoute: "joined",
  TLSRoute: "joined",
  UDPRoute: "joined",
  XBackend: "joined",
};

/** Kinds that are translated together with gateways, in a fixed order. */
export const JOINED_KINDS: readonly KindName[] = Object.keys(KINDS)
  .filter((name): name is KindName => Object.hasOwn(KIND_ROLES, name))
  .filter((kind) => KIND_ROLES[kind] === "joined")
  .toSorted();
