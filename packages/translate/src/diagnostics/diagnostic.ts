/** What is wrong, for programs, and what each code means. */
export const DIAGNOSTIC_CODES = {
  "file-unreadable": "A file cannot be read.",
  "internal-error": "The gateway itself failed while it read a configuration.",
  "file-too-large": "A file is longer than allowed.",
  "nothing-judged": "There is no configuration and no manifest of a known kind.",
  "yaml-syntax": "The text is not YAML.",
  "yaml-unsupported": "The text uses something of YAML that a configuration cannot have.",
  "duplicate-key": "A map has a duplicate key.",
  "undefined-variable": "An environment variable that is named is not set.",
  "unknown-key": "A key is an unknown field.",
  "missing-key": "A property that is needed is missing.",
  "wrong-type": "A value has the wrong type.",
  "wrong-value": "A value has the right type and the wrong form.",
  unusable: "An API server takes a value that nothing can be done with.",
  "out-of-bounds": "A value is too large, too small, too long or too short.",
  conflict: "Values that exclude each other stand together.",
  expression: "An expression or a regular expression is wrong.",
  "unknown-reference": "A name leads to nothing.",
  unsupported: "This build does not support it.",
  unreachable: "A route, host or match can never take a request.",
  "no-effect": "A block sets nothing.",
  deprecated: "A setting still works, and another one should be used instead.",
  overridden: "A setting has no effect because of another one.",
} as const satisfies Readonly<Record<string, string>>;

/** The key of what is wrong. */
export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES;

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

/** A finding with the document that it is about. */
export interface OwnedFinding extends Finding {
  /** The resource, such as `EdgePolicy apps/login`; undefined for a configuration file. */
  readonly owner: string | undefined;
}

/** Findings in order, and how many more there are than are reported at once. */
export interface BoundedDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly omitted: number;
}

/** Of too many findings the first errors, then the first warnings. */
export function boundDiagnostics(all: readonly Diagnostic[], most: number): BoundedDiagnostics {
  const sorted = sortDiagnostics(all);
  const omitted = Math.max(0, sorted.length - most);
  if (omitted === 0) return { diagnostics: sorted, omitted };
  const errors = sorted.filter(({ severity }) => severity === "error").slice(0, most);
  const warnings = sorted.filter(({ severity }) => severity === "warning");
  const kept = new Set([...errors, ...warnings.slice(0, most - errors.length)]);
  return { diagnostics: sorted.filter((one) => kept.has(one)), omitted };
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
export function hasErrors(diagnostics: readonly Pick<Finding, "severity">[]): boolean {
  return diagnostics.some(({ severity }) => severity !== "warning");
}
