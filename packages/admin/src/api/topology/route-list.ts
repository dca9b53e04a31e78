import type { Ir, Attachment, Route, Target } from "@edge-gateway/translate/ir";
import { targetKey } from "@edge-gateway/translate/attach/merge/target-names";
import type { AdminRoute } from "@edge-gateway/generated/types/index.ts";
import type { Columns } from "./order.ts";
import { hasWords, wordsIn } from "./searches.ts";
import { serversOf } from "@edge-gateway/gateway/endpoints/backend-servers";

/** A route of the running configuration, and what a search looks through. */
export interface ListedRoute {
  readonly route: Route;
  readonly kind: AdminRoute["kind"];
  /** What targets the route. */
  readonly attachments: readonly Attachment[];
  /** What targets its gateways and listeners, and applies to its requests. */
  readonly inherited: readonly Attachment[];
  /** The ports of its listeners, and what people know its backends by. */
  readonly ports: string;
  readonly backends: string;
  /** What a search looks through, in lower case. */
  readonly text: string;
}

/** The columns by which routes can be ordered, besides figures. */
export const ROUTE_COLUMNS: Columns<ListedRoute> = {
  name: ({ route }) => route.name,
  port: ({ ports }) => ports,
  host: ({ route }) => route.hostnames[0] ?? "",
  path: ({ route }) => route.matches[0]?.path.value ?? "",
  backend: ({ backends }) => backends,
};

/** Which routes somebody asks for. */
export interface RouteQuery {
  readonly q?: string | undefined;
  readonly route?: string | undefined;
  readonly backend?: string | undefined;
}

const lists = new WeakMap<Ir, readonly ListedRoute[]>();

/** All routes of a configuration, which are listed once. */
export function routesIn(ir: Ir): readonly ListedRoute[] {
  const known = lists.get(ir);
  if (known !== undefined) return known;
  const listed = listRoutes(ir);
  lists.set(ir, listed);
  return listed;
}

/** The routes that somebody asks for, in their order. */
export function findRoutes(ir: Ir, { q, route, backend }: RouteQuery): readonly ListedRoute[] {
  const words = wordsIn(q);
  const leadsThere = backend === undefined ? () => true : toBackends(ir, backend);
  return routesIn(ir).filter(
    ({ route: each, text }) =>
      (route === undefined || each.key === route) && leadsThere(each) && hasWords(text, words),
  );
}

function toBackends({ backends }: Ir, wanted: string): (route: Route) => boolean {
  const kinds = wanted.split(",");
  const ids = new Set(
    backends
      .filter(({ key, kind }) => key === wanted || kinds.includes(kind))
      .map(({ key }) => key),
  );
  return (route) => route.backends.some(({ backend }) => ids.has(backend));
}

function listRoutes(ir: Ir): readonly ListedRoute[] {
  const portOfBind = new Map(ir.binds.map(({ key, port }) => [key, String(port)]));
  const names: Names = {
    ports: new Map(ir.listeners.map(({ key, bind }) => [key, portOfBind.get(bind) ?? ""])),
    servers: new Map(
      ir.backends.map((each) => [each.key, [each.name, ...serversOf(each)].join(" ")]),
    ),
  };
  const attachments = attachmentsByRoute(ir);
  const inherited = attachmentsByListener(ir);
  const listed =
    (kind: AdminRoute["kind"]) =>
    (route: Route): ListedRoute => {
      const own = attachments.get(route.key) ?? [];
      const ports = textOf(route.listeners, names.ports);
      const keys = route.backends.map(({ backend }) => backend);
      const ofListeners =
        kind === "HTTP" ? route.listeners.flatMap((key) => inherited.get(key) ?? []) : [];
      const listedRoute = { route, kind, attachments: own, ports, inherited: once(ofListeners) };
      const backends = textOf(keys, names.servers);
      return { ...listedRoute, backends, text: searchedText({ ...listedRoute, backends }) };
    };
  return [
    ...ir.routes.map(listed("HTTP")),
    ...(ir.tcpRoutes ?? []).map(listed("TCP")),
    ...(ir.udpRoutes ?? []).map(listed("UDP")),
  ];
}

/** What people know listeners and backends by, by their keys. */
interface Names {
  readonly ports: ReadonlyMap<string, string>;
  readonly servers: ReadonlyMap<string, string>;
}

function textOf(keys: readonly string[], names: ReadonlyMap<string, string>): string {
  return keys.map((key) => names.get(key) ?? "").join(" ");
}

function searchedText({
  route: { name, hostnames, matches },
  ports,
  backends,
  attachments,
  inherited,
}: Omit<ListedRoute, "text" | "kind">): string {
  const parts = [
    name,
    ports,
    ...hostnames,
    ...matches.flatMap(({ method = "", path }) => [method, path.value]),
    backends,
    ...[...attachments, ...inherited].flatMap(({ policies }) => Object.keys(policies)),
  ];
  return parts.join(" ").toLowerCase();
}

function attachmentsByRoute({ attachments }: Ir): ReadonlyMap<string, readonly Attachment[]> {
  const byRoute = new Map<string, Attachment[]>();
  for (const attachment of attachments) {
    const { target } = attachment;
    if (target.kind !== "route") continue;
    const known = byRoute.get(target.route);
    if (known === undefined) byRoute.set(target.route, [attachment]);
    else known.push(attachment);
  }
  return byRoute;
}

/** What targets each listener, its set or its gateway, without what is about connections. */
function attachmentsByListener({
  attachments,
  listeners,
}: Ir): ReadonlyMap<string, readonly Attachment[]> {
  const ofRequests = attachments.filter(({ block }) => block !== "frontend");
  const byTarget = Map.groupBy(ofRequests, ({ target }) => targetKey(target));
  return new Map(
    listeners.map(({ key, gateway, listenerSet }) => {
      const targets: readonly Target[] = [
        { kind: "gateway", gateway },
        ...(listenerSet === undefined ? [] : [{ kind: "listenerSet", listenerSet } as const]),
        { kind: "listener", listener: key },
      ];
      return [key, targets.flatMap((target) => byTarget.get(targetKey(target)) ?? [])];
    }),
  );
}

/** Each of them once: several listeners may have the same gateway. */
function once(attachments: readonly Attachment[]): readonly Attachment[] {
  return [...new Set(attachments)];
}
