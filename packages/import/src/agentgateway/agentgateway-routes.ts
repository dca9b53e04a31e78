import type { JsonObject } from "@edge-gateway/llm";
import { backendOf } from "./agentgateway-backends.ts";
import type { PolicyPlace } from "./agentgateway-parts.ts";
import { merged, policiesOf } from "./agentgateway-policies.ts";
import type { ImportReport } from "../report.ts";
import { fieldMatchOf, listOf, objectOf, present, textOf } from "../values.ts";

/** The place of a route in the imported file. */
export interface RoutePlace extends PolicyPlace {
  readonly report: ImportReport;
}

/** What became of a route. */
export interface MadeRoute {
  readonly route: JsonObject;
  /** Whether the route refuses all requests of one that was left out. */
  readonly isStandIn: boolean;
}

/**
 * Converts a route. In the place of a route that would be less protected than before, one refuses its requests:
 * otherwise, a route for more requests would serve them.
 */
export function routeOf(route: JsonObject, host: unknown, place: RoutePlace): MadeRoute {
  const { at, report, secrets, servers } = place;
  const {
    name: _name,
    matches,
    hostnames: _hosts,
    policies,
    backends,
    ruleName: _rule,
    ...rest
  } = route;
  const leftOut = (why: string): MadeRoute => {
    report.refused(at, `the route is left out: ${why}`);
    return standInFor(route, host);
  };
  const unknown = Object.keys(rest)[0] ?? unknownMatch(matches);
  if (unknown !== undefined) return leftOut(`${unknown} is not converted`);
  const parts = policiesOf(policies, { at, secrets, servers }, report);
  if (parts === undefined) return leftOut("a policy that protects it is not converted");
  const shared = merged(parts, "backend");
  const traffic = merged(parts, "traffic");
  const isA2a = "a2a" in objectOf(policies);
  const made = listOf(backends).flatMap((backend, index) => {
    return backendOf(backend, { ...place, at: `${at}.backends[${index}]`, isA2a, shared }) ?? [];
  });
  if (made.length === 0 && traffic["directResponse"] === undefined)
    return leftOut("none of its backends is converted");
  if (made.length < listOf(backends).length)
    report.changed(at, "some backends of the route are missing, and the others get their requests");
  const filters = parts.flatMap(({ filter }) => filter ?? []);
  const converted = present({
    ...requestsOf(route, host),
    filters: filters.length === 0 ? undefined : filters,
    policies: Object.keys(traffic).length === 0 ? undefined : traffic,
    backends: made.length === 0 ? undefined : made,
  });
  return { route: converted, isStandIn: false };
}

/** Returns a route that refuses the requests of another one, if their conditions are known, and else more. */
export function standInFor(route: JsonObject, host: unknown): MadeRoute {
  const directResponse = { status: NOT_IMPORTED, body: "This route was not imported." };
  const made = { ...requestsOf(route, host), policies: { directResponse } };
  return { route: made, isStandIn: true };
}

/** Returns the routes if one of them serves requests. */
export function serving(routes: readonly MadeRoute[]): readonly JsonObject[] {
  return routes.every(({ isStandIn }) => isStandIn) ? [] : routes.map(({ route }) => route);
}

/** The name of a route, and which requests it gets: its conditions, without unknown ones. */
function requestsOf({ name, matches, hostnames }: JsonObject, host: unknown): JsonObject {
  const listed = listOf(hostnames);
  const hosts = listed.length > 0 ? listed : host === undefined || host === "*" ? [] : [host];
  return present({
    name: nameOf(name),
    hostnames: hosts.length === 0 ? undefined : hosts,
    matches: matches === undefined ? undefined : listOf(matches).map(matchOf),
  });
}

/** Returns a valid name of a route or gateway. */
export function nameOf(name: unknown): string | undefined {
  const plain = textOf(name)
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return plain?.replaceAll(/^-+|-+$/g, "") || undefined;
}

/** Converts the certificate of a listener; returns a text that says why if a part cannot be converted. */
export function tlsOf(tls: unknown): JsonObject | string | undefined {
  if (tls === undefined) return undefined;
  const { cert, key, ...rest } = objectOf(tls);
  const [unknown] = Object.keys(rest);
  return unknown === undefined ? present({ cert, key }) : `${unknown} is not converted`;
}

/** The status of routes that were not imported: 503 (Service Unavailable). */
const NOT_IMPORTED = 503;
/** How the value of a header or query parameter is compared. */
const VALUE_KINDS: ReadonlySet<string> = new Set(["exact", "regex"]);
const PATH_KINDS: Readonly<Record<string, string>> = {
  exact: "Exact",
  pathPrefix: "PathPrefix",
  regex: "RegularExpression",
};

/** The place of a condition that is not converted: without it, the route would get more requests. */
function unknownMatch(matches: unknown): string | undefined {
  for (const [index, match] of listOf(matches).entries()) {
    const { path, method: _, headers, query, ...rest } = objectOf(match);
    const at = `matches[${index}]`;
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) return `${at}.${unknown}`;
    if (path !== undefined && !isKnownPath(path)) return `${at}.path`;
    for (const [name, fields] of Object.entries({ headers, query }))
      for (const [place, field] of listOf(fields).entries())
        if (!isKnownField(field)) return `${at}.${name}[${place}]`;
  }
  return undefined;
}

function isKnownPath(path: unknown): boolean {
  const kinds = Object.keys(objectOf(path));
  return kinds.length === 1 && kinds.every((kind) => kind in PATH_KINDS);
}

function isKnownField(field: unknown): boolean {
  const { value } = objectOf(field);
  return Object.keys(objectOf(value)).every((kind) => VALUE_KINDS.has(kind));
}

/** Converts the conditions that are known. */
function matchOf(match: unknown): JsonObject {
  const { path, method, headers, query } = objectOf(match);
  const [[kind, value] = ["", undefined]] = Object.entries(objectOf(path));
  const [pattern] = listOf(value);
  return present({
    path: isKnownPath(path) ? { type: PATH_KINDS[kind], value: pattern ?? value } : undefined,
    method: textOf(method) ?? textOf(objectOf(method)["method"]),
    headers: fieldsOf(headers),
    queryParams: fieldsOf(query),
  });
}

function fieldsOf(fields: unknown): readonly JsonObject[] | undefined {
  const known = listOf(fields).filter(isKnownField).map(fieldMatchOf);
  return known.length === 0 ? undefined : known;
}
