/**
 * Formats an origin as browsers do (RFC 6454 section 6.1): in lower case, without the default port of the
 * scheme.
 */
export function serializeOrigin(origin: string): string {
  const parsed = URL.parse(origin);
  return parsed === null || parsed.origin === "null" ? origin.toLowerCase() : parsed.origin;
}
