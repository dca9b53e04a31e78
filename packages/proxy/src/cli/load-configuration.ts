import { resolve } from "node:path";
import { loadFiles } from "@edge-gateway/translate";
import type { Diagnostic, Ir, LoadedFile, ResourceStatus } from "@edge-gateway/translate";
import { filesOf, foldersOf } from "./configuration-files.ts";
import { readFile, readSource, STDIN } from "./read-source.ts";

// The YAML parser asks the environment for every token: a copy answers without a system call.
process.env = { ...process.env };

type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration as far as it could be read. */
export interface LoadedConfiguration {
  /** As shown to the user. */
  readonly source: string;
  /** Undefined when something is wrong. */
  readonly ir: Ir | undefined;
  /** As many as are reported at once. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
  readonly judged: readonly JudgedFile[];
  /** Absolute paths: the files themselves, unless it is standard input, folders, and all that they name. */
  readonly files: readonly string[];
}

/** Reads a configuration from a file, a folder of manifests or standard input, and everything that is wrong with it. */
export function loadConfiguration(path: string, environment: Environment): LoadedConfiguration {
  const sources = filesOf(path).map(readSource);
  const loaded = loadFiles(sources, { together: true, environment, readFile });
  const judged = sources.length === 0 ? [emptyFolder(path)] : loaded.files.map(judgedFile);
  return {
    source: path === STDIN ? (judged[0]?.source ?? path) : path,
    ir: loaded.ir,
    diagnostics: judged.flatMap(({ diagnostics }) => diagnostics),
    omitted: judged.reduce((sum, { omitted }) => sum + omitted, 0),
    judged,
    files: [...ownFilesOf(path), ...loaded.references.map((file) => resolve(file))],
  };
}

/** Absolute paths of what a configuration stands in: files and folders; none for standard input. */
export function ownFilesOf(path: string): readonly string[] {
  if (path === STDIN) return [];
  return [...foldersOf(path), ...filesOf(path)].map((file) => resolve(file));
}

/** What a file holds, judged. */
export interface JudgedFile {
  /** As shown to the user. */
  readonly source: string;
  /** Whether it holds more than comments and manifests of kinds that are not known. */
  readonly isJudged: boolean;
  /** As many as are reported at once. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
  /** The text of a line; undefined where it must not be shown. */
  lineText(line: number): string | undefined;
}

/** Files, judged together. */
export interface JudgedFiles {
  readonly files: readonly JudgedFile[];
  /** What a controller would write for the manifests among them. */
  readonly statuses: readonly ResourceStatus[];
}

/** Judges files, all files of folders, and standard input; their manifests are one set. */
export function judgeFiles(paths: readonly string[], environment: Environment): JudgedFiles {
  const named = new Set(paths);
  const sources = [...new Set(paths.flatMap(filesOf))].map((file) => ({
    ...readSource(file),
    isFound: !named.has(file),
  }));
  const { files, statuses } = loadFiles(sources, { together: false, environment, readFile });
  const isAnyJudged = files.some(({ isJudged }) => isJudged);
  return { files: isAnyJudged ? files.map(judgedFile) : paths.map(nothingJudged), statuses };
}

function judgedFile({ file, ...judged }: LoadedFile): JudgedFile {
  return { source: file, ...judged };
}

function emptyFolder(path: string): JudgedFile {
  const message = "the folder holds no configuration: no file whose name ends in .yaml or .yml";
  return withoutText(path, { severity: "error", code: "file-unreadable", message });
}

/** Where no path holds anything, one is perhaps misspelt: that is not passed over in silence. */
function nothingJudged(path: string): JudgedFile {
  const message =
    filesOf(path).length === 0
      ? "nothing was judged: no file whose name ends in .yaml or .yml"
      : "nothing was judged: no configuration, and no manifest of a known kind";
  return withoutText(path, { severity: "warning", code: "nothing-judged", message });
}

function withoutText(
  path: string,
  problem: Pick<Diagnostic, "severity" | "code" | "message">,
): JudgedFile {
  const place = { file: path, line: 1, column: 1, path: "" };
  const diagnostics = [{ ...place, ...problem, suggestion: null }];
  return { source: path, isJudged: false, diagnostics, omitted: 0, lineText: () => undefined };
}
