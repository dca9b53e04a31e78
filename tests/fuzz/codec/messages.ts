import type { Random } from "../random.ts";
import { MESSAGES } from "./message-grammar.ts";

/** Bytes and words that may change the meaning of a message when inserted anywhere. */
const INSERTIONS = [
  "\r\n",
  "\n",
  "\r",
  "\r\n\r\n",
  "\0",
  " ",
  "\t",
  ":",
  ";",
  ",",
  "=",
  '"',
  "\\",
  "/",
  "?",
  "#",
  "%",
  "0",
  "5",
  "f",
  "x",
  "\x7f",
  "\x80",
  "\xff",
  "\x0b",
  "chunked",
  "close",
  "Content-Length: 5\r\n",
  "Transfer-Encoding: chunked\r\n",
  "0\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
  "HTTP/1.1 200 OK\r\n",
  "\r\n ",
] as const;

/** Bytes of a client or an upstream, as latin1 text. */
export function messages(kind: "requests" | "responses", random: Random): string {
  let text = MESSAGES.generate(kind, random);
  while (random.percent(35)) text = changed(text, random);
  return text;
}

function changed(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(random.percent(70) ? 2 : text.length));
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at) + random.pick(INSERTIONS) + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(end);
    case 2:
      return text.slice(0, at) + random.pick(INSERTIONS) + text.slice(end);
    case 3:
      return text.slice(0, end) + text.slice(at);
    case 4:
      return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1);
    default:
      return random.percent(50) ? text.slice(0, at) : swapped(text, at, end);
  }
}

function swapped(text: string, at: number, end: number): string {
  const piece = text.slice(at, end);
  const other = piece.toLowerCase() === piece ? piece.toUpperCase() : piece.toLowerCase();
  return text.slice(0, at) + other.replace(/[^\x00-\xff]/g, "?") + text.slice(end);
}
