/** A path condition, as far as it decides which requests may meet it. */
export interface PathCondition {
  readonly type: string;
  readonly value: string;
}

/**
 * Whether some path meets a prefix and another condition too. An expression may meet any path, so it
 * always counts.
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

/** Without the empty last one of a path that ends with a slash. */
function segments(path: string): readonly string[] {
  const all = path.split("/");
  return all.at(-1) === "" ? all.slice(0, -1) : all;
}

function begins(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => path[index] === segment);
}
