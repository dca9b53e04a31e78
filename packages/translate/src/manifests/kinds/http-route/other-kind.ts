import type { RouteDocument } from "../../document.ts";
import { REASON, failed } from "../../statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { hostnamesOf, intersects } from "./parents.ts";
import type { AtParent } from "./parents.ts";

/** The routes that have hosts of a listener, by kind and host. */
type Holders = Map<ListenerPoint, Map<string, Map<string, RouteDocument>>>;

/**
 * Routes at their parents, the oldest first, without the listeners where a route of the other kind names
 * one of their hosts already: HTTPRoute and GRPCRoute share no host (Gateway API, HTTPRouteSpec and
 * GRPCRouteSpec, hostnames). A route that names none takes what the others leave, as it does among
 * routes of its kind, and is in nobody's way (Gateway API 1.6 lets implementations decide).
 */
export function apartByKind(
  routes: readonly (readonly [RouteDocument, readonly AtParent[]])[],
): ReadonlyMap<RouteDocument, readonly AtParent[]> {
  const holders: Holders = new Map();
  return new Map(
    routes.map(([route, parents]) => {
      const left = parents.map((parent) => atParent(route, parent, holders));
      for (const point of new Set(left.flatMap(({ points }) => points.found ?? [])))
        hold(route, point, holders);
      return [route, left];
    }),
  );
}

function hold(route: RouteDocument, point: ListenerPoint, holders: Holders): void {
  const kinds = holders.get(point) ?? new Map<string, Map<string, RouteDocument>>();
  const hosts = kinds.get(route.kind) ?? new Map<string, RouteDocument>();
  for (const host of hostsAt(route, point)) if (!hosts.has(host)) hosts.set(host, route);
  holders.set(point, kinds.set(route.kind, hosts));
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
  if (own.length === 0) return undefined;
  for (const [kind, hosts] of holders.get(point) ?? []) {
    if (kind === route.kind) continue;
    for (const [host, holder] of hosts) if (intersects(host, own)) return holder;
  }
  return undefined;
}

/** The hosts that a route names, and that a listener serves. */
function hostsAt(route: RouteDocument, { spec }: ListenerPoint): readonly string[] {
  return hostnamesOf(route).filter((host) => intersects(spec.hostname, [host]));
}
