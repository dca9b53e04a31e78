import { BY_CHUNKS, BY_LENGTH, NO_BODY, UNTIL_CLOSE } from "../codec/body-reader.ts";
import type { Framing } from "../codec/body-reader.ts";
import type { MessageScanner } from "../codec/message-scanner.ts";
import type { ResponseScanner } from "../codec/response-scanner.ts";
import { KEEP_ALIVE } from "../codec/fields.ts";
import type { BytesResponseHead } from "../exchange/head/bytes-response-head.ts";
import { keepAliveHint } from "../exchange/head/keep-alive-hint.ts";
import { isBare } from "../exchange/response-rules.ts";

/** How a request body is delimited (RFC 9112 section 6.3). */
export function requestFraming(scanner: MessageScanner): Framing {
  if (scanner.chunked) return BY_CHUNKS;
  return scanner.contentLength > 0 ? BY_LENGTH : NO_BODY;
}

/** How the body of the response to a request with the given method is delimited (RFC 9112 section 6.3). */
export function responseFraming(method: string, scanner: ResponseScanner): Framing {
  if (isBare(method, scanner.status)) return NO_BODY;
  if (scanner.chunked) return BY_CHUNKS;
  return scanner.contentLength >= 0 ? BY_LENGTH : UNTIL_CLOSE;
}

/**
 * Milliseconds that an upstream's connection may be idle after this response; 0 or less: the connection is
 * not reused.
 */
export function freeTime(
  method: string,
  framing: Framing,
  scanner: ResponseScanner,
  head: BytesResponseHead,
): number {
  // A body that this response must not have would be read as the next response.
  const forbidden = framing === NO_BODY && method !== "HEAD" && scanner.chunked;
  if (!scanner.keepAlive || framing === UNTIL_CLOSE || forbidden) return 0;
  return head.hasKind(KEEP_ALIVE) ? keepAliveHint(head) : Infinity;
}
