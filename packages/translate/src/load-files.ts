import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { boundDiagnostics, hasErrors, sortDiagnostics } from "./diagnostics/diagnostic.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Ir } from "./ir/index.ts";
import { loadSet } from "./manifests/load-set.ts";
import type { LoadedSet } from "./manifests/load-set.ts";
import { readManifests } from "./manifests/read-manifest.ts";
import type { ReadManifest } from "./manifests/read-manifest.ts";
import type { ResourceStatus } from "./manifests/document/statuses.ts";
import { documentsOf, holdsNothing } from "./document/source/documents.ts";
import { ReadBudget } from "./document/source/read-budget.ts";
import { YamlDocument } from "./document/yaml/yaml-reader.ts";
import { loadStandalone } from "./standalone/load.ts";
import { shownLines, UNREAD_CODES } from "./shape/places/shown-lines.ts";
import type { ReadText } from "./shape/places/shown-lines.ts";
import type { DatabaseFindings, Loaded } from "./standalone/load.ts";
import type { KeptConfiguration } from "./standalone/kept-configuration.ts";
import type { DatabaseText } from "./standalone/database/database-text.ts";
import type { SecretSources } from "./standalone/files/secret-files.ts";

/**
 * A file under the name that the user gave, with its text, or with the reason why it could not be
 * read.
 */
export type SourceFile =
  | {
      readonly file: string;
      readonly text: string;
      /**
       * Whether the file was found in a folder that the user named: such a folder may contain YAML
       * of other programs.
       */
      readonly isFound?: boolean;
    }
  | { readonly file: string; readonly problem: Diagnostic };

/** The findings about a file. */
export interface JudgedFile {
  readonly file: string;
  /** Whether the file contains a configuration or a manifest of a known kind. */
  readonly isJudged: boolean;
  /** The diagnostics in text order, up to the limit; errors before warnings. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of diagnostics left out. */
  readonly omitted: number;
  /** The source lines of findings, if they may be shown. */
  readonly lines: ReadonlyMap<number, string>;
}

/** The findings about all files. All manifests are one set. */
export interface LoadedFiles {
  readonly files: readonly JudgedFile[];
  /** The statuses that a controller would write for the manifests. */
  readonly statuses: readonly ResourceStatus[];
  /** Files that the configurations refer to. */
  readonly references: readonly string[];
  /**
   * The internal form of all files; undefined after an error, and for more than one configuration.
   */
  readonly ir: Ir | undefined;
  /** The settings of a standalone file; undefined if they have errors. */
  readonly settings: Settings | undefined;
}

const LIMITS = withDefaultsStandaloneFileLimits({});

type Part =
  | { readonly kind: "problem"; readonly problem: Diagnostic }
  | {
      readonly kind: "standalone";
      readonly firstLine: number;
      readonly loaded: Loaded;
      readonly isEmpty: boolean;
    }
  | { readonly kind: "manifest"; readonly manifest: ReadManifest };

/** Whether one process runs the files together, or the files are only validated. */
export interface LoadOptions extends Omit<SecretSources, "file"> {
  readonly together: boolean;
  /** The objects of the database that are laid over the file; unset: the file is all there is. */
  readonly database?: DatabaseText | undefined;
  /**
   * The time, in milliseconds since 1970, at which certificates must be valid; unset: the dates of
   * certificates are not checked.
   */
  readonly now?: number | undefined;
  /** What is kept from the last reading of a standalone file; unset: the files are read once. */
  readonly kept?: KeptConfiguration | undefined;
}

/** Reads, validates and translates configuration files and manifests. */
export function loadFiles(sources: readonly SourceFile[], options: LoadOptions): LoadedFiles {
  let order = 0;
  const read = sources.map((source) => {
    const parts = partsOf(source, options, () => order++);
    return { file: source.file, parts };
  });
  const files = read.some(({ parts }) => parts.some(isManifest)) ? read.map(withoutEmpty) : read;
  const parts = files.flatMap((file) => file.parts);
  const manifests = parts.flatMap((part) => (part.kind === "manifest" ? part.manifest : []));
  const standalone = parts.flatMap((part) => (part.kind === "standalone" ? part : []));
  const set = loadSet(manifests, options.environment, options.now);
  const isMixed = standalone.length > 0 && standalone.length + manifests.length > 1;
  const loaded = files.map(({ file, parts: own }) => judgedFile(file, own, set));
  const isOne = !isMixed && parts.length > 0;
  const ofFiles =
    isMixed && options.together ? loaded.map((file) => refusedMixture(file, files)) : loaded;
  const judged = [
    ...ofFiles,
    ...standalone.flatMap(({ loaded: { database } }) => rowsOf(database)),
  ];
  const isValid = judged.every(({ diagnostics }) => !hasErrors(diagnostics));
  return {
    files: judged,
    statuses: set.statuses,
    references: standalone.flatMap((part) => part.loaded.files),
    settings: isMixed ? undefined : standalone[0]?.loaded.settings,
    get ir() {
      if (!isOne || !isValid) return undefined;
      return standalone.length === 0 ? set.ir : standalone[0]?.loaded.ir;
    },
  };
}

function isManifest({ kind }: Part): boolean {
  return kind === "manifest";
}

function isJudgedPart(part: Part): boolean {
  return part.kind !== "manifest" || part.manifest.isJudged;
}

/** If there are manifests, a file with only comments counts as a file without manifests. */
function withoutEmpty<File extends { readonly parts: readonly Part[] }>(file: File): File {
  const parts = file.parts.filter((part) => part.kind !== "standalone" || !part.isEmpty);
  return { ...file, parts };
}

function partsOf(
  source: SourceFile,
  options: LoadOptions,
  nextOrder: () => number,
): readonly Part[] {
  if ("problem" in source) return [{ kind: "problem", problem: source.problem }];
  const { file, text } = source;
  const budget = new ReadBudget();
  const parts: Part[] = [];
  let standalone = 0;
  for (const { text: own, firstLine } of documentsOf(text)) {
    const yaml = new YamlDocument(own, budget, options.kept?.items);
    const manifests = readManifests({ file, yaml, firstLine }, nextOrder);
    for (const manifest of manifests) parts.push({ kind: "manifest", manifest });
    if (manifests.length === 0) standalone += 1;
    if (standalone > 1) {
      parts.push({ kind: "problem", problem: secondDocument(file, firstLine) });
      break;
    }
    if (manifests.length === 0) {
      const isEmpty = holdsNothing(own);
      const loaded = loadStandalone({ ...options, file, text: own, firstLine, yaml });
      if (source.isFound === true && loaded.isForeign) continue;
      parts.push({ kind: "standalone", firstLine, loaded, isEmpty });
    }
    if (budget.isSpent) break;
  }
  return parts;
}

/** The texts of a file's documents; undefined if the values of a part of the file could not be read. */
export function readTexts(
  source: SourceFile,
  options: LoadOptions,
): readonly ReadText[] | undefined {
  const texts: ReadText[] = [];
  for (const part of partsOf(source, options, () => 0)) {
    if (part.kind === "problem") return undefined;
    // Which values of another kind of manifest are secrets is not known.
    if (part.kind === "manifest" && part.manifest.document === undefined) return undefined;
    const { diagnostics, shown } = part.kind === "manifest" ? part.manifest : part.loaded;
    const isUnread = diagnostics.some(({ code }) => UNREAD_CODES.has(code));
    if (isUnread || shown === undefined) return undefined;
    texts.push(shown);
    const rows = part.kind === "manifest" ? undefined : part.loaded.database;
    if (rows?.diagnostics.some(({ code }) => UNREAD_CODES.has(code)) === true) return undefined;
    if (rows !== undefined) texts.push(rows.shown);
  }
  return texts;
}

function judgedFile(file: string, parts: readonly Part[], set: LoadedSet): JudgedFile {
  return boundedFile({
    file,
    found: parts.flatMap((part) => diagnosticsOf(part, set)),
    omitted: parts.reduce((sum, part) => sum + omittedOf(part), 0),
    isJudged: parts.some(isJudgedPart),
    shown: () => parts.flatMap(shownOf),
  });
}

/** The findings about the objects of a database. */
function rowsOf(database: DatabaseFindings | undefined): readonly JudgedFile[] {
  if (database === undefined) return [];
  const { diagnostics: found, shown } = database;
  const { file } = shown.source;
  return [boundedFile({ file, found, omitted: 0, isJudged: true, shown: () => [shown] })];
}

interface FileFindings extends Pick<JudgedFile, "file" | "omitted" | "isJudged"> {
  readonly found: readonly Diagnostic[];
  readonly shown: () => readonly ReadText[];
}

function boundedFile({ file, found, isJudged, shown, ...left }: FileFindings): JudgedFile {
  const bounded = boundDiagnostics(found, LIMITS.maxDiagnostics);
  const diagnostics = sortDiagnostics(bounded.diagnostics);
  const omitted = left.omitted + bounded.omitted;
  // Frees the text of files without findings.
  if (diagnostics.length === 0) return { file, isJudged, diagnostics, omitted, lines: NO_LINES };
  let lines: ReadonlyMap<number, string> | undefined;
  return {
    ...{ file, isJudged, diagnostics, omitted },
    get lines() {
      lines ??= shownLines(shown(), diagnostics);
      return lines;
    },
  };
}

const NO_LINES: ReadonlyMap<number, string> = new Map();

function diagnosticsOf(part: Part, set: LoadedSet): readonly Diagnostic[] {
  switch (part.kind) {
    case "problem":
      return [part.problem];
    case "standalone":
      return part.loaded.diagnostics;
    case "manifest":
      return set.diagnosticsOf(part.manifest);
  }
}

function omittedOf(part: Part): number {
  switch (part.kind) {
    case "problem":
      return 0;
    case "standalone":
      return part.loaded.omitted;
    case "manifest":
      return part.manifest.omitted;
  }
}

function shownOf(part: Part): readonly ReadText[] {
  switch (part.kind) {
    case "problem":
      return [];
    case "standalone":
      return part.loaded.shown === undefined ? [] : [part.loaded.shown];
    case "manifest":
      return [part.manifest.shown];
  }
}

/**
 * Refuses a mixture: a process runs either one standalone configuration or manifests, never both. A
 * file that is not YAML has its own error, because its kind is unknown.
 */
function refusedMixture(
  loaded: JudgedFile,
  files: readonly { readonly file: string; readonly parts: readonly Part[] }[],
): JudgedFile {
  const own = files.find(({ file }) => file === loaded.file)?.parts ?? [];
  const first = own.find((part) => part.kind === "standalone");
  if (first?.kind !== "standalone") return loaded;
  if (first.loaded.diagnostics.some(({ code }) => code === "yaml-syntax")) return loaded;
  const problem = problemAt(
    loaded.file,
    first.firstLine,
    "a standalone configuration must be the only file: it cannot be combined with other files or manifests",
  );
  return { ...loaded, diagnostics: sortDiagnostics([problem, ...loaded.diagnostics]) };
}

function secondDocument(file: string, line: number): Diagnostic {
  return problemAt(
    file,
    line,
    "a file may contain only one standalone configuration; `---` begins a second one",
  );
}

function problemAt(file: string, line: number, message: string): Diagnostic {
  return {
    file,
    line,
    column: 1,
    path: "",
    severity: "error",
    code: "yaml-syntax",
    message,
    suggestion: null,
  };
}
