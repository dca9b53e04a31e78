import type { ParsedTcpKeepalive } from "@edge-gateway/generated/types/index.ts";
import { PARSED_DEFAULTS } from "@edge-gateway/generated/parsed/index.ts";
import type { Keepalive } from "@edge-gateway/http";

/** The policy's keepalive settings in the units of sockets; the defaults if there is no policy. */
export function keepaliveOf(
  { time, interval, retries }: ParsedTcpKeepalive = PARSED_DEFAULTS.tcpKeepalive,
): Keepalive {
  return { time, interval, retries };
}
