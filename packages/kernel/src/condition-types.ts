/** Types of conditions (Gateway API v1) that are good news when they are false. */
const BAD_TYPES: ReadonlySet<string> = new Set([
  "Conflicted",
  "OverlappingTLSConfig",
  "PartiallyInvalid",
]);

/** The status of a condition of this type that is bad news. */
export function badStatusOf(type: string): "True" | "False" {
  return BAD_TYPES.has(type) ? "True" : "False";
}
