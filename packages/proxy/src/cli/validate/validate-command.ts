import {
  conditionLines,
  hasErrors,
  printable,
  renderDiagnostics,
  sortDiagnostics,
} from "@edge-gateway/translate";
import { judgeFiles } from "../load-configuration.ts";
import type { JudgedFile } from "../load-configuration.ts";
import { VERSION } from "../version.ts";
import { FORMATS } from "./formats/index.ts";
import type { FormatName } from "./formats/index.ts";

/** Where a command writes. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether `err` shows colours. */
  readonly colours: boolean;
}

export interface ValidateOptions {
  /** Files, folders, or `-`. */
  readonly paths: readonly string[];
  readonly format: FormatName;
  /** Warnings make the exit status 1. */
  readonly strict: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

export const VALID_STATUS = 0;
/** There are warnings, or nothing to judge, and that counts. */
export const WARNED_STATUS = 1;
/** The command line or a configuration is wrong. */
export const INVALID_STATUS = 2;

/** Judges configurations and reports everything that is wrong; the exit status. */
export function validateCommand(options: ValidateOptions): number {
  const { paths, format, strict, environment, terminal } = options;
  const { files, statuses } = judgeFiles(paths, environment);
  if (format === "text") {
    for (const file of files) reportFile(file, terminal);
    if (files.length === 0) terminal.out("no configuration was found\n");
    for (const line of conditionLines(statuses)) terminal.out(`${line}\n`);
  } else terminal.out(FORMATS[format]({ files, statuses, strict, version: VERSION }));
  const diagnostics = files.flatMap((file) => file.diagnostics);
  if (hasErrors(diagnostics)) return INVALID_STATUS;
  const isDoubtful = diagnostics.length > 0 || files.length === 0;
  return strict && isDoubtful ? WARNED_STATUS : VALID_STATUS;
}

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
  else terminal.out(`${name}: valid${warned}\n`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
