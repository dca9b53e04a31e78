import { conditionLines, hasErrors } from "@edge-gateway/translate";
import {
  INVALID_STATUS,
  VALID_STATUS,
  WARNED_STATUS,
} from "@edge-gateway/config/command/exit-statuses";
import { judgeConfiguration } from "@edge-gateway/config/reading/judge-configuration";
import type { JudgeOptions } from "@edge-gateway/config/reading/judge-configuration";
import { reportFile } from "@edge-gateway/config/command/report-file";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { VERSION } from "@edge-gateway/kernel/process/version";
import { FORMATS } from "./formats/index.ts";
import type { FormatName } from "./formats/index.ts";

export interface ValidateOptions extends JudgeOptions {
  /** The files and folders to validate; `-` is standard input. */
  readonly paths: readonly string[];
  readonly format: FormatName;
  /** Whether warnings lead to exit status 1. */
  readonly strict: boolean;
  readonly terminal: Terminal;
}

/** Validates configurations and reports every finding; returns the exit status. */
export function validateCommand(options: ValidateOptions): number {
  const { paths, format, strict, terminal } = options;
  const { files, statuses } = judgeConfiguration(paths, options);
  if (format === "text") {
    for (const file of files) reportFile(file, terminal);
    for (const line of conditionLines(statuses)) terminal.out(`${line}\n`);
  } else terminal.out(FORMATS[format]({ files, statuses, strict, version: VERSION }));
  const diagnostics = files.flatMap((file) => file.diagnostics);
  if (hasErrors(diagnostics)) return INVALID_STATUS;
  return strict && diagnostics.length > 0 ? WARNED_STATUS : VALID_STATUS;
}
