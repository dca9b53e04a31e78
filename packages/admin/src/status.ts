import type { AdminCertificateFault } from "@edge-gateway/generated/types/index.ts";
import type { ConfigStatus } from "@edge-gateway/config/reading/config-status";

/** The gateway's status. */
export interface RuntimeStatus {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly workers: number;
  /** Certificates of the configuration that are not valid now, or end soon. */
  readonly certificates: readonly AdminCertificateFault[];
  readonly config: ConfigStatus;
}
