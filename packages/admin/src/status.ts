import type { AdminCertificateFault, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import type { ConfigStatus } from "@edge-gateway/config/reading/config-status";

/** A certificate that is not valid now, or ends soon. */
export interface CertificateFault extends Omit<AdminCertificateFault, "source"> {
  /** Where it is configured, if that is known. */
  readonly source?: SourcePlace;
}

/** The gateway's status. */
export interface RuntimeStatus {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly workers: number;
  /** Certificates of the configuration that are not valid now, or end soon. */
  readonly certificates: readonly CertificateFault[];
  readonly config: ConfigStatus;
}
