import type { Route } from "../ir/index.ts";
import { Cursor } from "../document/cursor.ts";
import { byPrecedence } from "../ir/precedence.ts";
import { matchKey } from "./match-key.ts";

/**
 * Routes by key that take no request, with those that take them all: by equal hosts and matches, and
 * an earlier order. A key that is in several groups is hidden when it is so in all of them.
 */
export function hiddenRoutes(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const known = KNOWN.get(routes);
  if (known !== undefined) return known;
  const found = findHidden(routes);
  KNOWN.set(routes, found);
  return found;
}

/** Several ask for those of the same list. */
const KNOWN = new WeakMap<readonly Route[], ReadonlyMap<string, readonly Route[]>>();

function findHidden(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const first = new Map<string, Route>();
  const hidden = new Map<string, readonly Route[]>();
  const seen = new Set<string>();
  for (const route of routes.toSorted(byPrecedence)) {
    const claims = claimsOf(route);
    const winners = claims.map((claim) => first.get(claim));
    const others = new Set(winners.filter((winner) => winner !== undefined));
    const isHidden =
      winners.length > 0 && winners.every((winner) => (winner?.key ?? route.key) !== route.key);
    if (!isHidden) seen.add(route.key);
    else hidden.set(route.key, [...(hidden.get(route.key) ?? []), ...others]);
    for (const claim of claims) if (!first.has(claim)) first.set(claim, route);
  }
  return new Map([...hidden].filter(([key]) => !seen.has(key)));
}

/** The requests that a route takes, each as one text: listener or group, host and match. */
function claimsOf({ group, listeners, hostnames, matches }: Route): readonly string[] {
  const places = group === undefined ? listeners.map((key) => `at ${key}`) : [`in ${group}`];
  const hosts = hostnames.length === 0 ? [""] : hostnames.map((host) => host.toLowerCase());
  const keys = matches.map((match) => matchKey(new Cursor(match)).text);
  return places.flatMap((place) =>
    hosts.flatMap((host) => keys.map((key) => `${place} ${host} ${key}`)),
  );
}
