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

/** Converts a route. A route that would be less protected than before is left out. */
export function routeOf(
  route: JsonObject,
  host: unknown,
  place: RoutePlace,
): readonly JsonObject[] {
  const { at, report, secrets, servers } = place;
  const { name, matches, hostnames, policies, backends, ruleName: _, ...rest } = route;
  const unknown = Object.keys(rest)[0] ?? unknownMatch(matches);
  if (unknown !== undefined) {
    report.refused(at, `the route is left out: ${unknown} is not converted`);
    return [];
  }
  const parts = policiesOf(policies, { at, secrets, servers }, report);
  if (parts === undefined) {
    report.refused(at, "the route is left out: a policy that protects it is not converted");
    return [];
  }
  const shared = merged(parts, "backend");
  const traffic = merged(parts, "traffic");
  const isA2a = "a2a" in objectOf(policies);
  const made = listOf(backends).flatMap((backend, index) => {
    return backendOf(backend, { ...place, at: `${at}.backends[${index}]`, isA2a, shared }) ?? [];
  });
  if (made.length === 0 && traffic["directResponse"] === undefined) {
    report.refused(at, "the route is left out: none of its backends is converted");
    return [];
  }
  if (made.length < listOf(backends).length)
    report.changed(at, "some backends of the route are missing, and the others get their requests");
  const filters = parts.flatMap(({ filter }) => filter ?? []);
  const listed = listOf(hostnames);
  const hosts = listed.length > 0 ? listed : host === undefined || host === "*" ? [] : [host];
  return [
    present({
      name: nameOf(name),
      hostnames: hosts.length === 0 ? undefined : hosts,
      matches: matches === undefined ? undefined : listOf(matches).map(matchOf),
      filters: filters.length === 0 ? undefined : filters,
      policies: Object.keys(traffic).length === 0 ? undefined : traffic,
      backends: made.length === 0 ? undefined : made,
    }),
  ];
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
    const kinds = Object.keys(objectOf(path));
    if (path !== undefined && !(kinds.length === 1 && kinds.every((kind) => kind in PATH_KINDS)))
      return `${at}.path`;
    for (const [name, fields] of Object.entries({ headers, query }))
      for (const [place, { value }] of listOf(fields).map(objectOf).entries())
        if (Object.keys(objectOf(value)).some((kind) => !VALUE_KINDS.has(kind)))
          return `${at}.${name}[${place}]`;
  }
  return undefined;
}

function matchOf(match: unknown): JsonObject {
  const { path, method, headers, query } = objectOf(match);
  const [[kind, value] = ["", undefined]] = Object.entries(objectOf(path));
  const [pattern] = listOf(value);
  return present({
    path: path === undefined ? undefined : { type: PATH_KINDS[kind], value: pattern ?? value },
    method: textOf(method) ?? textOf(objectOf(method)["method"]),
    headers: headers === undefined ? undefined : listOf(headers).map(fieldMatchOf),
    queryParams: query === undefined ? undefined : listOf(query).map(fieldMatchOf),
  });
}
