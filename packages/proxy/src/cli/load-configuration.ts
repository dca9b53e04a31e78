import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadStandalone } from "@edge-gateway/translate";
import type { Diagnostic, Loaded } from "@edge-gateway/translate";

/** What the user writes for standard input. */
export const STDIN = "-";

/** How standard input is called in messages. */
const STDIN_NAME = "<stdin>";

/** A configuration as far as it could be read. */
export interface LoadedConfiguration extends Loaded {
  /** As shown to the user. */
  readonly source: string;
  /** Absolute paths: the file itself, unless it is standard input, and all that it names. */
  readonly files: readonly string[];
}

/** Reads a configuration from a file or standard input, and everything that is wrong with it. */
export function loadConfiguration(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): LoadedConfiguration {
  const source = file === STDIN ? STDIN_NAME : file;
  const own = file === STDIN ? [] : [resolve(file)];
  let text: string;
  try {
    text = readFileSync(file === STDIN ? process.stdin.fd : file, "utf8");
  } catch (error) {
    const diagnostics = [unreadable(source, error)];
    return { source, ir: undefined, diagnostics, files: own, shown: undefined };
  }
  const loaded = loadStandalone({ file: source, text, environment, readFile });
  return { ...loaded, source, files: [...own, ...loaded.files.map((path) => resolve(path))] };
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
