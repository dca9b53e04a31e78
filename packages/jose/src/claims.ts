import type { JsonObject } from "./compact.ts";

/**
 * Checks audience and time of a token (RFC 7519 section 4.1). `exp` is required; times are in
 * seconds since 1970.
 * @returns the reason when they do not hold, else when the token expires
 */
export function checkClaims(
  claims: JsonObject,
  audiences: readonly string[] | undefined,
  now: number,
  leeway: number,
): string | { readonly expires: number } {
  const { exp: expires, nbf: notBefore, aud } = claims;
  if (audiences !== undefined && !hasAudience(aud, audiences))
    return "its audience is not accepted";
  if (!isTime(expires)) return "it has no exp";
  if (now >= expires + leeway) return "it has expired";
  if (notBefore === undefined) return { expires };
  if (!isTime(notBefore)) return "its nbf is malformed";
  return now < notBefore - leeway ? "it is not valid yet" : { expires };
}

function hasAudience(aud: unknown, audiences: readonly string[]): boolean {
  const values: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  return audiences.some((audience) => values.includes(audience));
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
