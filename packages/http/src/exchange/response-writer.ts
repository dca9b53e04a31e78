import { writeStatusLine } from "./bytes-response-head.ts";
import { BY_LENGTH, NO_BODY } from "../codec/body-reader.ts";
import { CONTENT_LENGTH, DATE, OF_CONNECTION, TRANSFER_ENCODING } from "../codec/fields.ts";
import { NO_LENGTH } from "../codec/message-scanner.ts";
import { dateLine } from "./date.ts";
import type { SentResponseHead } from "./head-writer.ts";
import type { ListHead } from "./list-head.ts";
import { OUTPUT } from "../wire/output.ts";
import type { ResponseBody } from "./response-body.ts";

/** RFC 9110 section 15. */
const NO_CONTENT = 204;
const NOT_MODIFIED = 304;
const OK = 200;
const REDIRECTION = 300;

/** RFC 9110 section 15.3. */
export function isSuccess(status: number): boolean {
  return status >= OK && status < REDIRECTION;
}

/** Whether a response never has a body (RFC 9110 sections 9.3.2, 15.3.5 and 15.4.5). */
export function isBare(method: string, status: number): boolean {
  return method === "HEAD" || status === NO_CONTENT || status === NOT_MODIFIED || status < OK;
}

/** Whether the length of the body would be sent: also for HEAD, never with 204 (RFC 9110 section 8.6). */
export function saysLength(status: number): boolean {
  return status !== NO_CONTENT && status >= OK;
}

/** `close`, or what tells an HTTP/1.0 client that the connection stays (RFC 9112 section 9.3). */
function writeConnection(keepAlive: boolean, old: boolean): void {
  if (!keepAlive) OUTPUT.text("connection: close\r\n");
  else if (old) OUTPUT.text("connection: keep-alive\r\n");
}

/** Writes the head of a response that the gateway makes itself. */
export function writeReplyHead(
  head: ListHead,
  bare: boolean,
  length: number,
  keepAlive: boolean,
  old: boolean,
): void {
  writeStatusLine(OUTPUT, head.status);
  head.writeFields(OUTPUT, 0);
  if (saysLength(head.status) && (!bare || length > 0)) {
    OUTPUT.field("content-length", String(length));
  }
  if (!head.has("date")) OUTPUT.fixed(dateLine());
  writeConnection(keepAlive, old);
  OUTPUT.text("\r\n");
}

/** The content-length to send; below 0 if there is none. */
function lengthOf(head: SentResponseHead, body: ResponseBody, bare: boolean): number {
  if (!saysLength(head.status)) return NO_LENGTH;
  if (body.replacement !== undefined) return body.replacement.length;
  if (bare) return head.contentLength;
  if (body.framing === NO_BODY) return 0;
  return body.framing === BY_LENGTH ? head.contentLength : NO_LENGTH;
}

/** Writes the head of an upstream's response, with framing fields of its own. */
export function writeResponseHead(
  head: SentResponseHead,
  body: ResponseBody,
  bare: boolean,
  keepAlive: boolean,
  old: boolean,
): void {
  head.writeLine(OUTPUT);
  head.writeFields(OUTPUT, OF_CONNECTION | CONTENT_LENGTH | TRANSFER_ENCODING);
  const length = lengthOf(head, body, bare);
  if (length >= 0) OUTPUT.field("content-length", String(length));
  else if (!bare && !old) OUTPUT.text("transfer-encoding: chunked\r\n");
  if (!head.hasKind(DATE) && !head.has("date")) OUTPUT.fixed(dateLine());
  writeConnection(keepAlive, old);
  OUTPUT.text("\r\n");
}
