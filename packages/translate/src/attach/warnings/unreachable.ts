import { MAX_ROUTE_PLACES } from "../../bounds.ts";
import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { Cursor } from "../../document/cursor.ts";
import type { Ir, Route } from "../../ir/index.ts";
import { byPrecedence } from "../../ir/precedence.ts";
import { ListenerHosts } from "../claims/listener-hosts.ts";
import { isPattern, matchKey } from "../claims/match-key.ts";
import { RouteClaims, type Claim } from "../claims/route-claims.ts";

/** Routes, and the listeners to which they are attached. */
type Routing = Pick<Ir, "routes" | "listeners">;

/** Matches of a route that take no request, each with what takes its requests. */
interface Loss {
  readonly route: Route;
  readonly lost: readonly LostClaim[];
  /**
   * The keys of the routes that receive all requests of a route in its place; empty if the route
   * itself receives some.
   */
  readonly winners: readonly string[];
}

interface LostClaim {
  readonly claim: Claim;
  readonly winner: Claim;
}

/**
 * Warns of routes and matches that receive no request. Standalone files and manifests share this
 * check. A pure function.
 */
export function unreachable(routing: Routing): readonly OwnedFinding[] {
  return [...lossesOf(routing).values()].flatMap((loss) => findingsOf(loss));
}

/** Keys of routes that receive no request at any place. */
export function hiddenRoutes(routing: Routing): ReadonlySet<string> {
  const losses = [...lossesOf(routing)];
  return new Set(losses.flatMap(([key, { winners }]) => (winners.length === 0 ? [] : [key])));
}

/** The results are kept, because several checks need the unreachable routes. */
const KNOWN = new WeakMap<readonly Route[], ReadonlyMap<string, Loss>>();

function lossesOf(routing: Routing): ReadonlyMap<string, Loss> {
  const known = KNOWN.get(routing.routes) ?? findLosses(routing);
  KNOWN.set(routing.routes, known);
  return known;
}

/** The routes of a listener or a group for one host, whose matches compete, in the order of their precedence. */
interface Bucket {
  readonly routes: Route[];
  /** What takes the requests of each match that takes none itself. */
  losses: ReadonlyMap<Claim, Claim>;
}

/** A route, and where its matches compete with those of other routes. */
interface Claimant {
  readonly route: Route;
  readonly buckets: readonly Bucket[];
}

/**
 * Finds the matches that receive no request, by route. A match of a route in several groups is lost
 * only if it is lost in all of the groups.
 */
function findLosses({ routes, listeners }: Routing): ReadonlyMap<string, Loss> {
  const hosts = new ListenerHosts(
    listeners.map(({ key, gateway, bind, hostname }) => ({
      key,
      gateway: `at ${gateway} ${bind}`,
      hostname,
    })),
  );
  const buckets = new Map<string, Bucket>();
  const claimants = claimantsOf(routes.toSorted(byPrecedence), hosts, buckets);
  const keys = new Set(routes.flatMap(({ key, matches }) => (matches.length === 0 ? key : NONE)));
  for (const bucket of buckets.values()) {
    bucket.losses = lossesAmong(bucket.routes);
    for (const { route } of bucket.losses.keys()) keys.add(route);
  }
  if (keys.size === 0) return new Map();
  const losing = claimants.filter(({ route }) => keys.has(route.key));
  const losses = new Map<string, Loss>();
  for (const [key, ways] of Map.groupBy(losing, ({ route }) => route.key)) {
    const loss = commonLoss(ways);
    if (loss !== undefined) losses.set(key, loss);
  }
  return losses;
}

const NONE: readonly never[] = [];

/** The buckets of the last route with some list of hosts. */
interface KnownBuckets {
  readonly group: string | undefined;
  readonly listeners: Route["listeners"];
  readonly buckets: readonly Bucket[];
}

/** Puts routes into their buckets, and lists those that can be reached; empty if there is too much to compare. */
function claimantsOf(
  routes: readonly Route[],
  hosts: ListenerHosts,
  all: Map<string, Bucket>,
): readonly Claimant[] {
  const claimants: Claimant[] = [];
  // Many routes have the same hosts at the same listeners, mostly as the same objects.
  const ofEqual = new Map<string, readonly Bucket[]>();
  const ofSame = new Map<Route["hostnames"], KnownBuckets>();
  let left = MAX_ROUTE_PLACES;
  for (const route of routes) {
    const { group, listeners, hostnames } = route;
    const same = ofSame.get(hostnames);
    let buckets = same?.listeners === listeners && same.group === group ? same.buckets : undefined;
    if (buckets === undefined) {
      const place = JSON.stringify([group, listeners, hostnames]);
      buckets = ofEqual.get(place) ?? bucketsOf(route, hosts).map((name) => bucketAt(all, name));
      ofEqual.set(place, buckets);
      ofSame.set(hostnames, { group, listeners, buckets });
    }
    left -= buckets.length;
    if (left < 0) {
      all.clear();
      return [];
    }
    for (const bucket of buckets) bucket.routes.push(route);
    if (buckets.length > 0) claimants.push({ route, buckets });
  }
  return claimants;
}

function bucketAt(all: Map<string, Bucket>, name: string): Bucket {
  let bucket = all.get(name);
  if (bucket === undefined) all.set(name, (bucket = { routes: [], losses: new Map() }));
  return bucket;
}

/** What was found last about routes that compete, by the first of them: most do not change when a file is read again. */
const AMONG = new WeakMap<Route, Bucket>();

function lossesAmong(routes: readonly Route[]): Bucket["losses"] {
  const [first] = routes;
  if (first === undefined) return new Map();
  const known = AMONG.get(first);
  if (known !== undefined && areSame(known.routes, routes)) return known.losses;
  const all = new RouteClaims();
  const claims = routes.flatMap(claimsOf);
  for (const claim of claims) all.add(claim);
  const losses = new Map<Claim, Claim>();
  for (const claim of claims) {
    const winner = all.winner(claim);
    if (winner !== undefined) losses.set(claim, winner);
  }
  AMONG.set(first, { routes: [...routes], losses });
  return losses;
}

function areSame(left: readonly Route[], right: readonly Route[]): boolean {
  return left.length === right.length && left.every((route, index) => route === right[index]);
}

/** The claims are kept, because most routes do not change when a file is read again. */
const CLAIMS = new WeakMap<Route, readonly Claim[]>();

function claimsOf(route: Route): readonly Claim[] {
  const known = CLAIMS.get(route);
  if (known !== undefined) return known;
  const claims = route.matches.map((match, index) => {
    return { route: route.key, index, match: matchKey(new Cursor(match)) };
  });
  CLAIMS.set(route, claims);
  return claims;
}

function bucketsOf({ group, listeners, hostnames }: Route, hosts: ListenerHosts): string[] {
  const own = hostnames.length === 0 ? [undefined] : hostnames;
  const named = hosts.named(listeners);
  const buckets = own.flatMap((host) =>
    group === undefined
      ? hosts.reached(named, host).map(({ key }) => `at ${key} ${host ?? ""}`)
      : [`in ${group} ${host ?? ""}`],
  );
  return [...new Set(buckets)];
}

function commonLoss(ways: readonly Claimant[]): Loss | undefined {
  const [first, ...others] = ways.map(lostOf);
  const [way] = ways;
  if (first === undefined || way === undefined) return undefined;
  const lost = first.filter(({ claim }) =>
    others.every((other) => other.some((each) => each.claim.index === claim.index)),
  );
  const { route } = way;
  const claims = claimsOf(route);
  if (lost.length === 0 && claims.length > 0) return undefined;
  const winners = new Set([lost, ...others].flat().map(({ winner }) => winner.route));
  const isWhole = lost.length === claims.length && !winners.has(route.key);
  return { route, lost, winners: isWhole ? [...winners] : [] };
}

/** The matches that take no request in any of the buckets. */
function lostOf({ route, buckets }: Claimant): readonly LostClaim[] {
  const lost: LostClaim[] = [];
  for (const claim of claimsOf(route)) {
    const winners = buckets.map(({ losses }) => losses.get(claim));
    const [winner] = winners;
    if (winner !== undefined && !winners.includes(undefined)) lost.push({ claim, winner });
  }
  return lost;
}

const EARLIER = "with the same hosts and matches";
const OVER_PATTERN = "because other path types take precedence over regular expressions";

function findingsOf({ route, lost, winners }: Loss): readonly OwnedFinding[] {
  const { place } = route;
  if (place === undefined) return [];
  const warning = (below: string, message: string): OwnedFinding => ({
    owner: place.document,
    pointer: `${place.pointer}${below}`,
    severity: "warning",
    code: "unreachable",
    message,
  });
  if (route.matches.length === 0)
    return [warning("/matches", "receives no request: the list is empty")];
  if (winners.length === 0)
    return lost.map((one) => warning(`/matches/${one.claim.index}`, lossOf(one)));
  const noun = place.document === undefined ? `route \`${route.key}\`` : "rule";
  const names = winners.map((key) => `\`${key}\``).join(", ");
  const verb = winners.length === 1 ? "receives" : "receive";
  const isOver = lost[0] !== undefined && isPattern(lost[0].claim.match);
  const why = isOver ? OVER_PATTERN : EARLIER;
  return [warning("", `the ${noun} receives no request: ${names} ${verb} all of them, ${why}`)];
}

function lossOf({ claim, winner }: LostClaim): string {
  const isEqual = winner.match.text === claim.match.text;
  if (winner.route === claim.route)
    return `receives no request: matches[${winner.index}] ${isEqual ? "is the same" : "goes before it"}`;
  return `receives no request: \`${winner.route}\` receives them, ${isEqual ? EARLIER : OVER_PATTERN}`;
}
