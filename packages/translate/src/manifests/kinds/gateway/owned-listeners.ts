import { byAge } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { GATEWAY_GROUP, gatewayKey } from "../../document/keys.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { isNamespaceAllowed } from "./allowed.ts";
import type { ListenerPoint } from "./point.ts";

/** A listener, and the object that defines it. */
export type OwnedListener = Pick<ListenerPoint, "gateway" | "owner" | "spec" | "key">;

/** The listeners of a gateway itself, followed by those of its listener sets. */
export function listenersOf(
  gateway: Document<"Gateway">,
  snapshot: ManifestSet,
): readonly OwnedListener[] {
  const key = gatewayKey(gateway);
  const own = gateway.value.spec.listeners.map((spec) => ({
    gateway,
    owner: gateway,
    spec,
    key: `${key}/${spec.name}`,
  }));
  const sets = listenerSetsOf(gateway, snapshot).flatMap((owner) =>
    owner.value.spec.listeners.map((spec) => ({
      gateway,
      owner,
      spec,
      key: `${key}/${owner.namespace}/${owner.name}/${spec.name}`,
    })),
  );
  return [...own, ...sets];
}

/**
 * The listener sets that have the given gateway as their parent and are allowed by it, oldest
 * first.
 */
export function listenerSetsOf(
  gateway: Document<"Gateway">,
  snapshot: ManifestSet,
): readonly Document<"ListenerSet">[] {
  const allowed = gateway.value.spec.allowedListeners?.namespaces;
  if (allowed === undefined) return [];
  return snapshot
    .all("ListenerSet")
    .filter(
      (set) =>
        namesGateway(set, gateway) &&
        isNamespaceAllowed(snapshot, allowed, set.namespace, gateway.namespace),
    )
    .toSorted(byAge);
}

/** Whether a listener set has the given gateway as its parent. */
export function namesGateway(
  { namespace, value: { spec } }: Document<"ListenerSet">,
  gateway: Document<"Gateway">,
): boolean {
  const { group, kind, name } = spec.parentRef;
  return (
    group === GATEWAY_GROUP &&
    kind === gateway.kind &&
    name === gateway.name &&
    (spec.parentRef.namespace ?? namespace) === gateway.namespace
  );
}
