import type { IrTarget } from "@edge-gateway/generated/types/index.ts";

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
