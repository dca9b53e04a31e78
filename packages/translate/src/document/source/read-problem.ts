import type { DiagnosticCode } from "../../diagnostics/diagnostic.ts";

/** A syntax problem in the text. */
export interface ReadProblem {
  readonly offset: number;
  readonly pointer: string;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly suggestion?: string;
  /** The offset of the first of two duplicates; the message ends with its line. */
  readonly firstOffset?: number;
}
