import type { HttpRouteMatch } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import { compilePattern } from "@edge-gateway/kernel/pattern";
import type { Route } from "@edge-gateway/translate/ir";
import { RouteTable } from "../../../route/route-table.ts";

/** The host and the match by which a route takes a request. */
interface Claim {
  readonly hostname: string | undefined;
  readonly match: HttpRouteMatch;
  readonly order: number;
}

const EVERY_PATH: HttpRouteMatch = { path: { type: "PathPrefix", value: "/" } };

/** Why a route does not get a request, beside the one that does. */
export function whyNot(route: Route, request: RequestHead, winner: Route | undefined): string {
  const own = claimOf(route, request);
  if (own !== undefined) {
    const other = winner && claimOf(winner, request);
    return other === undefined
      ? "it passes the request on to routes that do not take it"
      : `it takes the request too, but ${whyLess(own, other)}`;
  }
  if (!takes([EVERY_PATH], route, request))
    return `the host is not one of ${route.hostnames.join(", ")}`;
  return route.matches.map((match) => unmet(match, route, request)).join("; or ");
}

/** By the table of the data plane: the best of the matches of a route. */
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

/** What of a match the request does not meet. */
function unmet(match: HttpRouteMatch, route: Route, request: RequestHead): string {
  const { path, method, headers = [], queryParams = [] } = match;
  const conditions: readonly (readonly [HttpRouteMatch, string])[] = [
    [{ path }, pathWords(path)],
    ...(method === undefined
      ? []
      : [[{ ...EVERY_PATH, method }, `the method is not ${method}`] as const]),
    ...headers.map(
      (header) =>
        [
          { ...EVERY_PATH, headers: [header] },
          `the header ${header.name} ${isNot(header)}`,
        ] as const,
    ),
    ...queryParams.map(
      (parameter) =>
        [
          { ...EVERY_PATH, queryParams: [parameter] },
          `the query parameter ${parameter.name} ${isNot(parameter)}`,
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
  return type === "PathPrefix" ? `the path is not below ${value}` : `the path is not like ${value}`;
}

function isNot({ type, value }: { readonly type?: string; readonly value: string }): string {
  return type === "RegularExpression" ? `is not like ${value}` : `is not ${value}`;
}

const PATH_RANKS: Readonly<Record<HttpRouteMatch["path"]["type"], number>> = {
  Exact: 0,
  PathPrefix: 1,
  RegularExpression: 2,
};

/** Which rule of precedence decides (Gateway API, HTTPRouteRule.matches), in its order. */
function whyLess(own: Claim, winner: Claim): string {
  if (own.hostname !== winner.hostname)
    return `its host ${own.hostname ?? "(any)"} is less specific than ${winner.hostname ?? "(any)"}`;
  return (
    worsePath(own.match.path, winner.match.path) ??
    fewerConditions(own.match, winner.match) ??
    "it is younger, or comes later in its file"
  );
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
  if (mine.method === undefined && other.method !== undefined) return "it names no method";
  if (countOf(mine.headers) < countOf(other.headers)) return "it names fewer headers";
  return countOf(mine.queryParams) < countOf(other.queryParams)
    ? "it names fewer query parameters"
    : undefined;
}

function countOf(list: readonly unknown[] = []): number {
  return list.length;
}
