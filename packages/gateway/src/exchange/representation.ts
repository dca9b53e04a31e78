import type { Head, RequestHead, ResponseHead } from "@edge-gateway/http";
import type { Exchange } from "./exchange.ts";

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

/** Whether headers describe the bytes of the body. */
export function describesBytes(head: Head): boolean {
  return OF_THE_BYTES.some((name) => head.get(name) !== undefined);
}

/**
 * Removes the headers and trailers that described a body which was replaced, except those of the given names.
 */
export function forgetRepresentation(head: Head, kept: ReadonlySet<string> = NONE): void {
  // A removed header does not come back as a trailer, even if the header is missing.
  for (const name of OF_THE_BYTES) if (!kept.has(name)) head.remove(name);
}

/**
 * Asks the upstream for a whole body: a policy does not find in a part what it looks for. A server may ignore Range
 * (RFC 9110 section 14.2).
 */
export function askForWhole(request: RequestHead): void {
  for (const name of ["range", "if-range"]) request.remove(name);
}

/** Removes what described the upstream's body, or a part of it: the new body is whole (RFC 9110 section 15.3.7). */
export function becomeWhole(response: ResponseHead): void {
  forgetRepresentation(response);
  if (response.status === PARTIAL) response.status = OK;
}

/**
 * Removes what described a body that a policy might replace while it streams. A part stays a part of the size
 * that its range says.
 */
export function forgetStreamed(head: Head): void {
  forgetRepresentation(head, OF_PARTS);
}

/**
 * Removes what describes a body that a policy would replace, from a response that stands for one with a body:
 * neither HEAD nor 304 (Not Modified) says what that response would not (RFC 9110 sections 9.3.2 and 15.4.5).
 */
export function forgetAbsent({ stream, request, response }: Exchange): void {
  if (response === undefined) return;
  if (request.method !== "HEAD" && response.status !== NOT_MODIFIED) return;
  forgetRepresentation(response);
  stream.forgetResponseLength();
}

const OK = 200;
const PARTIAL = 206;
const NOT_MODIFIED = 304;
const NONE: ReadonlySet<string> = new Set();
const OF_PARTS: ReadonlySet<string> = new Set(["content-range"]);
