import type { Socket } from "node:net";

/** TCP keep-alive settings in milliseconds (RFC 9293 section 3.8.4). */
export interface Keepalive {
  /** Idle time before the first keep-alive probe. */
  readonly time: number;
  readonly interval: number;
  /** Number of unacknowledged keep-alive probes after which the connection is closed. */
  readonly retries: number;
}

/** Enables keep-alive for a TCP connection, even while it is connecting; does nothing for Unix sockets. */
export function probe(socket: Socket, keepalive: Keepalive | undefined): void {
  if (keepalive === undefined) return;
  const { time, interval, retries } = keepalive;
  socket.setKeepAlive(true, time, interval, retries);
}
