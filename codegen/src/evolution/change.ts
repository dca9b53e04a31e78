/** How a schema change affects users. */
export type Level = "compatible" | "needs action" | "breaking";

/** One difference between two states of the schemas. */
export interface Change {
  readonly level: Level;
  /** The type and the property that changed, e.g. `TrafficPolicies.rateLimit.local[]`. */
  readonly path: string;
  /** The difference, as a sentence without a full stop. */
  readonly reason: string;
  /** Whether the `x-since` of an added property names the release that adds it. */
  readonly saysSince?: boolean;
}

/** A change after which all valid documents stay valid, with the same meaning. */
export function compatible(path: string, reason: string): Change {
  return { level: "compatible", path, reason };
}

/** A change that users should check, although valid documents stay valid. */
export function needsAction(path: string, reason: string): Change {
  return { level: "needs action", path, reason };
}

/** A change after which a valid document is refused, or has another meaning. */
export function breaking(path: string, reason: string): Change {
  return { level: "breaking", path, reason };
}
