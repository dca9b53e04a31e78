import type { RuntimeStatus } from "@edge-gateway/admin/status";
import type { ConfigKeeper } from "@edge-gateway/config/config-keeper";

/** The gateway's current status; without `keeper` no configuration has been applied yet. */
export function runtimeStatus(
  version: string,
  workers: number,
  keeper: ConfigKeeper | undefined,
  certificates: RuntimeStatus["certificates"],
): RuntimeStatus {
  return {
    version,
    uptimeSeconds: Math.floor(process.uptime()),
    workers,
    certificates,
    config: keeper?.status ?? NEVER_APPLIED,
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
