import { usableProcessors } from "@edge-gateway/kernel/process/control-group";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import { logSession } from "@edge-gateway/gateway/observe/udp-log";
import type { UdpObserver } from "@edge-gateway/gateway/udp/udp-observer";
import type { CompiledUdpBind } from "@edge-gateway/gateway/udp/udp-route";

/**
 * Maximum fraction of the file descriptors that UDP sessions of all workers may use; connections need the
 * remaining descriptors.
 */
const SHARE_OF_DESCRIPTORS = 2;

/** Maximum number of concurrent UDP sessions of a worker. */
export function maxUdpSessions(
  { udp, workerThreads = usableProcessors() }: Settings,
  maxDescriptors: number,
): number {
  const share = Math.floor(maxDescriptors / SHARE_OF_DESCRIPTORS / workerThreads);
  return Math.max(1, Math.min(udp.maxSessions, share));
}

/** Counts UDP sessions like connections, and logs a line for each. */
export function udpObserver(
  { key: bind, gateway, route }: CompiledUdpBind,
  metrics: GatewayMetrics,
  log: Logger,
): UdpObserver {
  const listener = route?.listener;
  const counts = metrics.downstream({ bind, gateway, listener, protocol: "udp" });
  return {
    began: () => counts.opened(),
    ended(session) {
      counts.closed();
      counts.received(session.received);
      counts.sent(session.sent);
      logSession(log, session);
    },
    dropped: (reason) => metrics.udp.dropped(bind, gateway, reason),
  };
}
