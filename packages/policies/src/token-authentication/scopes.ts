import type { JsonObject } from "@edge-gateway/jose";

/** The first required scope that a token lacks; undefined if the token has all of them. */
export function missingScope(claims: JsonObject, wanted: readonly string[]): string | undefined {
  if (wanted.length === 0) return undefined;
  const granted = new Set([...scopesIn(claims["scope"]), ...scopesIn(claims["scp"])]);
  return wanted.find((scope) => !granted.has(scope));
}

/**
 * Reads a token's scopes: a text with spaces between scopes (RFC 9068 section 2.2.3) or a list, which some
 * providers use.
 */
function scopesIn(claim: unknown): readonly string[] {
  if (typeof claim === "string") return claim.split(" ");
  const list: readonly unknown[] = Array.isArray(claim) ? claim : [];
  return list.filter((scope) => typeof scope === "string");
}
