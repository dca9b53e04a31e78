/** What a change of the schemas asks of those who use the product. */
export type Level = "compatible" | "needs action" | "breaking";

/** One difference between two states of the schemas. */
export interface Change {
  readonly level: Level;
  /** Type and property, e.g. `TrafficPolicies.rateLimit.local[]`. */
  readonly path: string;
  /** What is different, as a sentence without its end. */
  readonly reason: string;
  /** For an addition: whether its `x-since` names the release that has it. */
  readonly saysSince?: boolean;
}

/** A change that whatever was valid before survives, with the same meaning. */
export function compatible(path: string, reason: string): Change {
  return { level: "compatible", path, reason };
}

/** A change that should be looked at, though what was valid is still valid. */
export function needsAction(path: string, reason: string): Change {
  return { level: "needs action", path, reason };
}

/** A change by which something that was valid is refused, or means something else. */
export function breaking(path: string, reason: string): Change {
  return { level: "breaking", path, reason };
}
