import type { Diagnostic, Ir, JudgedFile, ResourceStatus } from "@edge-gateway/translate";
import { shownName } from "./find-files.ts";

/** Variables of the environment that a configuration can name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration that was read, and everything that is wrong with it; able to cross threads. */
export interface JudgedConfiguration {
  /** As shown to the user. */
  readonly source: string;
  /** In the order in which they were read. */
  readonly files: readonly JudgedFile[];
  /** What a controller would write for the manifests among them. */
  readonly statuses: readonly ResourceStatus[];
  /** Undefined when something is wrong. */
  readonly ir: Ir | undefined;
  /** Absolute paths of all that it was read from, folders and the files that it names among them; not standard input. */
  readonly paths: readonly string[];
  /** The digest of the contents of `paths` as they were read. */
  readonly digest: string;
}

/** A file of which only this is known. */
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

/** All findings about a configuration, with how many more there are. */
export function findingsOf({ files }: Pick<JudgedConfiguration, "files">): {
  readonly diagnostics: readonly Diagnostic[];
  readonly omitted: number;
} {
  return {
    diagnostics: files.flatMap(({ diagnostics }) => diagnostics),
    omitted: files.reduce((sum, { omitted }) => sum + omitted, 0),
  };
}
