/** Types of conditions (Gateway API v1) whose status `True` reports a problem. */
const BAD_TYPES: ReadonlySet<string> = new Set([
  "Conflicted",
  "OverlappingTLSConfig",
  "PartiallyInvalid",
]);

/** The status that reports a problem for a condition of the given type. */
export function badStatusOf(type: string): "True" | "False" {
  return BAD_TYPES.has(type) ? "True" : "False";
}
