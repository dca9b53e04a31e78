import { BY_CHUNKS, BY_LENGTH, NO_BODY, UNTIL_CLOSE } from "./body-reader.ts";
import type { Framing } from "./body-reader.ts";
import type { MessageScanner } from "./message-scanner.ts";
import type { ResponseScanner } from "./response-scanner.ts";

const OK = 200;
const NO_CONTENT = 204;
const NOT_MODIFIED = 304;

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

/** Whether a response never has a body (RFC 9110 sections 9.3.2, 15.3.5 and 15.4.5). */
export function isBare(method: string, status: number): boolean {
  return method === "HEAD" || status === NO_CONTENT || status === NOT_MODIFIED || status < OK;
}
