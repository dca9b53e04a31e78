import type { StandaloneConfig, StandaloneTcpRoute } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Listener, TcpRoute, WeightedBackend } from "../ir/index.ts";
import { DEFAULT_GATEWAY } from "./default-gateway.ts";
import { routeKeys } from "./route-key.ts";
import type { BackendTranslator } from "../ir/translate-backends.ts";
import { takes } from "./translate-routes.ts";

/** Keys of TCP routes begin with it: a route of HTTP may have the same name. */
const PREFIX = "tcp/";

/** The routes of connections, with the policies of their backends. */
export function translateTcpRoutes(
  { tcpRoutes }: StandaloneConfig,
  listeners: readonly Listener[],
  backends: BackendTranslator,
): { readonly tcpRoutes: readonly TcpRoute[]; readonly attachments: readonly Attachment[] } {
  const attachments: Attachment[] = [];
  const places = tcpRoutes.map(({ name, gateways = [DEFAULT_GATEWAY] }) => ({ name, gateways }));
  const keys = routeKeys(places).map((key) => PREFIX + key);
  const routes = tcpRoutes.map((route, order) => {
    const key = keys[order] ?? "";
    const { gateways } = places[order] ?? { gateways: [] };
    return {
      key,
      name: route.name ?? key.slice(key.lastIndexOf("/") + 1),
      listeners: listeners
        .filter((listener) => gateways.some((name) => takes(listener, name)))
        .map(({ key: own }) => own),
      order,
      hostnames: route.hostnames ?? [],
      matches: [],
      filters: [],
      idleTimeout: route.idleTimeout,
      backends: backendsOf({ route, key, order }, backends, attachments),
      place: { pointer: `/tcpRoutes/${order}` },
    };
  });
  return { tcpRoutes: routes, attachments };
}

interface Place {
  readonly route: StandaloneTcpRoute;
  readonly key: string;
  readonly order: number;
}

function backendsOf(
  { route, key, order }: Place,
  backends: BackendTranslator,
  attachments: Attachment[],
): readonly WeightedBackend[] {
  return route.backends.map((reference, index) => {
    const place = { pointer: `/tcpRoutes/${order}/backends/${index}` };
    const held = { key: `${key}/backends/${index}`, place };
    const { key: backend, policies } = backends.ofRoute({ ...reference, filters: [] }, held);
    if (policies !== undefined) {
      attachments.push({
        target: { kind: "backendRef", route: key, index },
        pointer: `${place.pointer}/policies`,
        block: "backend",
        policies,
      });
    }
    return { weight: reference.weight, backend, filters: [], place };
  });
}
