import type { ConfigStatus } from "../config/config-status.ts";

/** The gateway's status. */
export interface RuntimeStatus {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly workers: number;
  readonly config: ConfigStatus;
}
