import type {
  AdminBackend,
  AdminPlace,
  AdminRoute,
  AdminTopology,
} from "@edge-gateway/generated/types/index.ts";
import { POLICY_TARGETS } from "../../components/labels/policy-targets.ts";

/** A backend of a route as the table shows it. */
export interface RowBackend {
  /** Its servers, or its name. */
  readonly text: string;
  /** The words that find it in the list of backends; undefined if the configuration does not have it. */
  readonly search: string | undefined;
}

/** A route as the table shows it. */
export interface RouteRow {
  readonly id: string;
  readonly name: string;
  readonly ports: string;
  readonly hosts: string;
  readonly matches: string;
  readonly backends: readonly RowBackend[];
  readonly policies: string;
  readonly place: AdminPlace;
}

/** The routes of a configuration as rows of a table. */
export function rowsOf({ routes, listeners, backends }: AdminTopology): readonly RouteRow[] {
  const portOf = new Map(listeners.map(({ id, port }) => [id, String(port)]));
  const backendOf = new Map(backends.map((backend) => [backend.id, backend]));
  return routes.map((route) => {
    return {
      id: route.id,
      place: route.place,
      name: route.name,
      ports: route.listeners.map((id) => portOf.get(id) ?? id).join(", "),
      hosts: route.hostnames.join(", ") || "any",
      matches: matchesText(route),
      backends: route.backends.map(({ backend }) => rowBackend(backendOf.get(backend))),
      policies: [
        ...route.policies.map(({ name }) => name),
        ...route.inherited.map(({ name, target }) => `${name} (${POLICY_TARGETS[target]})`),
      ].join(", "),
    };
  });
}

/** What the path and other parts of a request must be. */
export function matchesText({ matches }: Pick<AdminRoute, "matches">): string {
  return matches.map(matchText).join("; ") || "any";
}

function matchText({ method, path, pathType, headers }: AdminRoute["matches"][number]): string {
  const shown = pathType === "PathPrefix" ? `${path.replace(/\/$/, "")}/*` : path;
  const conditions = headers.length === 0 ? [] : [`with ${headers.join(", ")}`];
  return [...(method === undefined ? [] : [method]), shown, ...conditions].join(" ");
}

function rowBackend(backend: AdminBackend | undefined): RowBackend {
  if (backend === undefined) return { text: "not found", search: undefined };
  return { text: backend.servers.join(", ") || backend.name, search: backend.name };
}

/** A URL that the route takes unless another one does, or its conditions need more; undefined if it takes no requests. */
export function exampleUrl(route: AdminRoute, { listeners }: AdminTopology): string | undefined {
  const listener = listeners.find(({ id }) => route.listeners.includes(id));
  if (route.kind !== "HTTP" || listener === undefined) return undefined;
  const scheme = listener.protocol === "HTTPS" ? "https" : "http";
  const host = (route.hostnames[0] ?? listener.hostname ?? "localhost").replace("*.", "a.");
  const match = route.matches.find(({ pathType }) => pathType !== "RegularExpression");
  return `${scheme}://${host}:${listener.port}${match?.path ?? "/"}`;
}
