import type { RequestHead } from "@edge-gateway/http";
import { firstByName } from "@edge-gateway/kernel/first-by-name";
import type { RouteMatch } from "@edge-gateway/translate/ir";
import { HostTable } from "./host-table.ts";
import { compileHeadTest, type CompilePattern } from "./match.ts";
import { ROUTES_IN_STEP } from "../bounds.ts";
import { PathTable, type Candidate } from "./path-table.ts";

/** A route for the table, with the target that handles its requests: two with the same target are the same route. */
export interface RouteEntry<Target> {
  readonly key: string;
  readonly hostnames: readonly string[];
  readonly matches: readonly RouteMatch[];
  readonly order: number;
  readonly target: Target;
  /** Compiles the regular expressions of the route; unset: as those of the table are. */
  readonly pattern?: CompilePattern;
}

/**
 * The routes of a listener. The most specific host with any match is used, so a less specific path
 * on an exact host comes before a more specific one on a wildcard.
 */
export class RouteTable<Target> {
  readonly #hosts = new HostTable<Bucket<Target>>();

  constructor(routes: readonly RouteEntry<Target>[], pattern: CompilePattern) {
    const steps = this.#fill(routes, pattern);
    while (steps.next().done !== true);
  }

  /**
   * Makes a table in steps.
   * @param before a table whose hosts are kept of which the routes are the same
   */
  static *inSteps<Target>(
    routes: readonly RouteEntry<Target>[],
    pattern: CompilePattern,
    before = new RouteTable<Target>([], pattern),
  ): Generator<undefined, RouteTable<Target>> {
    const table = new RouteTable<Target>([], pattern);
    yield* table.#fill(routes, pattern, before.#hosts);
    return table;
  }

  *#fill(
    routes: readonly RouteEntry<Target>[],
    pattern: CompilePattern,
    before = new HostTable<Bucket<Target>>(),
  ): Generator<undefined, void> {
    const byHost = new Map<string | undefined, RouteEntry<Target>[]>();
    for (const [index, route] of routes.entries()) {
      const hostnames = route.hostnames.length === 0 ? EVERY_HOST : route.hostnames;
      for (const hostname of hostnames) {
        const host = hostname?.toLowerCase();
        const own = byHost.get(host);
        if (own === undefined) byHost.set(host, [route]);
        else own.push(route);
      }
      if (index % ROUTES_IN_STEP === 0) yield;
    }
    for (const [host, own] of byHost) {
      const known = before.get(host);
      const isKept = known !== undefined && areSame(known.routes, own);
      this.#hosts.set(host, isKept ? known : yield* bucketOf(own, pattern));
      yield;
    }
  }

  find(request: RequestHead): Target | undefined {
    return this.#hosts.find(request.authority, (bucket) => bucket.paths.find(request));
  }

  /** Keys of all routes for the request's host, sorted: for the trace. */
  evaluated(request: RequestHead): string[] {
    const keys = new Set<string>();
    this.#hosts.find(request.authority, (bucket) => {
      for (const { key } of bucket.routes) keys.add(key);
      return undefined;
    });
    return [...keys].toSorted();
  }
}

const EVERY_HOST = [undefined];

/** The routes of a host. */
interface Bucket<Target> {
  readonly routes: readonly RouteEntry<Target>[];
  readonly paths: PathTable<Target>;
}

function* bucketOf<Target>(
  routes: readonly RouteEntry<Target>[],
  pattern: CompilePattern,
): Generator<undefined, Bucket<Target>> {
  const paths = new PathTable<Target>();
  for (const route of routes) {
    for (const match of route.matches) addMatch(paths, match, route, route.pattern ?? pattern);
    yield;
  }
  // A copy without the room in which the list grew.
  return { routes: [...routes], paths };
}

function areSame<Target>(
  left: readonly RouteEntry<Target>[],
  right: readonly RouteEntry<Target>[],
): boolean {
  const isSame = ({ target, order }: RouteEntry<Target>, index: number): boolean =>
    right[index]?.target === target && right[index].order === order;
  return left.length === right.length && left.every(isSame);
}

function addMatch<Target>(
  paths: PathTable<Target>,
  match: RouteMatch,
  route: RouteEntry<Target>,
  pattern: CompilePattern,
): void {
  const candidate: Candidate<Target> = {
    target: route.target,
    test: compileHeadTest(match, pattern),
    method: match.method !== undefined,
    headers: firstByName(match.headers).length,
    queryParams: match.queryParams?.length ?? 0,
    order: route.order,
  };
  const { call } = match;
  const { type, value } = match.path;
  switch (type) {
    case "Exact":
      return paths.addExact(value, candidate);
    case "PathPrefix":
      return paths.addPrefix(value, candidate);
    case "RegularExpression":
      return call === undefined
        ? paths.addPattern(value, pattern(value), candidate)
        : paths.addCall(call, pattern(value), candidate);
  }
}
