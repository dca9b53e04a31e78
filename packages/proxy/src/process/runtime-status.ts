import type { RuntimeStatus } from "../admin/status.ts";
import type { ConfigKeeper } from "../config/config-keeper.ts";

/** The gateway's current status; without `keeper` no configuration has been applied yet. */
export function runtimeStatus(
  version: string,
  workers: number,
  keeper: ConfigKeeper | undefined,
): RuntimeStatus {
  const { binds = [], listeners = [], routes = [] } = keeper?.current ?? {};
  const ports = new Map(binds.map(({ key, port }) => [key, port]));
  return {
    version: version,
    uptimeSeconds: Math.floor(process.uptime()),
    workers,
    config: keeper?.status ?? NEVER_APPLIED,
    listeners: listeners.map(({ key, bind, protocol, hostname }) => ({
      name: key,
      port: ports.get(bind) ?? 0,
      protocol,
      hostname,
    })),
    routes: routes.map(({ key, listeners, hostnames, backends }) => ({
      name: key,
      listeners,
      hostnames,
      backends: backends.map(({ backend }) => backend),
    })),
  };
}

const NEVER_APPLIED: RuntimeStatus["config"] = {
  generation: 0,
  since: null,
  source: "",
  synchronized: false,
  lastAttempt: null,
  restartNeeded: [],
};
