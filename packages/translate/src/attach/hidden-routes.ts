import type { Route } from "../ir.ts";
import { Cursor } from "../standalone/cursor.ts";
import { matchKey } from "../standalone/checks/match-key.ts";

/** Routes by key that take no request, with those that take them all: by equal hosts and matches, and an earlier order. */
export function hiddenRoutes(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const first = new Map<string, Route>();
  const hidden = new Map<string, readonly Route[]>();
  for (const route of routes.toSorted((left, right) => left.order - right.order)) {
    const claims = claimsOf(route);
    const winners = claims.map((claim) => first.get(claim));
    const others = new Set(winners.filter((winner) => winner !== undefined));
    if (claims.length > 0 && !winners.includes(undefined)) hidden.set(route.key, [...others]);
    for (const claim of claims) if (!first.has(claim)) first.set(claim, route);
  }
  return hidden;
}

/** What a route asks for, each as one text: listener or group, host and match. */
function claimsOf({ group, listeners, hostnames, matches }: Route): readonly string[] {
  const places = group === undefined ? listeners.map((key) => `at ${key}`) : [`in ${group}`];
  const hosts = hostnames.length === 0 ? [""] : hostnames.map((host) => host.toLowerCase());
  const keys = matches.map((match) => matchKey(new Cursor(match)).text);
  return places.flatMap((place) =>
    hosts.flatMap((host) => keys.map((key) => `${place} ${host} ${key}`)),
  );
}
