import { availableParallelism } from "node:os";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { GatewayMetrics } from "../observe/metrics.ts";
import { logSession } from "../observe/udp-log.ts";
import type { UdpObserver } from "../udp/udp-observer.ts";
import type { CompiledUdpBind } from "../udp/udp-route.ts";

/** The part of the descriptors that sessions of UDP of all workers take at most: connections need the others. */
const SHARE_OF_DESCRIPTORS = 2;

/** Clients whose datagrams one worker passes on at the same time. */
export function maxUdpSessions(
  { udp, workerThreads = availableParallelism() }: Settings,
  maxDescriptors: number,
): number {
  const share = Math.floor(maxDescriptors / SHARE_OF_DESCRIPTORS / workerThreads);
  return Math.max(1, Math.min(udp.maxSessions, share));
}

/** Counts what happens on a port of UDP as connections are counted, and writes a line for each client. */
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
