import { BY_LENGTH, NO_BODY } from "../codec/body-reader.ts";
import { CONTENT_LENGTH, EXPECT, HOST, OF_CONNECTION, TRANSFER_ENCODING } from "../codec/fields.ts";
import type { SentRequestHead } from "../exchange/head-writer.ts";
import type { SentBody } from "../exchange/upstream-half.ts";
import type { Output } from "../wire/output.ts";

/**
 * Writes the head of a request as it goes upstream, with framing fields of its own: however the
 * client wrote them, every recipient reads them alike. `host`: the message is for a proxy, which is told the whole URL of a plain
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
  const { collected, framing } = body;
  const measured = collected !== undefined || framing === BY_LENGTH || framing === NO_BODY;
  const length = collected?.length ?? request.contentLength;
  if (!measured) output.text("transfer-encoding: chunked\r\n");
  else if (length >= 0) output.field("content-length", String(length));
  // RFC 9110 sections 10.1.4 and 7.8: who sends TE or Upgrade names it in Connection.
  if (request.acceptsTrailers) output.text("te: trailers\r\nconnection: te\r\n");
  if (request.upgrade !== undefined)
    output.text(`upgrade: ${request.upgrade}\r\nconnection: upgrade\r\n`);
  output.text("\r\n");
}

/** OPTIONS of the server as a whole has no path (RFC 9112 section 3.2.4). */
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
