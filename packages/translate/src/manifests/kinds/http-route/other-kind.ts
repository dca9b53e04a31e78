import type { RouteDocument } from "../../document.ts";
import { REASON, failed } from "../../statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { hostnamesOf, intersects } from "./parents.ts";
import type { AtParent } from "./parents.ts";

type Holders = ReadonlyMap<ListenerPoint, readonly RouteDocument[]>;

/**
 * Routes at their parents, the oldest first, without the listeners where a route of the other kind names
 * one of their hosts already: HTTPRoute and GRPCRoute share no host (Gateway API, HTTPRouteSpec and
 * GRPCRouteSpec, hostnames). A route that names none takes what the others leave, as it does among
 * routes of its kind, and is in nobody's way (Gateway API 1.6 lets implementations decide).
 */
export function apartByKind(
  routes: readonly (readonly [RouteDocument, readonly AtParent[]])[],
): ReadonlyMap<RouteDocument, readonly AtParent[]> {
  const holders = new Map<ListenerPoint, RouteDocument[]>();
  return new Map(
    routes.map(([route, parents]) => {
      const left = parents.map((parent) => atParent(route, parent, holders));
      for (const point of new Set(left.flatMap(({ points }) => points.found ?? [])))
        holders.set(point, [...(holders.get(point) ?? []), route]);
      return [route, left];
    }),
  );
}

function atParent(route: RouteDocument, parent: AtParent, holders: Holders): AtParent {
  const { found = [] } = parent.points;
  const free = found.filter((point) => holderOf(route, point, holders) === undefined);
  if (free.length === found.length) return parent;
  if (free.length > 0) return { ...parent, points: { found: free } };
  const [holder] = found.flatMap((point) => holderOf(route, point, holders) ?? []);
  const message = `${holder?.kind} ${holder?.namespace}/${holder?.name} came first and has hosts of this route; both kinds cannot share a host`;
  return { ...parent, points: failed(REASON.hostnameConflict, message) };
}

/** The route of the other kind that has one of the hosts at a listener. */
function holderOf(
  route: RouteDocument,
  point: ListenerPoint,
  holders: Holders,
): RouteDocument | undefined {
  const own = hostsAt(route, point);
  return holders
    .get(point)
    ?.find((other) => other.kind !== route.kind && share(own, hostsAt(other, point)));
}

/** The hosts that a route names, and that a listener serves. */
function hostsAt(route: RouteDocument, { spec }: ListenerPoint): readonly string[] {
  return hostnamesOf(route).filter((host) => intersects(spec.hostname, [host]));
}

function share(some: readonly string[], others: readonly string[]): boolean {
  return others.length > 0 && some.some((host) => intersects(host, others));
}
