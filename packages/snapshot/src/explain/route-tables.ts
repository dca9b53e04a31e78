import type { Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type { Delegation } from "@edge-gateway/gateway/pipeline/compiled";
import type { PathRules } from "@edge-gateway/gateway/pipeline/request-path";
import type { Delegating } from "@edge-gateway/gateway/pipeline/select-route";
import { RouteTable } from "@edge-gateway/gateway/route/route-table";
import { routesByListener, withPaths } from "../compile/route-entries.ts";

/** A route in the data plane's routing tables; its other parts are not compiled. */
export interface TableRoute extends Delegating<TableRoute> {
  readonly route: Route;
}

/** The routes of a listener, and the routes to which these can delegate. */
export interface ListenerRoutes {
  readonly table: RouteTable<TableRoute>;
  /** The routes of the listener itself, before any delegation. */
  readonly routes: readonly Route[];
  /** Returns the routes of a route group. */
  readonly ofGroup: (group: string) => readonly Route[];
}

/** Builds the routing tables of a listener, as the data plane does. */
export function routesOf(ir: Ir, listener: Listener, { ofRoute }: PathRules): ListenerRoutes {
  const groups = Map.groupBy(
    ir.routes.filter(({ group }) => group !== undefined),
    ({ group = "" }) => group,
  );
  const formed = (routes: readonly Route[] = []): readonly Route[] =>
    routes.map((route) => withPaths(route, ofRoute));
  const ofGroup = (group: string): readonly Route[] => formed(groups.get(group));
  const tableOf = (routes: readonly Route[]): RouteTable<TableRoute> =>
    new RouteTable(
      routes.map((route) => ({ ...route, target: { route, delegation: delegationOf(route) } })),
      compilePattern,
    );
  const delegationOf = ({
    delegates = [],
    backends,
  }: Route): Delegation<TableRoute> | undefined => {
    const used = delegates.filter(({ weight }) => weight > 0);
    if (used.length === 0) return undefined;
    return {
      groups: used.map(({ weight, group }) => ({ weight, routes: tableOf(ofGroup(group)) })),
      weight: [...used, ...backends].reduce((sum, { weight }) => sum + weight, 0),
    };
  };
  const routes = formed(routesByListener(ir.routes).get(listener.key));
  return { table: tableOf(routes), routes, ofGroup };
}
