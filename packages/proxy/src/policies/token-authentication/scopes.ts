import type { JsonObject } from "@edge-gateway/jose";

/** The first required scope that a token lacks; undefined: it has all. */
export function missingScope(claims: JsonObject, wanted: readonly string[]): string | undefined {
  if (wanted.length === 0) return undefined;
  const granted = new Set([...scopesIn(claims["scope"]), ...scopesIn(claims["scp"])]);
  return wanted.find((scope) => !granted.has(scope));
}

/**
 * Scopes as space-separated text (RFC 9068 section 2.2.3) or as a list, which some providers use.
 */
function scopesIn(claim: unknown): readonly string[] {
  if (typeof claim === "string") return claim.split(" ");
  const list: readonly unknown[] = Array.isArray(claim) ? claim : [];
  return list.filter((scope) => typeof scope === "string");
}
