import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { EndedSession } from "../udp/udp-observer.ts";
import { addressOf } from "./access-log.ts";

const MILLISECONDS = "ms";

/** Logs one info line per client of a UDP port when its session ends. */
export function logSession(
  log: Logger,
  { client, route, backend, duration, received, sent, error }: EndedSession,
): void {
  if (!log.enabled("info")) return;
  log.info("", {
    gateway: route.gateway,
    listener: route.listener,
    route: route.key,
    endpoint: backend.name,
    "src.addr": addressOf(client),
    protocol: "udp",
    "bytes.received": received,
    "bytes.sent": sent,
    error,
    duration: `${Math.round(duration)}${MILLISECONDS}`,
  });
}
