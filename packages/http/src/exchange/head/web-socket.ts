import { createHash, randomBytes } from "node:crypto";
import type { Head } from "./head.ts";
import type { SentRequestHead } from "./head-writer.ts";
import { isSwitch } from "./upgrade.ts";

/** The constant of the WebSocket handshake (RFC 6455 section 1.3). */
const SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
/** The number of bytes of a key in the WebSocket handshake (RFC 6455 section 4.1). */
const KEY_BYTES = 16;

/** Headers that WebSocket over HTTP/2 does not use (RFC 8441 section 5). */
export const WEB_SOCKET_KEY = "sec-websocket-key";
export const WEB_SOCKET_ACCEPT = "sec-websocket-accept";

/** Makes a random WebSocket key, as a client sends it. */
export function makeKey(): string {
  return randomBytes(KEY_BYTES).toString("base64");
}

/** The value of Sec-WebSocket-Accept for a key (RFC 6455 section 4.2.2). */
export function acceptOf(key: string): string {
  return createHash("sha1").update(`${key}${SUFFIX}`).digest("base64");
}

/** Whether a WebSocket response proves that the server has read the key of the request. */
function provesKey(request: Pick<Head, "get">, response: Pick<Head, "get">): boolean {
  const key = request.get(WEB_SOCKET_KEY);
  return key === undefined || response.get(WEB_SOCKET_ACCEPT) === acceptOf(key);
}

/** Why a response must not switch the protocol; undefined: it may. */
export function wrongSwitch(
  request: SentRequestHead,
  response: Pick<Head, "get" | "getAll">,
): string | undefined {
  if (!isSwitch(response, request.upgrade)) return "an upgrade that was not requested";
  if (request.mustSwitch !== true || provesKey(request, response)) return undefined;
  return "a WebSocket response with a wrong Sec-WebSocket-Accept";
}
