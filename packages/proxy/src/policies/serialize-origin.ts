/**
 * Formats an origin like browsers do (RFC 6454 section 6.1): in lower case, without the scheme's
 * default port.
 */
export function serializeOrigin(origin: string): string {
  const parsed = URL.parse(origin);
  return parsed === null || parsed.origin === "null" ? origin.toLowerCase() : parsed.origin;
}
