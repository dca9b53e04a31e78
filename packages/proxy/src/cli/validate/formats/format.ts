import type { JudgedFile, ResourceStatus } from "@edge-gateway/translate";

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

/** How many findings are left out, because there are more than are reported at once. */
export function omittedIn({ files }: Pick<Report, "files">): number {
  return files.reduce((sum, { omitted }) => sum + omitted, 0);
}

/** What is said of findings that are left out. */
export function omission(count: number): string {
  return `${count} more finding${count === 1 ? " is" : "s are"} left out`;
}

/** Writes a report as the text of one format. */
export type Format = (report: Report) => string;
