import { CONTENT_LENGTH, EXPECT, OF_CONNECTION, TRANSFER_ENCODING } from "./codec/fields.ts";
import { UNTIL_CLOSE } from "./codec/body-reader.ts";
import type { SentRequestHead } from "./head-writer.ts";
import { OUTPUT } from "./output.ts";
import type { RequestBody } from "./request-body.ts";

/**
 * Writes the head of a request as it goes upstream. `continued`: nobody is to wait for 100
 * (Continue) any more.
 */
export function writeRequestHead(
  request: SentRequestHead,
  body: RequestBody,
  continued: boolean,
): void {
  let without = OF_CONNECTION;
  if (continued) without |= EXPECT;
  const { collected } = body;
  if (collected !== undefined) without |= CONTENT_LENGTH | TRANSFER_ENCODING;
  request.write(OUTPUT, without);
  if (collected !== undefined) OUTPUT.field("content-length", String(collected.length));
  else if (body.reader.framing === UNTIL_CLOSE) OUTPUT.text("transfer-encoding: chunked\r\n");
  // RFC 9110 sections 10.1.4 and 7.8: who sends TE or Upgrade names it in Connection.
  if (request.acceptsTrailers) OUTPUT.text("te: trailers\r\nconnection: te\r\n");
  if (request.upgrade !== undefined)
    OUTPUT.text(`upgrade: ${request.upgrade}\r\nconnection: upgrade\r\n`);
  OUTPUT.text("\r\n");
}
