import type { Finding } from "../../diagnostics/diagnostic.ts";
import { pointerTokens } from "../../diagnostics/pointer.ts";
import { Cursor } from "../../document/cursor.ts";
import { gatewaysOf, routeKeysOf, routePlaces } from "../places.ts";
import type { Check } from "./check.ts";
import { listenerPlaces, reaches, servingListener } from "./hosts.ts";
import type { ListenerPlace } from "./hosts.ts";
import { asksForLess, isPattern, matchKey, takesEveryPath } from "../../attach/match-key.ts";
import type { MatchKey } from "../../attach/match-key.ts";

/** Warns of routes, hosts and matches that can never take a request, and names what takes it. */
export const checkUnreachable: Check = (document) => {
  const listeners = listenerPlaces(document);
  const routes = routesOf(document, listeners);
  const claims = new Claims();
  for (const route of routes) {
    for (const match of route.matches)
      for (const bucket of route.buckets) claims.add(bucket, { route, match });
  }
  return routes.flatMap((route) => [
    ...hostFindings(route, listeners),
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
  readonly listeners: readonly ListenerPlace[];
  readonly matches: readonly RouteMatch[];
  /** Where its matches stand beside those of other routes: one for each listener or group, and host. */
  readonly buckets: readonly string[];
}

function routesOf(document: Cursor, all: readonly ListenerPlace[]): readonly CheckedRoute[] {
  const keys = routeKeysOf(document);
  return routePlaces(document).map(({ route: place, gateway, group }, index) => {
    const gateways = gateway === undefined ? gatewaysOf(place) : [gateway];
    const own = group === undefined ? all : [];
    const listeners = own.filter(
      ({ key, gateway }) => gateways.includes(gateway) || gateways.includes(key),
    );
    const hosts = hostsOf(place);
    const buckets =
      group === undefined
        ? listeners.flatMap((listener) =>
            hosts
              .filter((host) => reaches(listener, host, all))
              .map((host) => `${listener.key} ${host ?? ""}`),
          )
        : hosts.map((host) => `group ${group} ${host ?? ""}`);
    return {
      key: keys[index] ?? "",
      place,
      listeners,
      matches: matchesOf(place),
      buckets: [...new Set(buckets)],
    };
  });
}

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
  readonly #everyPath = new Map<string, Claim[]>();

  add(bucket: string, claim: Claim): void {
    const identity = `${bucket} ${claim.match.key.text}`;
    if (!this.#first.has(identity)) this.#first.set(identity, claim);
    if (!takesEveryPath(claim.match.key)) return;
    const list = this.#everyPath.get(bucket);
    if (list === undefined) this.#everyPath.set(bucket, [claim]);
    else list.push(claim);
  }

  /** What takes the requests of a match; undefined when it takes some itself. */
  winner(bucket: string, { key }: RouteMatch): Claim | undefined {
    const first = this.#first.get(`${bucket} ${key.text}`);
    if (first !== undefined && first.match.key !== key) return first;
    if (!isPattern(key)) return undefined;
    return this.#everyPath.get(bucket)?.find((claim) => asksForLess(claim.match.key, key));
  }
}

function hostFindings(
  { place, listeners }: CheckedRoute,
  all: readonly ListenerPlace[],
): readonly Finding[] {
  const seen = new Set<string>();
  return place
    .at("hostnames")
    .items()
    .flatMap((hostname): readonly Finding[] => {
      const host = hostname.text;
      if (host === undefined || listeners.length === 0) return [];
      if (seen.has(host))
        return [warning(hostname.pointer, `duplicate host ${host}: it is in the list before`)];
      seen.add(host);
      if (listeners.some((listener) => reaches(listener, host, all))) return [];
      const gateways = new Set(listeners.map(({ gateway }) => gateway));
      const others = all.filter(({ gateway }) => gateways.has(gateway));
      const winner = servingListener(others, host);
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
