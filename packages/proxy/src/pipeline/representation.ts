import type { Head } from "@edge-gateway/http";

/**
 * Headers that describe the bytes of a body: its validators, digests and ranges (RFC 9110 sections 8.8 and
 * 14, RFC 9530, RFC 1864). They are false for another body.
 */
const OF_THE_BYTES = [
  "etag",
  "last-modified",
  "content-md5",
  "digest",
  "content-digest",
  "repr-digest",
  "content-range",
  "accept-ranges",
];

/** Removes the headers that described a body which was replaced, except those of the given names. */
export function forgetRepresentation(head: Head, kept: ReadonlySet<string> = NONE): void {
  for (const name of OF_THE_BYTES) if (!kept.has(name) && head.has(name)) head.remove(name);
}

const NONE: ReadonlySet<string> = new Set();
