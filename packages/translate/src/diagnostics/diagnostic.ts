/** Machine-readable codes of diagnostics, and their meanings. */
export const DIAGNOSTIC_CODES = {
  "file-unreadable": "A file cannot be read.",
  "internal-error": "The gateway itself failed while reading a configuration.",
  "file-too-large": "A file is longer than allowed.",
  "nothing-judged": "There is neither a configuration nor a manifest of a known kind.",
  "yaml-syntax": "The text is not valid YAML.",
  "yaml-unsupported": "The text uses a YAML feature that configurations do not support.",
  "duplicate-key": "A map has a duplicate key.",
  "undefined-variable": "A referenced environment variable is not set.",
  "unknown-key": "A key is an unknown field.",
  "missing-key": "A required property is missing.",
  "wrong-type": "A value has the wrong type.",
  "wrong-value": "A value has the right type but the wrong format.",
  "hidden-value": "In place of a secret there is the mark that outputs show.",
  unusable: "An API server accepts the value, but it cannot be used.",
  "out-of-bounds": "A value is too large, too small, too long or too short.",
  conflict: "The values exclude each other.",
  expression: "An expression or a regular expression is invalid.",
  "unknown-reference": "A name refers to nothing.",
  unsupported: "This build does not support the feature.",
  unreachable: "A route, host or match can never receive a request.",
  "certificate-expired": "A certificate has expired, or expires soon.",
  "no-effect": "A block sets nothing, or reaches nothing that reads it.",
  exposed: "A server without authentication listens on an address that others can reach.",
  deprecated: "The setting is deprecated: it still works, but another one should be used.",
  incompatible: "Some clients refuse what the setting leads to.",
  overridden: "Another setting overrides this one.",
} as const satisfies Readonly<Record<string, string>>;

/** The code of a diagnostic. */
export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES;

/** One finding about a configuration, at its place in a file. */
export interface Diagnostic {
  /** The name that the user gave; `<stdin>` for standard input. */
  readonly file: string;
  /** The line, counted from 1. */
  readonly line: number;
  /** The column, counted from 1 in UTF-16 units. */
  readonly column: number;
  /**
   * The place in the configuration, such as `gateways.web.routes[0].name`; empty for the whole
   * file.
   */
  readonly path: string;
  readonly severity: "error" | "warning";
  readonly code: DiagnosticCode;
  readonly message: string;
  /** What to write instead; null if there is no similar name. */
  readonly suggestion: string | null;
}

/** A finding before its place in the file is known. */
export interface Finding {
  /** JSON pointer (RFC 6901) into the document. */
  readonly pointer: string;
  /** Whether the finding points to the key instead of the value. */
  readonly atKey?: boolean;
  readonly severity?: "error" | "warning";
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly suggestion?: string | undefined;
}

/** A finding, and the document that it is about. */
export interface OwnedFinding extends Finding {
  /** The resource, such as `EdgePolicy apps/login`; undefined for a configuration file. */
  readonly owner: string | undefined;
}

/** The diagnostics to report, in order, and the number of those left out. */
export interface BoundedDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly omitted: number;
}

/**
 * Sorts errors before warnings, each in the order of the text, and keeps the first ones up to the
 * limit.
 */
export function boundDiagnostics(all: readonly Diagnostic[], most: number): BoundedDiagnostics {
  const sorted = sortDiagnostics(all);
  const isError = ({ severity }: Diagnostic): boolean => severity === "error";
  const ordered = [...sorted.filter(isError), ...sorted.filter((one) => !isError(one))];
  const diagnostics = ordered.slice(0, most);
  return { diagnostics, omitted: ordered.length - diagnostics.length };
}

/**
 * Orders by file, line and column, and removes duplicates. Files keep their order of first
 * appearance.
 */
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

/** Whether findings include an error, so that the configuration must not run. */
export function hasErrors(diagnostics: readonly Pick<Finding, "severity">[]): boolean {
  return diagnostics.some(({ severity }) => severity !== "warning");
}
