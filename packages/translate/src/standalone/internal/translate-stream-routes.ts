import type {
  StandaloneConfig,
  StandaloneTcpRoute,
  StandaloneUdpRoute,
} from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Listener, TcpRoute, UdpRoute, WeightedBackend } from "../../ir/index.ts";
import { DEFAULT_GATEWAY } from "../names/default-gateway.ts";
import { routeKeys } from "../names/route-key.ts";
import type { BackendTranslator } from "../../ir/backends/translate-backends.ts";
import { takes } from "./translate-routes.ts";

/** Translates routes of connections, with the policies of their backends. */
export function translateTcpRoutes(
  { tcpRoutes }: StandaloneConfig,
  listeners: readonly Listener[],
  backends: BackendTranslator,
): { readonly tcpRoutes: readonly TcpRoute[]; readonly attachments: readonly Attachment[] } {
  const attachments: Attachment[] = [];
  const keys = keysOf("tcp", tcpRoutes);
  const routes = tcpRoutes.map((route, order) => {
    const place = { key: keys[order] ?? "", order, pointer: `/tcpRoutes/${order}` };
    return {
      ...routeOf(route, place, listeners),
      hostnames: route.hostnames ?? [],
      backends: backendsOf(route, place, backends, attachments),
    };
  });
  return { tcpRoutes: routes, attachments };
}

/** Translates routes of datagrams. Their backends have no inline policies. */
export function translateUdpRoutes(
  { udpRoutes }: StandaloneConfig,
  listeners: readonly Listener[],
  backends: BackendTranslator,
): readonly UdpRoute[] {
  const keys = keysOf("udp", udpRoutes);
  return udpRoutes.map((route, order) => {
    const place = { key: keys[order] ?? "", order, pointer: `/udpRoutes/${order}` };
    return {
      ...routeOf(route, place, listeners),
      hostnames: [],
      backends: backendsOf(route, place, backends, []),
    };
  });
}

type StreamRoute = StandaloneTcpRoute | StandaloneUdpRoute;

/**
 * The keys of these routes begin with the protocol, because an HTTP route may have the same name.
 */
function keysOf(transport: "tcp" | "udp", routes: readonly StreamRoute[]): readonly string[] {
  const places = routes.map(({ name, gateways = [DEFAULT_GATEWAY] }) => ({ name, gateways }));
  return routeKeys(places).map((key) => `${transport}/${key}`);
}

interface Place {
  readonly key: string;
  readonly order: number;
  readonly pointer: string;
}

function routeOf(
  { name, gateways = [DEFAULT_GATEWAY], idleTimeout }: StreamRoute,
  { key, order, pointer }: Place,
  listeners: readonly Listener[],
): Omit<UdpRoute, "hostnames" | "backends"> {
  return {
    key,
    name: name ?? key.slice(key.lastIndexOf("/") + 1),
    listeners: listeners
      .filter((listener) => gateways.some((own) => takes(listener, own)))
      .map(({ key: own }) => own),
    order,
    matches: [],
    filters: [],
    idleTimeout,
    place: { pointer },
  };
}

function backendsOf(
  route: Pick<StandaloneTcpRoute, "backends">,
  { key, pointer }: Place,
  backends: BackendTranslator,
  attachments: Attachment[],
): readonly WeightedBackend[] {
  return route.backends.map((reference, index) => {
    const place = { pointer: `${pointer}/backends/${index}` };
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
