/** What is wrong, for programs. */
export type DiagnosticCode =
  | "file-unreadable"
  | "file-too-large"
  | "yaml-syntax"
  | "yaml-unsupported"
  | "duplicate-key"
  | "undefined-variable"
  | "unknown-key"
  | "missing-key"
  | "wrong-type"
  | "wrong-value"
  | "out-of-bounds"
  | "conflict"
  | "expression"
  | "unknown-reference"
  | "unsupported";

/** One finding about a configuration, at its place in a file. */
export interface Diagnostic {
  /** As it was named by the user; `<stdin>` for standard input. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** e.g. `gateways.web.routes[0].name`; empty for the whole file. */
  readonly path: string;
  readonly severity: "error" | "warning";
  readonly code: DiagnosticCode;
  readonly message: string;
  /** What to write instead; null when nothing is near. */
  readonly suggestion: string | null;
}

/** A finding before its place in the file is known. */
export interface Finding {
  /** JSON pointer (RFC 6901) into the document. */
  readonly pointer: string;
  /** Points to the key rather than to the value. */
  readonly atKey?: boolean;
  readonly severity?: "error" | "warning";
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

/** In the order of files as first met, then of lines and columns; equal findings once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = new Map<string, number>();
  for (const { file } of diagnostics) if (!files.has(file)) files.set(file, files.size);
  const seen = new Set<string>();
  return diagnostics
    .toSorted(
      (a, b) =>
        (files.get(a.file) ?? 0) - (files.get(b.file) ?? 0) ||
        a.line - b.line ||
        a.column - b.column,
    )
    .filter((diagnostic) => {
      const identity = JSON.stringify(diagnostic);
      return !seen.has(identity) && seen.add(identity);
    });
}

/** Whether a configuration with these findings must not be run. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
