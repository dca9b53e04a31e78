import type { CodecCase } from "./case.ts";
import { MESSAGES } from "./message-grammar.ts";

const BYTES = 256;
const NO_METHOD = "";

/** Valid messages of every form, in which each byte is tried in each position. */
const SOUND: readonly CodecCase[] = [
  request("GET /a?b=c HTTP/1.1\r\nHost: a.b:80\r\nX-Y: z \t q\r\n\r\n"),
  request("OPTIONS * HTTP/1.1\r\nhost: [::1]:80\r\nconnection: close, x-y\r\nx-y: 1\r\n\r\n"),
  request("GET http://a:80/b HTTP/1.1\r\nhost: c\r\nte: trailers\r\nconnection: te\r\n\r\n"),
  request("CONNECT a.b:443 HTTP/1.1\r\nhost: a.b\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n"),
  request("GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n"),
  request(
    "\r\nPOST / HTTP/1.1\r\nhost: a\r\ncontent-length: 05\r\n\r\nhelloGET / HTTP/1.1\r\nhost: a\r\n\r\n",
  ),
  request(
    'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: Chunked\r\n\r\n05;a=b;c="d\\e"\r\nhello\r\n0\r\nx: y\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n',
  ),
  request(
    "POST / HTTP/1.1\r\nhost: a\r\nupgrade: x\r\nconnection: upgrade\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\nhi",
  ),
  response("HTTP/1.1 200 OK\r\nDate: x\r\ncontent-length: 5\r\n\r\nhello"),
  response(
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\na;b="c"\r\n0123456789\r\n0\r\nx: y\r\n\r\n',
  ),
  response("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103\r\nx: y\r\n\r\nHTTP/1.0 404 \r\n\r\nhello"),
  response("HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n"),
  response("HTTP/1.1 304 Not Modified\r\ncontent-length: 10\r\n\r\nstray"),
  response("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nx"),
  response("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n", "HEAD"),
];

function request(text: string): CodecCase {
  return { kind: "requests", method: NO_METHOD, text };
}

function response(text: string, method = NO_METHOD): CodecCase {
  return { kind: "responses", method, text };
}

/** Every alternative of the grammar in each of its positions, with nothing else unusual. */
export function* variantCases(): Generator<CodecCase, void> {
  for (const text of new Set(MESSAGES.variants("request"))) yield request(text);
  for (const text of new Set(MESSAGES.variants("response"))) yield response(text);
}

/** Every byte, instead of each byte of valid messages and before it. */
export function* byteCases(): Generator<CodecCase, void> {
  for (const sound of SOUND) {
    for (let at = 0; at < sound.text.length; at++) {
      const before = sound.text.slice(0, at);
      for (let code = 0; code < BYTES; code++) {
        const start = before + String.fromCharCode(code);
        yield { ...sound, text: start + sound.text.slice(at) };
        yield { ...sound, text: start + sound.text.slice(at + 1) };
      }
    }
  }
}

/** Selects every `step`-th case. */
export function* eachOf<Item>(step: number, items: Iterable<Item>): Generator<Item, void> {
  let index = 0;
  for (const item of items) if (index++ % step === 0) yield item;
}
