import {
  CONTENT_LENGTH,
  EXPECT,
  HOST,
  OF_CONNECTION,
  TRANSFER_ENCODING,
} from "../../codec/fields.ts";
import type { SentRequestHead } from "../../exchange/head/head-writer.ts";
import type { SentBody } from "../../exchange/stream/upstream-half.ts";
import type { Output } from "../../wire/output.ts";

/** Methods whose requests say that they have no body: servers answer 411 otherwise (RFC 9110 section 8.6). */
const WITH_CONTENT: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

/**
 * Writes a request's headers for the upstream, with new framing headers in canonical form, so that all
 * recipients parse the headers alike. `host`: the host in the absolute URL that a proxy needs for a plain
 * server (RFC 9112 section 3.2.2).
 */
export function writeRequestHead(
  output: Output,
  request: SentRequestHead,
  body: SentBody,
  host?: string,
): void {
  const own = OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING;
  const without = body.expectsContinue ? own : own | EXPECT;
  if (host === undefined) request.write(output, without);
  else writeAbsolute(output, request, host, without);
  const length = body.madeLength ?? request.contentLength;
  if (body.isChunked) output.text("transfer-encoding: chunked\r\n");
  else if (length >= 0) output.field("content-length", String(length));
  else if (WITH_CONTENT.has(request.method)) output.text("content-length: 0\r\n");
  // TE and Upgrade must be named in Connection (RFC 9110 sections 7.8 and 10.1.4).
  if (request.acceptsTrailers) output.text("te: trailers\r\nconnection: te\r\n");
  if (request.upgrade !== undefined)
    output.text(`upgrade: ${request.upgrade}\r\nconnection: upgrade\r\n`);
  output.text("\r\n");
}

/** OPTIONS for the whole server has no path (RFC 9112 section 3.2.4). */
function writeAbsolute(
  output: Output,
  request: SentRequestHead,
  host: string,
  without: number,
): void {
  const target = request.target === "*" ? "" : request.target;
  output.text(`${request.method} http://${host}${target} HTTP/1.1\r\n`);
  output.field("host", host);
  request.writeFields(output, without | HOST);
}
