import type { RouteDocument, StreamDocument } from "../../document/document.ts";

/** A document of a route of any kind. */
export type AttachedDocument = RouteDocument | StreamDocument;

/** A route's hostnames; empty for kinds without hostnames. */
export function hostnamesOf({ value: { spec } }: AttachedDocument): readonly string[] {
  return "hostnames" in spec ? (spec.hostnames ?? []) : [];
}

/** Whether a listener can serve one of the given hosts (Gateway API, HTTPRouteSpec hostnames). */
export function intersects(listener: string | undefined, hostnames: readonly string[]): boolean {
  if (listener === undefined || hostnames.length === 0) return true;
  return hostnames.some((host) => matches(host, listener) || matches(listener, host));
}

/**
 * The hosts that are in both lists, where an empty list means every host; undefined if no host is
 * in both lists.
 */
export function commonHosts(
  left: readonly string[],
  right: readonly string[],
): readonly string[] | undefined {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  const both = left.flatMap((one) =>
    right.flatMap((other) => {
      if (matches(one, other)) return [one];
      return matches(other, one) ? [other] : [];
    }),
  );
  return both.length === 0 ? undefined : [...new Set(both)];
}

/** Whether a host equals a pattern or matches its wildcard. */
function matches(host: string, pattern: string): boolean {
  if (host === pattern) return true;
  return pattern.startsWith("*.") && host.endsWith(pattern.slice(1));
}
