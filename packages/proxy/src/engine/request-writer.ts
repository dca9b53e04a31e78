import type { BytesRequestHead } from "./bytes-request-head.ts";
import { BY_CHUNKS } from "./codec/body-reader.ts";
import { CONTENT_LENGTH, EXPECT, OF_CONNECTION, TRANSFER_ENCODING } from "./codec/fields.ts";
import { OUTPUT } from "./output.ts";
import type { RequestBody } from "./request-body.ts";

/**
 * Writes the head of a request as it goes upstream, with framing fields of its own: however the
 * client wrote them, every recipient reads them alike. `continued`: nobody is to wait for 100
 * (Continue) any more.
 */
export function writeRequestHead(
  request: BytesRequestHead,
  body: RequestBody,
  continued: boolean,
): void {
  const without = OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING;
  request.write(OUTPUT, continued ? without | EXPECT : without);
  const length = body.collected?.length ?? request.contentLength;
  if (length >= 0) OUTPUT.field("content-length", String(length));
  else if (body.reader.framing === BY_CHUNKS) OUTPUT.text("transfer-encoding: chunked\r\n");
  // RFC 9110 section 10.1.4: who sends TE names it in Connection.
  if (request.acceptsTrailers) OUTPUT.text("te: trailers\r\nconnection: te\r\n");
  OUTPUT.text("\r\n");
}
