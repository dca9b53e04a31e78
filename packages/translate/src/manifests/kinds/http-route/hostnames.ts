import { covers } from "../../../attach/claims/listener-hosts.ts";
import type { RouteDocument, StreamDocument } from "../../document/document.ts";

/** A document of a route of any kind. */
export type AttachedDocument = RouteDocument | StreamDocument;

/** A route's hostnames; empty for kinds without hostnames. */
export function hostnamesOf({ value: { spec } }: AttachedDocument): readonly string[] {
  return "hostnames" in spec ? (spec.hostnames ?? []) : [];
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
      if (covers(other, one)) return [one];
      return covers(one, other) ? [other] : [];
    }),
  );
  return both.length === 0 ? undefined : [...new Set(both)];
}
