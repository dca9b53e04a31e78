import type { DiagnosticCode } from "../diagnostics/diagnostic.ts";

/** What is wrong with the text itself. */
export interface ReadProblem {
  readonly offset: number;
  readonly pointer: string;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly suggestion?: string;
  /** Where the first of two stands: the message ends with its line. */
  readonly firstOffset?: number;
}
