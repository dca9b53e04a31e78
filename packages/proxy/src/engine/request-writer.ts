import { BY_LENGTH, NO_BODY } from "./codec/body-reader.ts";
import { CONTENT_LENGTH, EXPECT, OF_CONNECTION, TRANSFER_ENCODING } from "./codec/fields.ts";
import type { SentRequestHead } from "./head-writer.ts";
import { OUTPUT } from "./output.ts";
import type { RequestBody } from "./request-body.ts";

/**
 * Writes the head of a request as it goes upstream, with framing fields of its own: however the
 * client wrote them, every recipient reads them alike. `continued`: nobody is to wait for 100
 * (Continue) any more.
 */
export function writeRequestHead(
  request: SentRequestHead,
  body: RequestBody,
  continued: boolean,
): void {
  const without = OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING;
  request.write(OUTPUT, continued ? without | EXPECT : without);
  const { collected, reader } = body;
  const measured =
    collected !== undefined || reader.framing === BY_LENGTH || reader.framing === NO_BODY;
  const length = collected?.length ?? request.contentLength;
  if (!measured) OUTPUT.text("transfer-encoding: chunked\r\n");
  else if (length >= 0) OUTPUT.field("content-length", String(length));
  // RFC 9110 sections 10.1.4 and 7.8: who sends TE or Upgrade names it in Connection.
  if (request.acceptsTrailers) OUTPUT.text("te: trailers\r\nconnection: te\r\n");
  if (request.upgrade !== undefined)
    OUTPUT.text(`upgrade: ${request.upgrade}\r\nconnection: upgrade\r\n`);
  OUTPUT.text("\r\n");
}
