import type { JudgedFile, ResourceStatus } from "@edge-gateway/translate";

/** The findings of a validation, and what output formats need besides. */
export interface Report {
  readonly files: readonly JudgedFile[];
  /** The statuses that a controller would write for manifests. */
  readonly statuses: readonly ResourceStatus[];
  /** Whether warnings count as errors. */
  readonly strict: boolean;
  /** The version of the product. */
  readonly version: string;
}

/** The number of findings that are left out because of the limit. */
export function omittedIn({ files }: Pick<Report, "files">): number {
  return files.reduce((sum, { omitted }) => sum + omitted, 0);
}

/** The note about findings that are left out. */
export function omission(count: number): string {
  return `${count} more finding${count === 1 ? " is" : "s are"} left out`;
}

/** Formats a report as text. */
export type Format = (report: Report) => string;
