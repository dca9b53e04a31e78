import { printable } from "@edge-gateway/kernel/text/printable";
import type { Diagnostic } from "./diagnostic.ts";

export interface RenderOptions {
  /** Whether the text has ANSI terminal colours. */
  readonly colours: boolean;
  /** The source line of a diagnostic; undefined if it must not be shown. */
  lineText(diagnostic: Diagnostic): string | undefined;
}

const RESET = "\u001b[0m";
const COLOURS = {
  error: "\u001b[31m",
  warning: "\u001b[33m",
  faint: "\u001b[2m",
  bold: "\u001b[1m",
} as const;

/**
 * Formats diagnostics for people: place, path, message, the line with a caret, and a suggestion.
 */
export function renderDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: RenderOptions,
): string {
  return diagnostics.map((diagnostic) => `${renderOne(diagnostic, options)}\n`).join("");
}

function renderOne(diagnostic: Diagnostic, { colours, lineText }: RenderOptions): string {
  const paint = (text: string, colour: keyof typeof COLOURS): string =>
    colours ? `${COLOURS[colour]}${text}${RESET}` : text;
  const { file, line, column, path, severity, message, suggestion } = diagnostic;
  const subject = path === "" ? "" : `${path}: `;
  const lines = [
    `${paint(`${printable(file)}:${line}:${column}`, "bold")}: ${paint(severity, severity)}: ${subject}${printable(message)}`,
  ];
  const text = lineText(diagnostic);
  if (text !== undefined && text.trim() !== "") {
    const { shown, caret } = excerpt(printable(text), column);
    lines.push(`  ${paint(shown, "faint")}`, `  ${" ".repeat(caret)}${paint("^", severity)}`);
  }
  if (suggestion !== null) lines.push(`  ${label(suggestion)} ${printable(suggestion)}`);
  return lines.join("\n");
}

/** A one-word suggestion is a corrected name; a longer one is an instruction. */
function label(suggestion: string): string {
  return suggestion.includes(" ") ? "hint:" : "did you mean:";
}

const EXCERPT_WIDTH = 120;

/** The part of a line around a column (from 1), to keep long lines short. */
function excerpt(text: string, column: number): { readonly shown: string; readonly caret: number } {
  const start = Math.max(0, Math.min(column - 1, text.length) - EXCERPT_WIDTH / 2);
  return { shown: text.slice(start, start + EXCERPT_WIDTH), caret: column - 1 - start };
}
