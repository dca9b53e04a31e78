import { BY_CHUNKS, BY_LENGTH, NO_BODY, UNTIL_CLOSE } from "../codec/body-reader.ts";
import type { Framing } from "../codec/body-reader.ts";
import type { MessageScanner } from "../codec/message-scanner.ts";
import type { ResponseScanner } from "../codec/response-scanner.ts";
import { isBare } from "../exchange/response-rules.ts";

/** How the body of a request ends (RFC 9112 section 6.3). */
export function requestFraming(scanner: MessageScanner): Framing {
  if (scanner.chunked) return BY_CHUNKS;
  return scanner.contentLength > 0 ? BY_LENGTH : NO_BODY;
}

/** How the body of the response to a request with that method ends (RFC 9112 section 6.3). */
export function responseFraming(method: string, scanner: ResponseScanner): Framing {
  if (isBare(method, scanner.status)) return NO_BODY;
  if (scanner.chunked) return BY_CHUNKS;
  return scanner.contentLength >= 0 ? BY_LENGTH : UNTIL_CLOSE;
}
