import { sortDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import { printable, renderDiagnostics } from "@edge-gateway/translate/diagnostics/render";
import type { JudgedFile } from "./load-configuration.ts";
import type { Terminal } from "./terminal.ts";

/** Writes the findings about one file for people, with a line that sums them up. */
export function reportFile(file: JudgedFile, terminal: Terminal): void {
  const { source } = file;
  const diagnostics = sortDiagnostics(file.diagnostics);
  const text = renderDiagnostics(diagnostics, {
    colours: terminal.colours,
    lineText: (diagnostic) =>
      diagnostic.file === source ? file.lineText(diagnostic.line) : undefined,
  });
  if (text !== "") terminal.err(text);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const warned = warnings > 0 ? `, ${count(warnings, "warning")}` : "";
  const name = printable(source);
  if (errors > 0) terminal.err(`${name}: ${count(errors, "error")}${warned}\n`);
  else terminal.out(`${name}: ${file.isJudged ? "valid" : "nothing to judge"}${warned}\n`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
