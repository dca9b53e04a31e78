import type { RequestHead } from "@edge-gateway/http";
import type { ValueTest } from "@edge-gateway/kernel/pattern/pattern";
import type { RouteMatch } from "@edge-gateway/translate/ir";
import type { HeadTest } from "./match.ts";

/** A match of a route, with its rank among matches of the same path. */
export interface Candidate<Target> extends Rank {
  readonly target: Target;
  readonly test: HeadTest | undefined;
}

/** Specificity besides the path: method, then number of headers, then of query parameters. */
interface Rank {
  readonly method: boolean;
  readonly headers: number;
  readonly queryParams: number;
  /** Position in the source: the earlier match wins a tie. */
  readonly order: number;
}

/** The rank of a match of gRPC calls. */
type CallRank = NonNullable<RouteMatch["call"]>;

/** A regular expression for calls, with its match. */
interface CallPattern<Target> {
  readonly call: CallRank;
  readonly holds: ValueTest;
  readonly candidate: Candidate<Target>;
}

const SLASH = 0x2f;

/**
 * Matches of one host by path: Exact before PathPrefix before RegularExpression, longer paths first
 * (Gateway API, HTTPRouteRule.matches). Expressions for calls of gRPC come before the prefix `/`,
 * which names neither service nor method (GRPCRouteRule.matches). All paths are already normalized;
 * comparison is case-sensitive. A prefix matches whole segments.
 */
export class PathTable<Target> {
  readonly #exact = new Map<string, readonly Candidate<Target>[]>();
  readonly #prefixes = new Map<string, readonly Candidate<Target>[]>();
  readonly #patterns: {
    readonly pattern: string;
    readonly holds: ValueTest;
    candidates: readonly Candidate<Target>[];
  }[] = [];
  readonly #calls: CallPattern<Target>[] = [];
  /** Distinct prefix lengths without that of `/`, longest first: one lookup each. */
  #lengths: number[] = [];

  addExact(path: string, candidate: Candidate<Target>): void {
    this.#exact.set(path, inserted(this.#exact.get(path), candidate));
  }

  addPrefix(prefix: string, candidate: Candidate<Target>): void {
    const path = prefix.endsWith("/") ? prefix.slice(0, -1) : prefix;
    this.#prefixes.set(path, inserted(this.#prefixes.get(path), candidate));
    if (path !== "" && !this.#lengths.includes(path.length)) {
      this.#lengths = [...this.#lengths, path.length].toSorted((left, right) => right - left);
    }
  }

  addPattern(pattern: string, holds: ValueTest, candidate: Candidate<Target>): void {
    const known = this.#patterns.find((entry) => entry.pattern === pattern);
    if (known !== undefined) {
      known.candidates = inserted(known.candidates, candidate);
      return;
    }
    this.#patterns.push({ pattern, holds, candidates: [candidate] });
    this.#patterns.sort((left, right) => right.pattern.length - left.pattern.length);
  }

  /** Adds a regular expression for calls. */
  addCall(call: CallRank, holds: ValueTest, candidate: Candidate<Target>): void {
    this.#calls.push({ call, holds, candidate });
    this.#calls.sort(
      (left, right) =>
        right.call.service - left.call.service ||
        right.call.method - left.call.method ||
        compareRanks(left.candidate, right.candidate),
    );
  }

  /** The target of the best match; undefined if nothing matches. */
  find(request: RequestHead): Target | undefined {
    const { path } = request;
    const exact = this.#exact.size === 0 ? undefined : this.#exact.get(path);
    return (
      first(exact, request) ??
      this.#findPrefix(path, request) ??
      this.#findCall(path, request) ??
      this.#findRoot(path, request) ??
      this.#findPattern(path, request)
    );
  }

  #findPrefix(path: string, request: RequestHead): Target | undefined {
    for (const length of this.#lengths) {
      if (length > path.length) continue;
      if (length < path.length && path.charCodeAt(length) !== SLASH) continue;
      const found = first(this.#prefixes.get(path.slice(0, length)), request);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #findCall(path: string, request: RequestHead): Target | undefined {
    for (const { holds, candidate } of this.#calls) {
      if (!meets(candidate, request) || !holds(path)) continue;
      return candidate.target;
    }
    return undefined;
  }

  #findRoot(path: string, request: RequestHead): Target | undefined {
    if (path !== "" && path.charCodeAt(0) !== SLASH) return undefined;
    return first(this.#prefixes.get(""), request);
  }

  #findPattern(path: string, request: RequestHead): Target | undefined {
    for (const { holds, candidates } of this.#patterns) {
      if (!holds(path)) continue;
      const found = first(candidates, request);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function first<Target>(
  candidates: readonly Candidate<Target>[] | undefined,
  request: RequestHead,
): Target | undefined {
  if (candidates === undefined) return undefined;
  for (const candidate of candidates) if (meets(candidate, request)) return candidate.target;
  return undefined;
}

/** Whether a request meets a match's conditions besides its path. */
function meets({ test }: Candidate<unknown>, request: RequestHead): boolean {
  return test === undefined || test(request);
}

/** A list with one more candidate, without the room in which a list grows: most of thousands have only one. */
function inserted<Target>(
  candidates: readonly Candidate<Target>[] = [],
  candidate: Candidate<Target>,
): readonly Candidate<Target>[] {
  const position = candidates.findIndex((other) => compareRanks(candidate, other) < 0);
  return candidates.toSpliced(position === -1 ? candidates.length : position, 0, candidate);
}

/** Compares two ranks; negative when `left` comes first. */
function compareRanks(left: Rank, right: Rank): number {
  return (
    Number(right.method) - Number(left.method) ||
    right.headers - left.headers ||
    right.queryParams - left.queryParams ||
    left.order - right.order
  );
}
