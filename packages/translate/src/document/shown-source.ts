import { withDefaultsStandaloneFileLimits } from "@edge-gateway/generated/defaults/index.ts";
import { sortDiagnostics } from "../diagnostics/diagnostic.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceText } from "./source-text.ts";

/** A text with the lines of it that hold secrets. */
export interface ShownSource {
  readonly source: SourceText;
  readonly secretLines: ReadonlySet<number>;
}

const { maxDiagnostics } = withDefaultsStandaloneFileLimits({});

/** In the order of the text, as many as are shown. */
export function firstInOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return sortDiagnostics(diagnostics).slice(0, maxDiagnostics);
}
