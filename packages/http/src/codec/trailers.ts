import { OWNED } from "./fields.ts";

/** Trailers (RFC 9110 section 6.5): alternating names and values. */
export type Trailers = readonly string[];

export const NO_TRAILERS: Trailers = [];

/**
 * Headers that are not allowed as trailers (RFC 9110 section 6.5.1): framing, routing,
 * authentication, request modifiers, response controls and content format.
 */
const HEADER_ONLY: ReadonlySet<string> = new Set([
  ...OWNED,
  ...["age", "authorization", "cache-control", "content-encoding", "content-range", "content-type"],
  ...["cookie", "date", "expect", "expires", "host", "if-match", "if-modified-since"],
  ...["if-none-match", "if-range", "if-unmodified-since", "location", "max-forwards", "pragma"],
  ...["proxy-authenticate", "proxy-authorization", "range", "retry-after", "set-cookie", "trailer"],
  ...["vary", "warning", "www-authenticate"],
]);

/** What the header section of a message determines about the trailers of the message. */
export interface HeaderSection {
  /**
   * Whether the gateway edited the header with this lower-case name, or the header belongs to the connection.
   */
  isOurs(name: string): boolean;
}

/** The fields of a valid trailer section. */
export function readTrailers(section: string): Trailers {
  const fields: string[] = [];
  for (const line of section.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) fields.push(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return fields;
}

/**
 * The trailers to forward: headers that were set or removed must not reappear, because some
 * recipients merge trailers into headers (RFC 9110 section 6.5.1). `lowers`: whether names are
 * converted to lower case.
 */
export function sentTrailers(
  trailers: Trailers,
  header: HeaderSection | undefined,
  lowers: boolean,
): Trailers {
  if (trailers.length === 0 || header === undefined) return NO_TRAILERS;
  const sent: string[] = [];
  for (let index = 0; index < trailers.length; index += 2) {
    const received = trailers[index] ?? "";
    const name = received.toLowerCase();
    if (HEADER_ONLY.has(name) || header.isOurs(name)) continue;
    sent.push(lowers ? name : received, trailers[index + 1] ?? "");
  }
  return sent;
}
