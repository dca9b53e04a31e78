import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadDocuments, loadStandalone } from "@edge-gateway/translate";
import type { Diagnostic, Loaded, LoadInput } from "@edge-gateway/translate";

/** What the user writes for standard input. */
export const STDIN = "-";

/** How standard input is called in messages. */
const STDIN_NAME = "<stdin>";

type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration as far as it could be read. */
export interface LoadedConfiguration extends Loaded {
  /** As shown to the user. */
  readonly source: string;
  /** Absolute paths: the file itself, unless it is standard input, and all that it names. */
  readonly files: readonly string[];
}

/** Reads a configuration from a file or standard input, and everything that is wrong with it. */
export function loadConfiguration(file: string, environment: Environment): LoadedConfiguration {
  const source = sourceOf(file);
  const own = file === STDIN ? [] : [resolve(file)];
  const input = readInput(file, environment);
  if ("unreadable" in input) {
    const diagnostics = [input.unreadable];
    return { source, ir: undefined, diagnostics, files: own, shown: undefined, isManifest: false };
  }
  const loaded = loadStandalone(input);
  return { ...loaded, source, files: [...own, ...loaded.files.map((path) => resolve(path))] };
}

/** What a file holds, judged: each document by itself. */
export interface JudgedFile {
  /** As shown to the user. */
  readonly source: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a line; undefined where it must not be shown. */
  lineText(line: number): string | undefined;
}

/** Judges every document of a file or of standard input. */
export function judgeFile(file: string, environment: Environment): JudgedFile {
  const source = sourceOf(file);
  const input = readInput(file, environment);
  if ("unreadable" in input) {
    return { source, diagnostics: [input.unreadable], lineText: () => undefined };
  }
  return judgedFile(source, loadDocuments(input));
}

/** The findings about the documents of one file, together. */
export function judgedFile(source: string, documents: readonly Loaded[]): JudgedFile {
  const diagnostics = documents.flatMap((document) => document.diagnostics);
  // The text of a file without findings is let go.
  if (diagnostics.length === 0) return { source, diagnostics, lineText: () => undefined };
  const shown = documents.flatMap((document) => document.shown ?? []);
  return {
    source,
    diagnostics,
    lineText: (line) =>
      shown
        .filter(({ secretLines }) => !secretLines.has(line))
        .map((document) => document.source.lineText(line))
        .find((text) => text !== ""),
  };
}

function sourceOf(file: string): string {
  return file === STDIN ? STDIN_NAME : file;
}

function readInput(
  file: string,
  environment: Environment,
): LoadInput | { readonly unreadable: Diagnostic } {
  const source = sourceOf(file);
  try {
    const text = readFileSync(file === STDIN ? process.stdin.fd : file, "utf8");
    return { file: source, text, environment, readFile };
  } catch (error) {
    return { unreadable: unreadable(source, error) };
  }
}

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function unreadable(file: string, error: unknown): Diagnostic {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = `the file cannot be read: ${REASONS[code] ?? code}`;
  return {
    file,
    line: 1,
    column: 1,
    path: "",
    severity: "error",
    code: "file-unreadable",
    message,
    suggestion: null,
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "access is denied",
  EISDIR: "it is a folder",
};
