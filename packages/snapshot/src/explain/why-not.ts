import type { HttpRouteMatch } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import { firstByName } from "@edge-gateway/kernel/first-by-name";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import { REDACTED } from "@edge-gateway/kernel/log/redact";
import type { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { Route, RouteMatch } from "@edge-gateway/translate/ir";
import { RouteTable } from "@edge-gateway/gateway/route/route-table";

/** The host and the match with which a route matches a request. */
interface Claim {
  readonly hostname: string | undefined;
  readonly match: RouteMatch;
  readonly order: number;
}

const EVERY_PATH: HttpRouteMatch = { path: { type: "PathPrefix", value: "/" } };

/** Explains why a route does not get a request that another route gets. */
export function whyNot(
  route: Route,
  request: RequestHead,
  winner: Route | undefined,
  secret: SensitiveNames,
): string {
  const own = claimOf(route, request);
  if (own !== undefined) {
    const other = winner && claimOf(winner, request);
    return other === undefined
      ? "it delegates the request to routes that do not match it"
      : `it also matches the request, but ${whyLess(own, other)}`;
  }
  if (!takes([EVERY_PATH], route, request))
    return `the host is not one of ${route.hostnames.join(", ")}`;
  return route.matches.map((match) => unmet(match, route, request, secret)).join("; or ");
}

/** Finds the best match of a route with the data plane's routing table. */
function claimOf(
  { hostnames, matches, key, order }: Route,
  request: RequestHead,
): Claim | undefined {
  const names = hostnames.length === 0 ? [undefined] : hostnames;
  const entries = names.flatMap((hostname) =>
    matches.map((match) => ({
      key,
      order,
      hostnames: hostname === undefined ? [] : [hostname],
      matches: [match],
      target: { hostname, match, order },
    })),
  );
  return new RouteTable<Claim>(entries, compilePattern).find(request);
}

function takes(
  matches: readonly HttpRouteMatch[],
  { hostnames, key, order }: Pick<Route, "hostnames" | "key" | "order">,
  request: RequestHead,
): boolean {
  const entry = { key, order, hostnames, matches, target: true };
  return new RouteTable([entry], compilePattern).find(request) === true;
}

/** Lists the conditions of a match that the request does not meet. */
function unmet(
  match: HttpRouteMatch,
  route: Route,
  request: RequestHead,
  secret: SensitiveNames,
): string {
  const { path, method, headers = [], queryParams = [] } = match;
  const conditions: readonly (readonly [HttpRouteMatch, string])[] = [
    [{ path }, pathWords(path)],
    ...(method === undefined
      ? []
      : [[{ ...EVERY_PATH, method }, `the method is not ${method}`] as const]),
    ...firstByName(headers).map(
      (header) =>
        [
          { ...EVERY_PATH, headers: [header] },
          `the header ${header.name} ${isNot(header, secret)}`,
        ] as const,
    ),
    ...queryParams.map(
      (parameter) =>
        [
          { ...EVERY_PATH, queryParams: [parameter] },
          `the query parameter ${parameter.name} ${isNot(parameter, secret)}`,
        ] as const,
    ),
  ];
  return conditions
    .filter(([condition]) => !takes([condition], route, request))
    .map(([, words]) => words)
    .join(" and ");
}

function pathWords({ type, value }: HttpRouteMatch["path"]): string {
  if (type === "Exact") return `the path is not ${value}`;
  return type === "PathPrefix"
    ? `the path is not below ${value}`
    : `the path does not match ${value}`;
}

interface ValueMatch {
  readonly name: string;
  readonly type?: string;
  readonly value: string;
}

function isNot({ name, type, value }: ValueMatch, secret: SensitiveNames): string {
  const shown = secret.has(name.toLowerCase()) ? REDACTED : value;
  return type === "RegularExpression" ? `is not like ${shown}` : `is not ${shown}`;
}

const PATH_RANKS: Readonly<Record<HttpRouteMatch["path"]["type"], number>> = {
  Exact: 0,
  PathPrefix: 1,
  RegularExpression: 2,
};

/** Explains the deciding rule of precedence (Gateway API, HTTPRouteRule.matches). */
function whyLess(own: Claim, winner: Claim): string {
  if (own.hostname !== winner.hostname)
    return `its host ${own.hostname ?? "(any)"} is less specific than ${winner.hostname ?? "(any)"}`;
  return (
    lesserCall(own.match, winner.match) ??
    worsePath(own.match.path, winner.match.path) ??
    fewerConditions(own.match, winner.match) ??
    "it is newer, or comes later in its file"
  );
}

/**
 * Compares matches of gRPC calls, or such a match with the prefix `/`; undefined if the paths do not decide.
 */
function lesserCall(mine: RouteMatch, other: RouteMatch): string | undefined {
  const own = mine.call ?? rankOfPrefix(mine);
  const better = other.call ?? rankOfPrefix(other);
  if (own === undefined || better === undefined) return undefined;
  if (own.service < better.service) return "it names fewer characters of the service";
  return own.service === better.service && own.method < better.method
    ? "it names fewer characters of the method"
    : undefined;
}

function rankOfPrefix({ path: { type, value } }: HttpRouteMatch): RouteMatch["call"] {
  return type === "PathPrefix" && value === "/" ? { service: 0, method: 0 } : undefined;
}

function worsePath(
  mine: HttpRouteMatch["path"],
  other: HttpRouteMatch["path"],
): string | undefined {
  if (PATH_RANKS[mine.type] > PATH_RANKS[other.type])
    return `a path of type ${mine.type} comes after one of type ${other.type}`;
  if (mine.value.length === other.value.length) return undefined;
  return `its path ${mine.value} is shorter than ${other.value}`;
}

function fewerConditions(mine: HttpRouteMatch, other: HttpRouteMatch): string | undefined {
  if (mine.method === undefined && other.method !== undefined) return "it matches no method";
  if (firstByName(mine.headers).length < firstByName(other.headers).length)
    return "it matches fewer headers";
  return countOf(mine.queryParams) < countOf(other.queryParams)
    ? "it matches fewer query parameters"
    : undefined;
}

function countOf(list: readonly unknown[] = []): number {
  return list.length;
}
