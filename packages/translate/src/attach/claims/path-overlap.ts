/** The parts of a path condition that decide which requests match. */
export interface PathCondition {
  readonly type: string;
  readonly value: string;
}

/**
 * Whether a path can match both a prefix and another condition. A regular expression counts as
 * matching any path.
 */
export function mayOverlap(prefix: PathCondition, other: PathCondition): boolean {
  const above = segments(prefix.value);
  const below = segments(other.value);
  switch (other.type) {
    case "Exact":
      return begins(below, above);
    case "PathPrefix":
      return begins(below, above) || begins(above, below);
    default:
      return true;
  }
}

/** The segments of a path; a trailing slash adds no segment. */
function segments(path: string): readonly string[] {
  const all = path.split("/");
  return all.at(-1) === "" ? all.slice(0, -1) : all;
}

function begins(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => path[index] === segment);
}
