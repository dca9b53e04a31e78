import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import { intersects } from "../../../attach/claims/listener-hosts.ts";
import type { Context } from "../../context.ts";
import { byAge, type Document, type RouteDocument } from "../../document/document.ts";
import { GATEWAY_GROUP } from "../../document/keys.ts";
import { isNamespaceAllowed } from "../gateway/allowed.ts";
import { unacceptedFailure } from "../gateway/point.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { listenersOfParent } from "../gateway/ownership.ts";
import { absence } from "../../document/misspelt.ts";
import { REASON, failed } from "../../document/statuses.ts";
import { hostnamesOf, type AttachedDocument } from "./hostnames.ts";
import type { Lineage } from "./lineage.ts";
import type { Resolution } from "../../document/statuses.ts";

/** A route at one of its parents. */
export interface AtParent {
  readonly parentRef: ParentReference;
  /** The position among the route's parents. */
  readonly order: number;
  /** The place in the route that names the parent. */
  readonly pointer: string;
  /** The listeners to which the route is attached, or why there are none. */
  readonly points: Resolution<readonly ListenerPoint[]>;
}

/** A route's parents of this product, with the listeners that accept it. */
export function parentsOf(
  route: AttachedDocument,
  all: readonly ListenerPoint[],
  context: Context,
): readonly AtParent[] {
  const named = atParents(route, (parentRef) => pointsOf(route, parentRef, all, context));
  return [...named, ...defaultsOf(route, named, all, context)];
}

/**
 * The default gateways for a route that asks for them, without the gateways that the route also
 * names itself (GEP-3793).
 */
function defaultsOf(
  route: AttachedDocument,
  named: readonly AtParent[],
  all: readonly ListenerPoint[],
  context: Context,
): readonly AtParent[] {
  if (route.value.spec.useDefaultGateways !== "All") return [];
  const owners = all.flatMap(({ owner }) =>
    owner.kind === "Gateway" && owner.value.spec.defaultScope === "All" ? [owner] : [],
  );
  const isNamed = (owner: Document) =>
    named.some(
      ({ parentRef: { kind, name, namespace = route.namespace } }) =>
        kind === owner.kind && name === owner.name && namespace === owner.namespace,
    );
  return [...new Set(owners)].toSorted(byAge).flatMap((owner) => {
    if (isNamed(owner)) return [];
    const { kind, namespace, name } = owner;
    const parentRef = { group: GATEWAY_GROUP, kind, namespace, name };
    const points = pointsOf(route, parentRef, all, context);
    const isTaken = points !== undefined && points.failure === undefined;
    const order = named.length;
    return isTaken ? [{ parentRef, order, pointer: "/spec/useDefaultGateways", points }] : [];
  });
}

/**
 * A route's parents that are routes, with the listeners whose requests they delegate to the route.
 */
export function routeParentsOf(
  route: RouteDocument,
  lineage: Lineage,
  context: Context,
): readonly AtParent[] {
  return atParents(route, (parentRef) => pointsBelow(route, parentRef, lineage, context));
}

function atParents(
  { value: { spec } }: AttachedDocument,
  pointsAt: (ref: ParentReference) => AtParent["points"] | undefined,
): readonly AtParent[] {
  return (spec.parentRefs ?? []).flatMap((parentRef, index) => {
    const points = pointsAt(parentRef);
    const pointer = `/spec/parentRefs/${index}`;
    return points === undefined ? [] : [{ parentRef, order: index, pointer, points }];
  });
}

function pointsBelow(
  route: RouteDocument,
  { group, kind, name, namespace = route.namespace }: ParentReference,
  lineage: Lineage,
  { snapshot }: Context,
): AtParent["points"] | undefined {
  if (group !== GATEWAY_GROUP || kind !== "HTTPRoute") return undefined;
  const parent = snapshot.find(kind, { namespace, name });
  if (parent === undefined)
    return failed(REASON.noMatchingParent, absence(snapshot, { kind, namespace, name }));
  const found = lineage.pointsFrom(parent, route);
  if (found !== undefined && found.size > 0) return { found: [...found] };
  const what = `HTTPRoute ${namespace}/${name}`;
  if (found === undefined)
    return failed(REASON.noMatchingParent, `${what} does not delegate to this route`);
  if (!lineage.isUsable(parent, route))
    return failed(REASON.noMatchingParent, `the rule of ${what} for this route is not valid`);
  if (!lineage.isReached(parent))
    return failed(REASON.noMatchingParent, `${what} receives no requests itself`);
  const message = `no host of the route matches ${what}`;
  return failed(REASON.noMatchingListenerHostname, message);
}

/** The listeners of a parent; undefined for parents of other controllers. */
function pointsOf(
  route: AttachedDocument,
  ref: ParentReference,
  all: readonly ListenerPoint[],
  { snapshot }: Context,
): Resolution<readonly ListenerPoint[]> | undefined {
  const { group, kind, name, namespace = route.namespace, sectionName, port } = ref;
  if (group !== GATEWAY_GROUP || (kind !== "Gateway" && kind !== "ListenerSet")) return undefined;
  const parent = { kind, namespace, name } as const;
  const named = listenersOfParent({ parent, sectionName, port }, all, snapshot);
  if (named?.found === undefined) return named;
  const allowed = named.found.filter(
    ({ owner, spec, supportedKinds }) =>
      supportedKinds.some((each) => each.group === GATEWAY_GROUP && each.kind === route.kind) &&
      isNamespaceAllowed(snapshot, spec.allowedRoutes.namespaces, route.namespace, owner.namespace),
  );
  if (allowed.length === 0) {
    const message = `no listener of ${kind} ${namespace}/${name} allows routes of this kind from the namespace ${route.namespace}`;
    return failed(REASON.notAllowedByListeners, message);
  }
  const found = allowed.filter(({ spec }) => intersects(spec.hostname, hostnamesOf(route)));
  const failure = unacceptedFailure(found);
  if (failure !== undefined) return { failure };
  if (found.length > 0) return { found };
  const message = `no host of the route matches ${kind} ${namespace}/${name}`;
  return failed(REASON.noMatchingListenerHostname, message);
}
