import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { TransportObserver } from "../listener/bind-transport.ts";
import { addressOf } from "./access-log.ts";

const MILLISECONDS = "ms";

/** Logs one info line for each connection that carries no HTTP requests. */
export function createConnectionLog(log: Logger, gateway: string): TransportObserver {
  return {
    refused(addresses, error) {
      if (!log.enabled("info")) return;
      const sni = addresses.transport?.serverName;
      log.info("", { gateway, "src.addr": addressOf(addresses), "tls.sni": sni, error });
    },
    relayed({ route, backend, addresses, duration, received, sent, error }) {
      if (!log.enabled("info")) return;
      log.info("", {
        gateway: route.gateway,
        listener: route.listener,
        route: route.key,
        endpoint: backend.name,
        "src.addr": addressOf(addresses),
        protocol: "tcp",
        "tls.sni": addresses.transport?.serverName,
        "bytes.received": received,
        "bytes.sent": sent,
        error,
        duration: `${Math.round(duration)}${MILLISECONDS}`,
      });
    },
  };
}
