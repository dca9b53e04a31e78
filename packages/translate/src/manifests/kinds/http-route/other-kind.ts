import { intersects } from "../../../attach/claims/listener-hosts.ts";
import type { RouteDocument } from "../../document/document.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { hostnamesOf } from "./hostnames.ts";
import type { AtParent } from "./parents.ts";

/** The routes that use a listener's hosts, by kind and host. */
type Holders = Map<ListenerPoint, Map<string, Map<string, RouteDocument>>>;

/**
 * Attaches routes to their parents, oldest first, except to listeners where an older route of the
 * other kind uses one of their hosts: an HTTPRoute and a GRPCRoute must not share a host (Gateway
 * API, HTTPRouteSpec and GRPCRouteSpec, hostnames). A route without hostnames never conflicts and
 * receives what the others leave (Gateway API 1.6 lets implementations decide).
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
  const message = `${holder?.kind} ${holder?.namespace}/${holder?.name} is older and uses a host of this route; an HTTPRoute and a GRPCRoute cannot share a host`;
  return { ...parent, points: failed(REASON.hostnameConflict, message) };
}

/** The route of the other kind that uses one of the hosts at a listener. */
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

/** The hosts of a route that a listener serves. */
function hostsAt(route: RouteDocument, { spec }: ListenerPoint): readonly string[] {
  return hostnamesOf(route).filter((host) => intersects(spec.hostname, [host]));
}
