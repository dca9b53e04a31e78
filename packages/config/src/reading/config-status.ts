/** Which configuration runs, and the result of the last attempt to change it. */
export interface ConfigStatus {
  /** The number of the running configuration, which increases with each applied one; 0 before the first. */
  readonly generation: number;
  /** When the configuration was applied (RFC 3339); null before the first one. */
  readonly since: string | null;
  /** The file, `<stdin>`, or another source. */
  readonly source: string;
  /** Whether the configuration read last is the running one. */
  readonly synchronized: boolean;
  readonly lastAttempt: ConfigAttempt | null;
  /** Changed fields that apply only after a restart of the process. */
  readonly restartNeeded: readonly string[];
}

export interface ConfigAttempt {
  /** When the attempt ended (RFC 3339). */
  readonly at: string;
  readonly ok: boolean;
  /** The diagnostics of the last attempt, including the warnings of a successful one. */
  readonly diagnostics: readonly ConfigDiagnostic[];
  /** The number of diagnostics that are not listed. */
  readonly omitted: number;
  /** Why the workers could not run the configuration. */
  readonly problems: readonly string[];
}

/** A finding about a configuration. */
export interface ConfigDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly message: string;
  readonly suggestion: string | null;
}

/** Why the last attempt failed; empty if it did not. */
export function problemsOf({ lastAttempt }: ConfigStatus): readonly string[] {
  if (lastAttempt === null || lastAttempt.ok) return [];
  return [...lastAttempt.problems, ...errorsIn(lastAttempt.diagnostics)];
}

/** The errors among diagnostics, each with its place: a row of a database has its name only in the path. */
export function errorsIn(diagnostics: readonly ConfigDiagnostic[]): readonly string[] {
  return diagnostics.flatMap(({ severity, file, line, path, message }) =>
    severity === "error" ? `${file}:${line}: ${path === "" ? "" : `${path}: `}${message}` : [],
  );
}
