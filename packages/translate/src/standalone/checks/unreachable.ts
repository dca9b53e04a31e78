import type { Finding } from "../../diagnostics/diagnostic.ts";
import { pointerTokens } from "../../diagnostics/pointer.ts";
import { Cursor } from "../../document/cursor.ts";
import { gatewaysOf, routeKeysOf, routePlaces } from "../places.ts";
import type { Check } from "./check.ts";
import { ListenerHosts, listenerPlaces } from "./hosts.ts";
import type { NamedListeners } from "./hosts.ts";
import { asksForLess, isPattern, matchKey, takesEveryPath } from "../../attach/match-key.ts";
import type { MatchKey } from "../../attach/match-key.ts";
import { MAX_ROUTE_PLACES } from "../../bounds.ts";

/** Warns of routes, hosts and matches that can never take a request, and names what takes it. */
export const checkUnreachable: Check = (document) => {
  const hosts = new ListenerHosts(listenerPlaces(document));
  const routes = routesOf(document, hosts);
  if (routes === undefined) return [];
  const claims = new Claims();
  for (const route of routes) {
    for (const match of route.matches)
      for (const bucket of route.buckets) claims.add(bucket, { route, match });
  }
  return routes.flatMap((route) => [
    ...hostFindings(route, hosts),
    ...matchFindings(route, claims),
  ]);
};

interface RouteMatch {
  readonly pointer: string;
  readonly key: MatchKey;
}

interface CheckedRoute {
  readonly key: string;
  readonly place: Cursor;
  readonly listeners: NamedListeners;
  readonly matches: readonly RouteMatch[];
  /** The tables in which its matches compete with those of other routes: one for each listener or group, and host. */
  readonly buckets: readonly string[];
}

/** Undefined where there is too much to compare. */
function routesOf(document: Cursor, all: ListenerHosts): readonly CheckedRoute[] | undefined {
  const keys = routeKeysOf(document);
  const routes: CheckedRoute[] = [];
  let left = MAX_ROUTE_PLACES;
  for (const [index, { route: place, gateway, group }] of routePlaces(document).entries()) {
    const gateways = gateway === undefined ? gatewaysOf(place) : [gateway];
    const listeners = group === undefined ? all.named(gateways) : NO_LISTENERS;
    const buckets = hostsOf(place).flatMap((host) =>
      group === undefined
        ? all.reached(listeners, host).map(({ key }) => `${key} ${host ?? ""}`)
        : [`group ${group} ${host ?? ""}`],
    );
    left -= buckets.length;
    if (left < 0) return undefined;
    const own = { key: keys[index] ?? "", place, listeners, matches: matchesOf(place) };
    routes.push({ ...own, buckets: [...new Set(buckets)] });
  }
  return routes;
}

const NO_LISTENERS: NamedListeners = new Map();

function hostsOf(route: Cursor): readonly (string | undefined)[] {
  const hosts = route.at("hostnames").items();
  return hosts.length === 0 ? [undefined] : hosts.map(({ text }) => text);
}

function matchesOf(route: Cursor): readonly RouteMatch[] {
  const matches = route.at("matches");
  if (matches.isSet) {
    return matches.items().map((match) => ({ pointer: match.pointer, key: matchKey(match) }));
  }
  return [{ pointer: route.pointer, key: matchKey(new Cursor({})) }];
}

interface Claim {
  readonly route: CheckedRoute;
  readonly match: RouteMatch;
}

/** Who takes the requests of each match: of equal ones the first. */
class Claims {
  readonly #first = new Map<string, Claim>();
  /** Of claims to every path, by one of the conditions that each has; empty for those that have none. */
  readonly #everyPath = new Map<string, Claim[]>();
  readonly #order = new Map<Claim, number>();

  add(bucket: string, claim: Claim): void {
    const identity = `${bucket} ${claim.match.key.text}`;
    if (!this.#first.has(identity)) this.#first.set(identity, claim);
    if (!takesEveryPath(claim.match.key)) return;
    const [condition = ""] = [...claim.match.key.conditions].toSorted();
    const place = `${bucket} ${condition}`;
    const list = this.#everyPath.get(place);
    if (list === undefined) this.#everyPath.set(place, [claim]);
    else list.push(claim);
    this.#order.set(claim, this.#order.size);
  }

  /** What takes the requests of a match; undefined when it takes some itself. */
  winner(bucket: string, { key }: RouteMatch): Claim | undefined {
    const first = this.#first.get(`${bucket} ${key.text}`);
    if (first !== undefined && first.match.key !== key) return first;
    if (!isPattern(key)) return undefined;
    const winners = ["", ...key.conditions].flatMap((condition) => {
      const claims = this.#everyPath.get(`${bucket} ${condition}`) ?? [];
      return claims.find((claim) => asksForLess(claim.match.key, key)) ?? [];
    });
    const orderOf = (claim: Claim): number => this.#order.get(claim) ?? 0;
    return winners.toSorted((left, right) => orderOf(left) - orderOf(right))[0];
  }
}

function hostFindings({ place, listeners }: CheckedRoute, all: ListenerHosts): readonly Finding[] {
  const seen = new Set<string>();
  return place
    .at("hostnames")
    .items()
    .flatMap((hostname): readonly Finding[] => {
      const host = hostname.text;
      if (host === undefined || listeners.size === 0) return [];
      if (seen.has(host))
        return [warning(hostname.pointer, `duplicate host ${host}: it is in the list before`)];
      seen.add(host);
      if (all.reached(listeners, host).length > 0) return [];
      const winner = [...listeners.keys()]
        .map((gateway) => all.serving(gateway, host))
        .find((listener) => listener !== undefined);
      const why =
        winner === undefined
          ? `no listener of the route serves ${host}`
          : `the listener ${winner.key} serves ${host}`;
      return [warning(hostname.pointer, `takes no request: ${why}`)];
    });
}

function matchFindings(route: CheckedRoute, claims: Claims): readonly Finding[] {
  const { buckets, matches, place } = route;
  if (place.at("matches").isSet && matches.length === 0) {
    return [warning(place.at("matches").pointer, "takes no request: the list is empty")];
  }
  if (buckets.length === 0) return [];
  const lost = matches.flatMap((match) => {
    const winners = buckets.map((bucket) => claims.winner(bucket, match));
    const [winner] = winners;
    return winner === undefined || winners.includes(undefined) ? [] : [{ match, winner }];
  });
  const others = [...new Set(lost.map(({ winner }) => winner.route))];
  if (lost.length === matches.length && !others.includes(route)) {
    const names = others.map(({ key }) => key).join(", ");
    const pointer = place.at("name").isSet ? place.at("name").pointer : place.pointer;
    const [first] = lost;
    const verb = others.length === 1 ? "takes" : "take";
    const why = first !== undefined && isPattern(first.match.key) ? OVER_PATTERN : EARLIER;
    return [warning(pointer, `the route takes no request: ${names} ${verb} them all, ${why}`)];
  }
  return lost.map(({ match, winner }) => warning(match.pointer, lossOf(route, match, winner)));
}

const EARLIER = "with the same hosts and matches further up";
const OVER_PATTERN = "because a path of another kind goes before a regular expression";

function lossOf(route: CheckedRoute, match: RouteMatch, winner: Claim): string {
  const equal = winner.match.key.text === match.key.text;
  if (winner.route === route) {
    const index = pointerTokens(winner.match.pointer).at(-1) ?? "";
    return `takes no request: matches[${index}] ${equal ? "is the same" : "goes before it"}`;
  }
  return `takes no request: the route ${winner.route.key} takes them, ${equal ? EARLIER : OVER_PATTERN}`;
}

function warning(pointer: string, message: string): Finding {
  return { pointer, severity: "warning", code: "unreachable", message };
}
