import type { Target } from "../../ir/index.ts";

/** The name of an object that has policies; a route has those of its references, too: who reads one reads all. */
export function nameOf(target: Target): string {
  return target.kind === "route" || target.kind === "backendRef"
    ? `policies of route ${target.route}`
    : `policies of ${targetKey(target)}`;
}

/** A key that is equal for equal targets. */
export function targetKey(target: Target): string {
  switch (target.kind) {
    case "gateway":
      return `gateway ${target.gateway}`;
    case "bind":
      return `bind ${target.gateway} ${target.bind}`;
    case "listenerSet":
      return `listenerSet ${target.listenerSet}`;
    case "listener":
      return `listener ${target.listener}`;
    case "route":
      return `route ${target.route}`;
    case "backendRef":
      return `backendRef ${target.route} ${target.index}`;
    case "backend":
      return `backend ${target.backend}`;
    case "section":
      return `section ${target.backend} ${target.section}`;
  }
}
