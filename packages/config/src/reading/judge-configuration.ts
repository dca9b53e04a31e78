import { resolve } from "node:path";
import { loadFiles } from "@edge-gateway/translate";
import type { JudgedFile } from "@edge-gateway/translate";
import type { DatabaseText } from "@edge-gateway/translate/standalone/database/database-text";
import type { KeptConfiguration } from "@edge-gateway/translate/standalone/kept-configuration";
import { fileWith } from "./judged-configuration.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";
import { ReadFiles, realPath } from "./read-files.ts";
import { shownName } from "./find-files.ts";

export interface JudgeOptions {
  readonly environment: Environment;
  /**
   * Whether all files are validated together as the configuration of one process, instead of each standalone
   * file separately.
   */
  readonly isRun: boolean;
  /**
   * The time in milliseconds since 1970 at which certificates must be valid. Unset: the dates of certificates
   * are not checked.
   */
  readonly now?: number | undefined;
  /** Texts of files by their name in messages, which are judged instead of what the files contain. */
  readonly candidates?: ReadonlyMap<string, string>;
  /** The objects of the database that are laid over the file. */
  readonly database?: DatabaseText | undefined;
  /** What is kept from the last reading of the same configuration; unset: it is read once. */
  readonly kept?: KeptConfiguration | undefined;
}

/**
 * Reads files, folders and standard input, and validates their contents. All their manifests form one set.
 */
export function judgeConfiguration(
  paths: readonly string[],
  { environment, isRun, now, candidates, database, kept }: JudgeOptions,
): JudgedConfiguration {
  const read = new ReadFiles(candidates);
  const named = new Set(paths);
  const found = new Set(paths.flatMap((path) => read.find(path)));
  const sources = [...found].map((path) => ({ ...read.source(path), isFound: !named.has(path) }));
  const own = read.paths;
  const readFile = (path: string) => read.bytes(path);
  const judged = loadFiles(sources, {
    together: isRun,
    environment,
    readFile,
    realPath,
    now,
    database,
    kept,
  });
  const isAnyJudged = judged.files.some((file) => file.isJudged);
  const all = [...own, ...judged.references.map((path) => resolve(path))];
  return {
    source: paths.map(shownName).join(", "),
    files: isAnyJudged ? judged.files : paths.map((path) => nothingJudged(path, isRun, found.size)),
    statuses: judged.statuses,
    get ir() {
      return isAnyJudged ? judged.ir : undefined;
    },
    settings: judged.settings,
    paths: all,
    digest: read.digest(all),
  };
}

/** A path without any configuration may be misspelt, so the user is told. */
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
