import type { Diagnostic, Ir, JudgedFile, ResourceStatus } from "@edge-gateway/translate";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { shownName } from "./find-files.ts";

/** Environment variables that a configuration can name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration that was read, with all its problems; it can be passed between threads. */
export interface JudgedConfiguration {
  /** The name of the configuration in messages. */
  readonly source: string;
  /** The files in the order in which they were read. */
  readonly files: readonly JudgedFile[];
  /** The statuses that a controller would write for these manifests. */
  readonly statuses: readonly ResourceStatus[];
  /** The internal form of the configuration; undefined if it has errors. */
  readonly ir: Ir | undefined;
  /** The settings of a standalone file; undefined if they have errors. */
  readonly settings?: Settings | undefined;
  /**
   * Absolute paths of all files that were read, including folders and the files that the
   * configuration names, but not standard input.
   */
  readonly paths: readonly string[];
  /** The digest of the contents of `paths` when they were read. */
  readonly digest: string;
}

/** A file of which only the path and this digest are known. */
export function fileWith(
  path: string,
  problem: Pick<Diagnostic, "severity" | "code" | "message">,
): JudgedFile {
  const file = shownName(path);
  const place = { file, line: 1, column: 1, path: "", suggestion: null };
  return {
    file,
    isJudged: false,
    diagnostics: [{ ...place, ...problem }],
    omitted: 0,
    lines: new Map(),
  };
}

/** All findings about a configuration, and the number of findings that were left out. */
export function findingsOf({ files }: Pick<JudgedConfiguration, "files">): {
  readonly diagnostics: readonly Diagnostic[];
  readonly omitted: number;
} {
  return {
    diagnostics: files.flatMap(({ diagnostics }) => diagnostics),
    omitted: files.reduce((sum, { omitted }) => sum + omitted, 0),
  };
}
