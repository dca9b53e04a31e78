import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import type { ObjectKey } from "./document.ts";

/** The API group of Gateway, HTTPRoute and the like. */
export const GATEWAY_GROUP = "gateway.networking.k8s.io";

/** `default/web`: a gateway in the internal form. */
export function gatewayKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** `default/tools`: the backend that an EdgeBackend becomes. */
export function backendKey({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** A reference to a gateway or another parent as a status holds it. */
export function parentRefOf({ kind, namespace, name }: ObjectKey): ParentReference {
  return { group: GATEWAY_GROUP, kind, namespace, name };
}
