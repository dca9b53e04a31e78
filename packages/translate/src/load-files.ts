import { hasErrors, sortDiagnostics } from "./diagnostics/diagnostic.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Ir } from "./ir/index.ts";
import { loadSet } from "./manifests/load-set.ts";
import type { LoadedSet } from "./manifests/load-set.ts";
import { readManifests } from "./manifests/read-manifest.ts";
import type { ReadManifest } from "./manifests/read-manifest.ts";
import type { ResourceStatus } from "./manifests/statuses.ts";
import { documentsOf, holdsNothing } from "./document/documents.ts";
import { loadStandalone } from "./standalone/load.ts";
import type { ShownSource } from "./document/shown-source.ts";
import type { Loaded } from "./standalone/load.ts";
import type { SecretSources } from "./standalone/secret-files.ts";

/** A text as the user named it, or why there is none. */
export type SourceFile =
  | {
      readonly file: string;
      readonly text: string;
      /** It was found in a folder that the user named, which may hold YAML of others. */
      readonly isFound?: boolean;
    }
  | { readonly file: string; readonly problem: Diagnostic };

/** What a file holds, judged. */
export interface LoadedFile {
  readonly file: string;
  /** Whether it holds more than comments and manifests of kinds that are not known. */
  readonly isJudged: boolean;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** The text of each document that may be shown, without its secrets. */
  readonly shown: readonly ShownSource[];
}

/** What files hold, judged together: all their manifests are one set. */
export interface LoadedFiles {
  readonly files: readonly LoadedFile[];
  /** What a controller would write for the manifests. */
  readonly statuses: readonly ResourceStatus[];
  /** Files that configurations refer to. */
  readonly references: readonly string[];
  /** What all files together run; undefined after an error, and where they hold more than one configuration. */
  readonly ir: Ir | undefined;
}

type Part =
  | { readonly kind: "problem"; readonly problem: Diagnostic }
  | {
      readonly kind: "standalone";
      readonly firstLine: number;
      readonly loaded: Loaded;
      readonly isEmpty: boolean;
    }
  | { readonly kind: "manifest"; readonly manifest: ReadManifest };

/** How the files are taken: `together`, as what one process runs, or only to be judged. */
export interface LoadOptions extends Omit<SecretSources, "file"> {
  readonly together: boolean;
}

/** Reads, validates, checks and translates files of configurations and manifests. */
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
  const { environment, together: isRun } = options;
  const set = loadSet(manifests, { environment, isRun });
  const isMixed = standalone.length > 0 && standalone.length + manifests.length > 1;
  const loaded = files.map(({ file, parts: own }) => loadedFile(file, own, set));
  const isOne = !isMixed && parts.length > 0;
  const judged =
    isMixed && options.together ? loaded.map((file) => refusedMixture(file, files)) : loaded;
  const isValid = judged.every(({ diagnostics }) => !hasErrors(diagnostics));
  return {
    files: judged,
    statuses: set.statuses,
    references: standalone.flatMap((part) => part.loaded.files),
    get ir() {
      if (!isOne || !isValid) return undefined;
      return standalone.length === 0 ? set.ir : standalone[0]?.loaded.ir;
    },
  };
}

function isManifest({ kind }: Part): boolean {
  return kind === "manifest";
}

function isJudged(part: Part): boolean {
  return part.kind !== "manifest" || part.manifest.isJudged;
}

/** Beside manifests a file of comments is a file without manifests. */
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
  let standalone = 0;
  return documentsOf(text).flatMap((document): readonly Part[] => {
    const { firstLine } = document;
    const input = { file, text: document.text, firstLine };
    const manifests = readManifests(input, nextOrder);
    if (manifests.length > 0) return manifests.map((manifest) => ({ kind: "manifest", manifest }));
    standalone += 1;
    if (standalone > 1) return [{ kind: "problem", problem: secondDocument(file, firstLine) }];
    const isEmpty = holdsNothing(document.text);
    const loaded = loadStandalone({ ...options, ...input });
    if (source.isFound === true && loaded.isForeign) return [];
    return [{ kind: "standalone", firstLine, loaded, isEmpty }];
  });
}

function loadedFile(file: string, parts: readonly Part[], set: LoadedSet): LoadedFile {
  const documents = parts.map((part): Pick<Loaded, "diagnostics" | "shown"> => {
    switch (part.kind) {
      case "problem":
        return { diagnostics: [part.problem], shown: undefined };
      case "standalone":
        return part.loaded;
      case "manifest": {
        const diagnostics = set.diagnosticsOf(part.manifest);
        return {
          diagnostics,
          get shown() {
            return part.manifest.shown(diagnostics);
          },
        };
      }
    }
  });
  const diagnostics = sortDiagnostics(documents.flatMap((document) => document.diagnostics));
  return {
    file,
    isJudged: parts.some(isJudged),
    diagnostics,
    // The text of a file without findings is let go.
    shown: diagnostics.length === 0 ? [] : documents.flatMap(({ shown }) => shown ?? []),
  };
}

/** What runs is one standalone configuration, or manifests. */
function refusedMixture(
  loaded: LoadedFile,
  files: readonly { readonly file: string; readonly parts: readonly Part[] }[],
): LoadedFile {
  const own = files.find(({ file }) => file === loaded.file)?.parts ?? [];
  const first = own.find((part) => part.kind === "standalone");
  if (first?.kind !== "standalone") return loaded;
  const problem = problemAt(
    loaded.file,
    first.firstLine,
    "a standalone configuration is run by itself: from one file, without others and without manifests",
  );
  return { ...loaded, diagnostics: sortDiagnostics([problem, ...loaded.diagnostics]) };
}

function secondDocument(file: string, line: number): Diagnostic {
  return problemAt(
    file,
    line,
    "only one standalone configuration is read from a file; `---` begins a second one",
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
