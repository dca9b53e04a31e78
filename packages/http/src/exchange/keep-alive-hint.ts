import type { Head } from "./head.ts";

const SECOND = 1000;
const TIMEOUT = /(?:^|[\s,;])timeout=(\d+)/i;

/**
 * Milliseconds that an upstream's connection can be kept free by `Keep-Alive: timeout=<seconds>` (RFC 2068
 * section 19.7.1.1), 0 or less: not at all; Infinity where the field says nothing. Letting go a second
 * earlier than the upstream does keeps requests off a connection that is about to end.
 */
export function keepAliveHint(head: Pick<Head, "get">): number {
  const seconds = TIMEOUT.exec(head.get("keep-alive") ?? "")?.[1];
  return seconds === undefined ? Infinity : (Number(seconds) - 1) * SECOND;
}
