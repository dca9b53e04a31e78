import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { boundDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import { printable } from "@edge-gateway/kernel/text/printable";
import { renderDiagnostics } from "@edge-gateway/translate/diagnostics/render";
import type { JudgedFile } from "@edge-gateway/translate";
import type { Terminal } from "./terminal.ts";

const { maxShownDiagnostics } = DEFAULTS.standaloneFileLimits;

/** Writes the first findings about a file as text, and then a summary line. */
export function reportFile(file: JudgedFile, terminal: Terminal): void {
  const { diagnostics, omitted } = boundDiagnostics(file.diagnostics, maxShownDiagnostics);
  const text = renderDiagnostics(diagnostics, {
    colours: terminal.colours,
    lineText: (diagnostic) =>
      diagnostic.file === file.file ? file.lines.get(diagnostic.line) : undefined,
  });
  if (text !== "") terminal.err(text);
  const errors = file.diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = file.diagnostics.length - errors;
  const warned = warnings > 0 ? `, ${count(warnings, "warning")}` : "";
  const left = omitted + file.omitted;
  const cut = left > 0 ? ` (${diagnostics.length} shown, ${left} left out)` : "";
  const name = printable(file.file);
  const beyond = file.omitted > 0 ? "more than " : "";
  if (errors > 0) terminal.err(`${name}: ${beyond}${count(errors, "error")}${warned}${cut}\n`);
  else terminal.out(`${name}: ${file.isJudged ? "valid" : "nothing to validate"}${warned}${cut}\n`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
