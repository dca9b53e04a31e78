import { TURN } from "./turn.ts";

const SECOND = 1000;

let lookedAt = 0;
let second = 0;
let line = "";

/** The Date field line of now, as text (RFC 9110 section 6.6.1); the clock is read once in a turn. */
export function dateLine(): string {
  if (TURN.now === lookedAt) return line;
  lookedAt = TURN.now;
  const now = Math.floor(Date.now() / SECOND);
  if (now !== second) {
    second = now;
    line = `date: ${new Date(now * SECOND).toUTCString()}\r\n`;
  }
  return line;
}
