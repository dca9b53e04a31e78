import type { StandaloneConfig, StandaloneRoute } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Listener, Route, WeightedBackend } from "../ir.ts";
import { pointerTo } from "../pointer.ts";
import { DEFAULT_GATEWAY } from "./default-gateway.ts";
import { routeKeys } from "./route-key.ts";
import type { BackendTranslator } from "./translate-backends.ts";
import { normalTraffic } from "./translate-traffic.ts";

interface Source {
  readonly route: StandaloneRoute;
  readonly gateways: readonly string[];
  /** JSON pointer of its place in the file. */
  readonly pointer: string;
}

/** The routes of all gateways and of the top level, with their policies. */
export function translateRoutes(
  config: StandaloneConfig,
  listeners: readonly Listener[],
  backends: BackendTranslator,
): { readonly routes: readonly Route[]; readonly attachments: readonly Attachment[] } {
  const sources = sourcesOf(config);
  const keys = routeKeys(sources.map(({ route: { name }, gateways }) => ({ name, gateways })));
  const attachments: Attachment[] = [];
  const routes = sources.map(({ route, gateways, pointer }, order) => {
    const key = keys[order] ?? "";
    if (route.policies !== undefined) {
      const policies = normalTraffic(route.policies);
      attachments.push({
        target: { kind: "route", route: key },
        pointer: `${pointer}/policies`,
        block: "traffic",
        phase: "PostRouting",
        policies,
      });
    }
    return {
      key,
      name: route.name ?? key.slice(key.lastIndexOf("/") + 1),
      listeners: listeners
        .filter((listener) => gateways.some((name) => takes(listener, name)))
        .map(({ key: own }) => own),
      order,
      hostnames: route.hostnames ?? [],
      matches: route.matches,
      filters: route.filters,
      backends: backendsOf({ route, pointer }, key, backends, attachments),
    };
  });
  return { routes, attachments };
}

function sourcesOf({ gateways, routes }: StandaloneConfig): readonly Source[] {
  const nested = Object.entries(gateways).flatMap(([name, gateway]) =>
    gateway.routes.map((route, index) => ({
      route,
      gateways: [name],
      pointer: `${pointerTo("/gateways", name)}/routes/${index}`,
    })),
  );
  const others = routes.map((route, index) => ({
    route,
    gateways: route.gateways ?? [DEFAULT_GATEWAY],
    pointer: `/routes/${index}`,
  }));
  return [...nested, ...others];
}

/** `web` means every listener of the gateway, `web/public` one. */
export function takes({ key, gateway }: Listener, name: string): boolean {
  return name === gateway || name === key;
}

function backendsOf(
  { route, pointer }: Pick<Source, "route" | "pointer">,
  key: string,
  backends: BackendTranslator,
  attachments: Attachment[],
): readonly WeightedBackend[] {
  return route.backends.map((reference, index) => {
    const { key: backend, policies } = backends.ofRoute(reference, `${key}/backends/${index}`);
    if (policies !== undefined) {
      const target = { kind: "backendRef", route: key, index } as const;
      attachments.push({
        target,
        pointer: `${pointer}/backends/${index}/policies`,
        block: "backend",
        policies,
      });
    }
    return { weight: reference.weight, backend, filters: reference.filters };
  });
}
