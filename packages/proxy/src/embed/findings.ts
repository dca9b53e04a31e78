import type { ConfigDiagnostic } from "@edge-gateway/config/reading/config-status";
import type { ConfigurationFinding } from "./embedding.ts";

/** A configuration was refused. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  /** Everything that was found, errors and warnings. */
  readonly findings: readonly ConfigurationFinding[];

  constructor(findings: readonly ConfigurationFinding[]) {
    super(
      findings
        .filter(({ severity }) => severity === "error")
        .map(lineOf)
        .join("\n"),
    );
    this.findings = findings;
  }
}

function lineOf({ path, message, suggestion }: ConfigurationFinding): string {
  const meant = suggestion === null ? "" : ` (did you mean: ${suggestion})`;
  return `${path === "" ? "" : `${path}: `}${message}${meant}`;
}

/** A finding without its place in the text, which the program has not written. */
export function findingOf({
  path,
  severity,
  message,
  suggestion,
}: ConfigDiagnostic): ConfigurationFinding {
  return { path, severity, message, suggestion };
}
