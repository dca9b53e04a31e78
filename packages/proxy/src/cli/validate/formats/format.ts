import type { ResourceStatus } from "@edge-gateway/translate";
import type { JudgedFile } from "../../load-configuration.ts";

/** Findings to be written down. */
export interface Report {
  readonly files: readonly JudgedFile[];
  /** What a controller would write for manifests. */
  readonly statuses: readonly ResourceStatus[];
  /** Warnings count as failures. */
  readonly strict: boolean;
  /** Version of the product. */
  readonly version: string;
}

/** Writes a report as the text of one format. */
export type Format = (report: Report) => string;
