import type { Head } from "./head.ts";

const SECOND = 1000;
const TIMEOUT = /(?:^|[\s,;])timeout=(\d+)/i;

/**
 * Milliseconds that an upstream connection can be kept idle according to `Keep-Alive: timeout=<seconds>` (RFC
 * 2068 section 19.7.1.1). 0 or less: not at all; Infinity without such a header. The gateway closes the
 * connection one second earlier than the upstream, so that no request meets a closing connection.
 */
export function keepAliveHint(head: Pick<Head, "get">): number {
  const seconds = TIMEOUT.exec(head.get("keep-alive") ?? "")?.[1];
  return seconds === undefined ? Infinity : (Number(seconds) - 1) * SECOND;
}
