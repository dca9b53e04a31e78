import type { ConfigStatus } from "@edge-gateway/config/reading/config-status";

/** The gateway's status. */
export interface RuntimeStatus {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly workers: number;
  readonly config: ConfigStatus;
}
