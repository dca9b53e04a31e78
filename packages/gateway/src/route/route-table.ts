import type { RequestHead } from "@edge-gateway/http";
import { firstByName } from "@edge-gateway/kernel/first-by-name";
import type { RouteMatch } from "@edge-gateway/translate/ir";
import { HostTable } from "./host-table.ts";
import { compileHeadTest, type CompilePattern } from "./match.ts";
import { PathTable, type Candidate } from "./path-table.ts";

/** A route for the table, with the target that handles its requests. */
export interface RouteEntry<Target> {
  readonly key: string;
  readonly hostnames: readonly string[];
  readonly matches: readonly RouteMatch[];
  readonly order: number;
  readonly target: Target;
}

/**
 * The routes of a listener. The most specific host with any match is used, so a less specific path
 * on an exact host comes before a more specific one on a wildcard.
 */
export class RouteTable<Target> {
  readonly #hosts = new HostTable<Bucket<Target>>();

  constructor(routes: readonly RouteEntry<Target>[], pattern: CompilePattern) {
    for (const route of routes) this.add(route, pattern);
  }

  /** Adds a route, whose regular expressions `pattern` compiles. */
  add(route: RouteEntry<Target>, pattern: CompilePattern): void {
    const hostnames = route.hostnames.length === 0 ? [undefined] : route.hostnames;
    for (const hostname of hostnames) {
      const bucket = this.#bucket(hostname?.toLowerCase());
      bucket.keys.add(route.key);
      for (const match of route.matches) addMatch(bucket.paths, match, route, pattern);
    }
  }

  find(request: RequestHead): Target | undefined {
    return this.#hosts.find(request.authority, (bucket) => bucket.paths.find(request));
  }

  /** Keys of all routes for the request's host, sorted: for the trace. */
  evaluated(request: RequestHead): string[] {
    const keys = new Set<string>();
    this.#hosts.find(request.authority, (bucket) => {
      for (const key of bucket.keys) keys.add(key);
      return undefined;
    });
    return [...keys].toSorted();
  }

  #bucket(hostname: string | undefined): Bucket<Target> {
    let bucket = this.#hosts.get(hostname);
    if (bucket === undefined) {
      bucket = { keys: new Set(), paths: new PathTable() };
      this.#hosts.set(hostname, bucket);
    }
    return bucket;
  }
}

interface Bucket<Target> {
  readonly keys: Set<string>;
  readonly paths: PathTable<Target>;
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
