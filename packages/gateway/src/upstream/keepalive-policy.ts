import type { TcpKeepalive } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import type { Keepalive } from "@edge-gateway/http";

/** The policy's keepalive settings in the units of sockets. */
export function keepaliveOf({ time, interval, retries }: TcpKeepalive): Keepalive {
  return { time: parseDuration(time), interval: parseDuration(interval), retries };
}
