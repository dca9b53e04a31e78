import type { IrTarget } from "@edge-gateway/generated/types/index.ts";
import type { Ir } from "./index.ts";

/** The key of the item that has what a policy is attached to: of a reference to a backend, its route. */
export function itemKeyOf(target: IrTarget): string {
  switch (target.kind) {
    case "gateway":
      return target.gateway;
    case "bind":
      return target.bind;
    case "listenerSet":
      return target.listenerSet;
    case "listener":
      return target.listener;
    case "route":
    case "backendRef":
      return target.route;
    case "backend":
    case "section":
      return target.backend;
  }
}

/** The names for people of routes and backends, by their keys. */
export function itemNames({
  routes,
  tcpRoutes = [],
  udpRoutes = [],
  backends,
}: Pick<Ir, "routes" | "tcpRoutes" | "udpRoutes" | "backends">): ReadonlyMap<string, string> {
  const all = [...routes, ...tcpRoutes, ...udpRoutes, ...backends];
  return new Map(all.map(({ key, name }) => [key, name]));
}
