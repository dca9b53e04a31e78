import { resolve } from "node:path";
import { loadFiles } from "@edge-gateway/translate";
import type { Diagnostic, Ir, JudgedFile, ResourceStatus } from "@edge-gateway/translate";
import { ReadFiles, shownName } from "./read-files.ts";

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
  /** Of the contents of `paths` as they were read. */
  readonly digest: string;
}

export interface JudgeOptions {
  readonly environment: Environment;
  /** As what one process runs; else each standalone file is judged by itself. */
  readonly isRun: boolean;
}

/** Reads files, folders and standard input, and judges what they hold; all their manifests are one set. */
export function judgeConfiguration(
  paths: readonly string[],
  { environment, isRun }: JudgeOptions,
): JudgedConfiguration {
  const read = new ReadFiles();
  const named = new Set(paths);
  const found = new Set(paths.flatMap((path) => read.find(path)));
  const sources = [...found].map((path) => ({ ...read.source(path), isFound: !named.has(path) }));
  const own = read.paths;
  const readFile = (path: string) => read.bytes(path);
  const judged = loadFiles(sources, { together: isRun, environment, readFile });
  const isAnyJudged = judged.files.some((file) => file.isJudged);
  const all = [...own, ...judged.references.map((path) => resolve(path))];
  return {
    source: paths.map(shownName).join(", "),
    files: isAnyJudged ? judged.files : paths.map((path) => nothingJudged(path, isRun, found.size)),
    statuses: judged.statuses,
    get ir() {
      return isAnyJudged ? judged.ir : undefined;
    },
    paths: all,
    digest: read.digest(all),
  };
}

/** Where no path holds anything, one is perhaps misspelt: that is not passed over in silence. */
function nothingJudged(path: string, isRun: boolean, count: number): JudgedFile {
  if (count === 0 && isRun) {
    const message = "the folder holds no configuration: no file whose name ends in .yaml or .yml";
    return fileWith(path, { severity: "error", code: "file-unreadable", message });
  }
  const message =
    count === 0
      ? "nothing was judged: no file whose name ends in .yaml or .yml"
      : "nothing was judged: no configuration, and no manifest of a known kind";
  return fileWith(path, { severity: isRun ? "error" : "warning", code: "nothing-judged", message });
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
