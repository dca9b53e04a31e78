import { TURN } from "../wire/turn.ts";

const SECOND = 1000;

let lookedAt = 0;
let second = 0;
let line = Buffer.alloc(0);

/** The Date field line of now (RFC 9110 section 6.6.1); the clock is read once in a turn. */
export function dateLine(): Buffer {
  if (TURN.now === lookedAt) return line;
  lookedAt = TURN.now;
  const now = Math.floor(Date.now() / SECOND);
  if (now !== second) {
    second = now;
    line = Buffer.from(`date: ${new Date(now * SECOND).toUTCString()}\r\n`);
  }
  return line;
}
