import type { RuntimeStatus } from "../admin/status.ts";
import type { ConfigKeeper } from "../config/config-keeper.ts";

/** The gateway's current status; without `keeper` no configuration has been applied yet. */
export function runtimeStatus(
  version: string,
  workers: number,
  keeper: ConfigKeeper | undefined,
): RuntimeStatus {
  return {
    version,
    uptimeSeconds: Math.floor(process.uptime()),
    workers,
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
