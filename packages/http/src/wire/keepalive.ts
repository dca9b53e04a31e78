import type { Socket } from "node:net";

/** Probes of quiet connections, in milliseconds (RFC 9293 section 3.8.4). */
export interface Keepalive {
  /** Quiet time before the first one. */
  readonly time: number;
  readonly interval: number;
  /** Probes without an acknowledgement until the connection is closed. */
  readonly retries: number;
}

/** Has the system probe a connection, also one that is still being made; a Unix socket has no probes. */
export function probe(socket: Socket, keepalive: Keepalive | undefined): void {
  if (keepalive === undefined) return;
  const { time, interval, retries } = keepalive;
  socket.setKeepAlive(true, time, interval, retries);
}
